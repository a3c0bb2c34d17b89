import { useApplication } from '@pixi/react';
import type { Container } from 'pixi.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { anyEdition, editionNamed } from '../engine/index.ts';
import { boardFaceOf } from '../games/boards.ts';
import type { BoardShapes } from '../geography/shapes.ts';
import { useHeldControl } from '../store/atlas/onMap.ts';
import { useHighlighted } from '../store/displayedOnMap.ts';
import { useView } from '../store/viewStore.ts';
import { useCameraFollowing } from './following/useCameraFollowing.ts';
import { createMapContext, type MapContext } from './scene/MapContext.ts';
import { useHasChances } from './scene/useWatched.ts';
import { useTypefaces } from './draw/typefaces.ts';
import { createMapViews } from './camera/MapView.ts';
import { viewportOf } from './camera/freeAreas.ts';
import { useMapAnimation } from './motion/useMapAnimation.ts';
import { emptyScene, stacked } from './scene/MapScene.ts';
import { GroundLayers } from './layers/GroundLayers.tsx';
import { HighlightLayers } from './layers/HighlightLayers.tsx';
import { MarkerLayers } from './layers/MarkerLayers.tsx';
import { usePreparedMap, useScenery } from './scene/usePreparedMap.ts';
import { useAnyDisplayedGame } from '../store/displayedGame.ts';

interface Props {
  readonly shapes: BoardShapes;
  readonly host: HTMLElement;
  readonly edition: string;
  /** Called with the context once the ground is drawn and all is prepared, and with null when the map closes. */
  readonly onMapReady: (map: MapContext | null) => void;
}

/** The content of the Pixi application; nothing while the shown game is of another edition than the shapes. */
export function MapLayers(props: Props) {
  // Pixi's React root may learn of a new game before the page does, which then brings the shapes of its edition.
  const isOfEdition = (useAnyDisplayedGame()?.edition ?? props.edition) === props.edition;
  return isOfEdition && anyEdition(props.edition) !== null ? <EditionLayers key={props.edition} {...props} /> : null;
}

/** One map for two kinds of layers, whose requests draw more or less anew (see `MapViews`). */
interface Maps {
  readonly map: MapContext;
  readonly groundMap: MapContext;
}

/** Creates the map view and context of an edition's map, and all layers. */
function EditionLayers({ shapes, host, edition: editionId, onMapReady }: Props) {
  const { app, isInitialised } = useApplication();
  const ground = useRef<Container>(null);
  const highlights = useRef<Container>(null);
  const markers = useRef<Container>(null);
  const [maps, setMaps] = useState<Maps | null>(null);
  const map = maps?.map ?? null;
  const edition = useMemo(() => editionNamed(editionId), [editionId]);

  useEffect(() => {
    if (!isInitialised || !ground.current || !highlights.current || !markers.current) return;
    // In a variable, because `app.canvas` may no longer exist when the effect is cleaned up.
    const { canvas } = app;
    const layersOver = [
      { container: highlights.current, overhang: 0 },
      { container: markers.current, overhang: 160 },
    ];
    const viewport = viewportOf(shapes, sizeOf(host), useView.getState().covers);
    const { overGround: view, ofGround } = createMapViews(app, ground.current, layersOver, viewport);
    view.resize(sizeOf(host));
    const created = createMapContext(shapes, edition, view, app.renderer.resolution);
    setMaps({ map: created, groundMap: { ...created, view: ofGround } });
    const resizeObserver = new ResizeObserver(() => view.resize(sizeOf(host)));
    resizeObserver.observe(host);
    const unsubscribe = useView.subscribe(({ covers }, before) => {
      if (covers !== before.covers) view.setCovers(covers);
    });
    // After a lost WebGL context is restored, the canvas is empty.
    canvas.addEventListener('webglcontextrestored', ofGround.requestDraw);
    return () => {
      resizeObserver.disconnect();
      unsubscribe();
      canvas.removeEventListener('webglcontextrestored', ofGround.requestDraw);
      view.close();
      created.textures.clear();
      setMaps(null);
    };
  }, [app, isInitialised, shapes, host, edition]);

  useCameraFollowing(map);
  const { readyMap, onGroundReady } = usePreparedMap(map);
  useEffect(() => {
    onMapReady(readyMap);
    return () => onMapReady(null);
  }, [readyMap, onMapReady]);

  const scenery = useScenery(readyMap);
  const { animation, end } = useMapAnimation();
  const shownGame = useAnyDisplayedGame();
  const game = animation?.before ?? shownGame;
  const chosenUnits = useHighlighted('chosen');
  const chosen = animation === null ? chosenUnits : NO_UNITS;
  const board = boardFaceOf({ edition: editionId });
  const hasChances = useHasChances(editionId);
  const pieces = useMemo(
    () => (game ? board.sceneOf(game, hasChances) : emptyScene(edition)),
    [game, board, edition, hasChances],
  );
  const ownScene = useMemo(() => stacked(pieces, edition.turnOrder, chosen), [pieces, edition, chosen]);
  const held = useHeldControl(({ control }) => control);
  const scene = useMemo(() => (held === null ? ownScene : { ...ownScene, control: held }), [ownScene, held]);
  // Labels need them, the ground does not.
  const areTypefacesLoaded = useTypefaces();

  return (
    <>
      <pixiContainer ref={ground}>
        {maps && (
          <GroundLayers
            map={maps.groundMap}
            scenery={scenery}
            control={scene.control}
            animation={animation}
            onMounted={onGroundReady}
          />
        )}
      </pixiContainer>
      <pixiContainer ref={highlights}>{map && <HighlightLayers map={map} captures={scene.captures} />}</pixiContainer>
      <pixiContainer ref={markers}>
        {readyMap && areTypefacesLoaded && (
          <MarkerLayers
            map={readyMap}
            scenery={scenery}
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

const NO_UNITS: readonly string[] = [];

const sizeOf = (host: HTMLElement) => ({
  width: Math.max(1, host.clientWidth),
  height: Math.max(1, host.clientHeight),
});
