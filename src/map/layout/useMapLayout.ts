import { useEffect, useState } from 'react';
import type { MapContext, ReadyMapContext } from '../scene/MapContext.ts';
import { preloadTextures } from '../layers/markers.ts';
import { scaleOf, zoomStep } from './detail.ts';
import { nextLayout, type LayoutResult } from './nextLayout.ts';
import { emptyLayout, computeLayoutInSteps, type MapLayout, type LayoutParams } from './mapLayout.ts';
import type { MapScene } from '../scene/MapScene.ts';
import { byTask, byFrame, runInSlices, type SlicedWork } from '../scene/timeSlicing.ts';
import { onCameraIdle } from '../camera/onCameraIdle.ts';

/**
 * So long the zoom must rest before all is laid out anew; while it changes, all keeps its size and its place on the
 * board. In milliseconds.
 */
const REST = 80;
/** But in a long zoom nothing waits longer than this. */
const LONGEST = 700;

/**
 * Where units and labels stand. For another scene it is made at once; for another setting (the zoom has passed a step)
 * in turns between the frames, and the one before stays in sight meanwhile.
 */
export function useMapLayout(map: ReadyMapContext, scene: MapScene): MapLayout {
  const setting = useRestingSetting(map);
  const [nothing] = useState(() => emptyLayout(setting));
  const [made, setMade] = useState<LayoutResult | null>(null);

  useEffect(() => {
    if (made?.setting === setting) return undefined;
    let isGone = false;
    const make = async (): Promise<void> => {
      const next = await runInSlices(
        prepareLayout(map, scene, setting),
        made === null ? byTask : byFrame,
        () => isGone,
      );
      if (next !== undefined) setMade(next);
    };
    void make();
    return () => {
      isGone = true;
    };
  }, [map, scene, setting, made]);

  if (made === null) return nothing;
  if (made.scene === scene) return made.layout;
  // Set while drawing, so that the next one knows what stands.
  const next = nextLayout(made, scene, map.shapes.spaces, map.ground);
  setMade(next);
  return next.layout;
}

/** A layout with all its drawings on the graphics card, ready to be shown. */
function* prepareLayout(map: ReadyMapContext, scene: MapScene, setting: LayoutParams): SlicedWork<LayoutResult> {
  const { shapes, ground, textures } = map;
  const layout = yield* computeLayoutInSteps(scene, shapes.spaces, ground, setting);
  textures.makeRoom();
  yield* preloadTextures(map, layout);
  yield* textures.upload('all');
  return { layout, scene, setting };
}

/** The setting when the hand last paused: a new layout in the middle of every turn of the wheel would show nothing. */
function useRestingSetting({ view, measure }: MapContext): LayoutParams {
  const [setting, setSetting] = useState((): LayoutParams => ({ ...stepsOf(view), measure }));
  useEffect(() => {
    const settle = (): void => {
      const steps = stepsOf(view);
      setSetting((known) =>
        known.step === steps.step && known.farthest === steps.farthest && known.scale === steps.scale
          ? known
          : { ...steps, measure },
      );
    };
    return onCameraIdle(view, REST, settle, LONGEST);
  }, [view, measure]);
  return setting;
}

const stepsOf = ({ camera, board, window }: MapContext['view']): Pick<LayoutParams, 'step' | 'farthest' | 'scale'> => ({
  step: zoomStep(camera().zoom),
  farthest: zoomStep(window().height / board.height),
  scale: scaleOf(window()),
});
