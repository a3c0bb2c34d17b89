import { useEffect, useState } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import type { SpaceShape } from '../../geography/shapes.ts';
import { useLayers } from '../../store/atlas/layers.ts';
import { useExample } from '../../store/displayedGame.ts';
import { onCameraIdle } from '../camera/onCameraIdle.ts';
import { preloadTextures } from '../layers/markers.ts';
import type { MapContext, ReadyMapContext } from '../scene/MapContext.ts';
import type { MapScene } from '../scene/MapScene.ts';
import { byFrame, byTask, runInSlices, type SlicedWork } from '../scene/timeSlicing.ts';
import { scaleOf, smallestType, zoomStep } from './detail.ts';
import { isSameSize } from './fittingBlock.ts';
import {
  blocksOf,
  computeLayout,
  computeLayoutInSteps,
  emptyLayout,
  type LayoutParams,
  type MapLayout,
} from './mapLayout.ts';
import { type BoardData, type PlacedBlock, withBlock } from './placeBlocks.ts';

/** A layout and its inputs. */
export interface LayoutResult {
  readonly layout: MapLayout;
  readonly params: LayoutParams;
  readonly scene: MapScene;
}

/**
 * The layout of the next scene with the same parameters. If only the look of counters changed (for example, units were
 * selected), all positions are kept, since label placement takes most of the time. Otherwise whatever still fits keeps
 * its place.
 */
export function nextLayout(
  before: LayoutResult,
  scene: MapScene,
  shapes: readonly SpaceShape[],
  boardData: BoardData,
): LayoutResult {
  const { params } = before;
  if (
    before.scene.control === scene.control &&
    isSame(before.scene.marks, scene.marks) &&
    isSame(before.scene.signs, scene.signs) &&
    before.scene.home.join() === scene.home.join() &&
    arrowsKey(before.scene.arrows) === arrowsKey(scene.arrows)
  ) {
    const { detail, zoom, blocks: known } = before.layout;
    const choices = blocksOf(scene, shapes, boardData, detail, zoom, before.layout);
    const blocks = known.flatMap((place): PlacedBlock[] => {
      const block = choices.get(place.space)?.find((choice) => isSameSize(choice, place.block));
      return block ? [withBlock(place, block)] : [];
    });
    if (blocks.length === known.length && known.length === choices.size)
      return { layout: { ...before.layout, stacks: scene.stacks, choices, blocks }, params, scene };
  }
  return { layout: computeLayout(scene, shapes, boardData, params, withoutOldFacts(before, scene)), params, scene };
}

/** Whether two values of plain data are equal; the same object is at once. */
const isSame = <Value extends object>(a: Value, b: Value): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** The layout before, without the labels of territories whose marks are others. */
function withoutOldFacts({ layout, scene: { marks } }: LayoutResult, scene: MapScene): MapLayout {
  const isNew = (space: SpaceId): boolean => (marks[space] ?? []).join() !== (scene.marks[space] ?? []).join();
  const labels = layout.labels.filter(({ space }) => !isNew(space));
  return labels.length === layout.labels.length ? layout : { ...layout, labels };
}

/** Everything that an arrow shows, for comparison. */
const arrowsKey = (arrows: MapScene['arrows']): string =>
  arrows
    .map(({ by, route, units, strength }) => [by, ...route, units.length, strength.dice, strength.total].join())
    .join(';');

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
