import { useApplication } from '@pixi/react';
import type { Container } from 'pixi.js';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { anyEdition, editionNamed } from '../engine/index.ts';
import { boardFaceOf } from '../games/boards.ts';
import type { BoardShapes, Scenery } from '../geography/shapes.ts';
import { useHeldControl } from '../store/atlas/onMap.ts';
import { useAnyDisplayedGame } from '../store/displayedGame.ts';
import { useHighlighted } from '../store/displayedOnMap.ts';
import { loadNames } from '../store/findSpaces.ts';
import { useView } from '../store/viewStore.ts';
import { createMapViews } from './camera/MapView.ts';
import { viewportOf } from './camera/freeAreas.ts';
import { useTypefaces } from './draw/typefaces.ts';
import { useCameraFollowing } from './following/useCameraFollowing.ts';
import { GroundLayers } from './layers/GroundLayers.tsx';
import { HighlightLayers } from './layers/HighlightLayers.tsx';
import { MarkerLayers } from './layers/MarkerLayers.tsx';
import { useMapAnimation } from './motion/useMapAnimation.ts';
import { createMapContext, type MapContext, prepareMap, type ReadyMapContext } from './scene/MapContext.ts';
import { emptyScene, stacked } from './scene/MapScene.ts';
import { loadScenery } from './scene/loadScenery.ts';
import { byTask, runInSlices } from './scene/timeSlicing.ts';
import { useHasChances } from './scene/useWatched.ts';

/**
 * Call `onGroundReady` when all ground layers are mounted: their meshes are then uploaded and drawn, and after that the
 * rest of the context is computed.
 */
function usePreparedMap(map: MapContext | null): {
  readonly readyMap: ReadyMapContext | null;
  readonly onGroundReady: () => void;
} {
  const [mountedMap, setMountedMap] = useState<MapContext | null>(null);
  const [readyMap, setReadyMap] = useState<ReadyMapContext | null>(null);
  const onGroundReady = useCallback(() => setMountedMap(map), [map]);
  useEffect(() => {
    if (map === null || mountedMap !== map) return undefined;
    let isCancelled = false;
    const prepare = async (): Promise<void> => {
      await runInSlices(map.view.uploadMeshes(), byTask, () => isCancelled);
      if (isCancelled) return;
      map.view.start(markMapDrawn);
      // Other names are needed for searches and tips only, so they are loaded after the first drawing.
      loadNames(map.edition.id).catch(() => undefined);
      const ready = await prepareMap(map, () => isCancelled);
      if (!isCancelled) setReadyMap(ready);
    };
    void prepare();
    return () => {
      isCancelled = true;
      setReadyMap(null);
    };
  }, [map, mountedMap]);
  return { readyMap, onGroundReady };
}

/** Marks that the map has been drawn, for the style sheet, tests and benchmarks. */
function markMapDrawn(): void {
  performance.mark('first-map');
  document.documentElement.dataset['map'] = 'painted';
}

/** The scenery of an edition's map, asked for once the map is drawn; null until it is there, or if it cannot be had. */
function useScenery(drawnMap: MapContext | null): Scenery | null {
  const [found, setFound] = useState<{ readonly map: MapContext; readonly scenery: Scenery } | null>(null);
  useEffect(() => {
    if (drawnMap === null) return undefined;
    let isCancelled = false;
    loadScenery(drawnMap.edition.id).then(
      (scenery) => (isCancelled ? undefined : setFound({ map: drawnMap, scenery })),
      // The game is played as well without mountains and rivers; the next map asks again.
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [drawnMap]);
  return found?.map === drawnMap ? (found?.scenery ?? null) : null;
}

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
