import { useEffect, useState } from 'react';
import { useLayers } from '../../store/atlas/layers.ts';
import type { MapContext, ReadyMapContext } from '../scene/MapContext.ts';
import { preloadTextures } from '../layers/markers.ts';
import { scaleOf, smallestType, zoomStep } from './detail.ts';
import { nextLayout, type LayoutResult } from './nextLayout.ts';
import { emptyLayout, computeLayoutInSteps, type MapLayout, type LayoutParams } from './mapLayout.ts';
import type { MapScene } from '../scene/MapScene.ts';
import { byTask, byFrame, runInSlices, type SlicedWork } from '../scene/timeSlicing.ts';
import { onCameraIdle } from '../camera/onCameraIdle.ts';
import { useExample } from '../../store/displayedGame.ts';

/**
 * How long the zoom must be unchanged before a new layout is computed; until then everything keeps its size and its
 * place on the board.
 */
const IDLE_MS = 80;
/** The longest wait during a long zoom. */
const MAX_WAIT_MS = 700;

/**
 * The current layout. For a new scene it is computed at once; for new parameters (a zoom step was passed) it is
 * computed between frames while the old one stays visible.
 */
export function useMapLayout(map: ReadyMapContext, scene: MapScene): MapLayout {
  const params = useIdleParams(map);
  const [empty] = useState(() => emptyLayout(params));
  const [result, setResult] = useState<LayoutResult | null>(null);

  useEffect(() => {
    if (result?.params === params) return undefined;
    let isCancelled = false;
    const compute = async (): Promise<void> => {
      const next = await runInSlices(
        prepareLayout(map, scene, params),
        result === null ? byTask : byFrame,
        () => isCancelled,
      );
      if (next !== undefined) setResult(next);
    };
    void compute();
    return () => {
      isCancelled = true;
    };
  }, [map, scene, params, result]);

  if (result === null) return empty;
  if (result.scene === scene) return result.layout;
  // Set during rendering, so that the next layout starts from this one.
  const next = nextLayout(result, scene, map.shapes.spaces, map.boardData);
  setResult(next);
  return next.layout;
}

/** A layout with all its textures uploaded, ready to be shown. */
function* prepareLayout(map: ReadyMapContext, scene: MapScene, params: LayoutParams): SlicedWork<LayoutResult> {
  const { shapes, boardData, textures } = map;
  const layout = yield* computeLayoutInSteps(scene, shapes.spaces, boardData, params);
  textures.makeRoom();
  yield* preloadTextures(map, layout);
  yield* textures.upload('all');
  return { layout, scene, params };
}

/**
 * The parameters at the last pause in zooming: a new layout in the middle of every turn of the wheel would show
 * nothing.
 */
function useIdleParams({ view, measure }: MapContext): LayoutParams {
  const [params, setParams] = useState((): LayoutParams => ({ ...paramsOf(view), measure }));
  useEffect(() => {
    const update = (): void => {
      const steps = paramsOf(view);
      setParams((current) =>
        current.step === steps.step &&
        current.farthest === steps.farthest &&
        current.scale === steps.scale &&
        current.told === steps.told &&
        current.toldPlaces === steps.toldPlaces &&
        current.showsGame === steps.showsGame
          ? current
          : { ...steps, measure },
      );
    };
    const stops = [
      onCameraIdle(view, IDLE_MS, update, MAX_WAIT_MS),
      useExample.subscribe(update),
      useLayers.subscribe(update),
    ];
    return () => stops.forEach((stop) => stop());
  }, [view, measure]);
  return params;
}

function paramsOf({ camera, board, window }: MapContext['view']): Omit<LayoutParams, 'measure'> {
  const { enlarged = 1, told = NONE, toldPlaces = NONE, isHistory = false } = useExample.getState().example ?? {};
  return {
    step: zoomStep(camera().zoom),
    farthest: zoomStep(window().height / board.height),
    scale: scaleOf(window()) * enlarged,
    smallest: smallestType(enlarged),
    told,
    toldPlaces,
    showsGame: !isHistory || useLayers.getState().shown.has('game'),
  };
}

const NONE: readonly never[] = [];
