import { useApplication } from '@pixi/react';
import type { Container } from 'pixi.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { editionOf, type UnitId } from '../engine/index.ts';
import type { BoardShapes } from '../geography/shapes.ts';
import { useShown, useShownGame } from '../store/shown.ts';
import { useView } from '../store/viewStore.ts';
import { useFollowing } from './following/useFollowing.ts';
import { createMapContext, type MapContext } from './scene/MapContext.ts';
import { typefacesLoaded } from './draw/typefaces.ts';
import { openMapView } from './camera/MapView.ts';
import { viewportOf } from './camera/viewport.ts';
import { useMapAnimation } from './motion/useMapAnimation.ts';
import { emptyScene, sceneOf } from './scene/MapScene.ts';
import { GroundLayers } from './layers/GroundLayers.tsx';
import { MarkerLayers } from './layers/MarkerLayers.tsx';
import { usePreparedMap } from './scene/usePreparedMap.ts';

interface Props {
  readonly shapes: BoardShapes;
  readonly host: HTMLElement;
  readonly edition: string;
  /** Hears of the map once the map is drawn, and of null when it closes. */
  readonly onMapReady: (map: MapContext | null) => void;
}

/** Inside the Pixi application: opens the window onto the board and fills it. */
export function MapLayers({ shapes, host, edition: editionId, onMapReady }: Props) {
  const { app, isInitialised } = useApplication();
  const ground = useRef<Container>(null);
  const standing = useRef<Container>(null);
  const [map, setMap] = useState<MapContext | null>(null);
  const edition = useMemo(() => editionOf(editionId), [editionId]);

  useEffect(() => {
    if (!isInitialised || !ground.current || !standing.current) return;
    // Kept: when the map goes away, Pixi may have taken its canvas away already.
    const { canvas } = app;
    const layers = [
      { container: ground.current, overhang: 0 },
      { container: standing.current, overhang: 160 },
    ];
    const view = openMapView(app, layers, viewportOf(shapes, sizeOf(host), useView.getState().covers));
    view.resize(sizeOf(host));
    const opened = createMapContext(shapes, edition, view, app.renderer.resolution);
    setMap(opened);
    const watcher = new ResizeObserver(() => view.resize(sizeOf(host)));
    watcher.observe(host);
    const stopCovering = useView.subscribe(({ covers }, before) => {
      if (covers !== before.covers) view.setCovers(covers);
    });
    // A graphics card that went away comes back with an empty window.
    canvas.addEventListener('webglcontextrestored', view.requestDraw);
    return () => {
      watcher.disconnect();
      stopCovering();
      canvas.removeEventListener('webglcontextrestored', view.requestDraw);
      view.close();
      opened.textures.clear();
      setMap(null);
    };
  }, [app, isInitialised, shapes, host, edition]);

  useFollowing(map);
  const { surveyed, survey } = usePreparedMap(map);
  useEffect(() => {
    onMapReady(surveyed);
    return () => onMapReady(null);
  }, [surveyed, onMapReady]);

  const { animation, end } = useMapAnimation();
  const after = useShownGame();
  const game = animation?.before ?? after;
  const inHand = useShown('chosen');
  const chosen = animation === null ? inHand : NOBODY;
  const scene = useMemo(
    () => (game ? sceneOf(game, edition.turnOrder, chosen) : emptyScene(edition)),
    [game, edition, chosen],
  );
  const typed = useTypefaces();

  return (
    <>
      <pixiContainer ref={ground}>
        {map && <GroundLayers map={map} control={scene.control} game={game} animation={animation} onLaid={survey} />}
      </pixiContainer>
      <pixiContainer ref={standing}>
        {surveyed && typed && (
          <MarkerLayers
            map={surveyed}
            scene={scene}
            game={game}
            animation={animation}
            onEnd={end}
            canvas={app.canvas}
          />
        )}
      </pixiContainer>
    </>
  );
}

const NOBODY: readonly UnitId[] = [];

const sizeOf = (host: HTMLElement) => ({
  width: Math.max(1, host.clientWidth),
  height: Math.max(1, host.clientHeight),
});

/** Labels wait for their typefaces; the ground does not. */
function useTypefaces(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    void typefacesLoaded().then(() => setLoaded(true));
  }, []);
  return loaded;
}
