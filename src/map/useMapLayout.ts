import { useEffect, useMemo, useState } from 'react';
import type { Atlas } from './Atlas.ts';
import { farthestZoom } from './camera.ts';
import type { Frame } from './Frame.ts';
import { zoomStep } from './layout/detail.ts';
import { layoutAfter, type Setting } from './layout/layoutAfter.ts';
import type { MapLayout } from './layout/mapLayout.ts';
import type { MapScene } from './MapScene.ts';

/** So long the zoom must rest before all is laid out anew; while it changes, all keeps its size and its place on the board. In milliseconds. */
const REST = 140;
/** But in a long zoom nothing waits longer than this. */
const LONGEST = 1500;

/** Where units and labels stand, made anew when the scene changes or the zoom has passed a step. */
export function useMapLayout(atlas: Atlas, scene: MapScene): MapLayout {
  const { frame, measure, shapes, ground } = atlas;
  const step = useRestingStep(frame);
  const farthest = zoomStep(farthestZoom(frame.board, frame.window()));
  const setting = useMemo((): Setting => ({ step, farthest, measure }), [step, farthest, measure]);
  const [made, setMade] = useState(() => layoutAfter(null, scene, shapes.spaces, ground, setting));
  if (made.scene === scene && made.setting === setting) return made.layout;
  // Set while drawing, so that the next one knows what stands.
  const next = layoutAfter(made, scene, shapes.spaces, ground, setting);
  setMade(next);
  return next.layout;
}

/** The step of zoom, told when the hand pauses: a layout in the middle of every turn of the wheel would make it stutter. */
function useRestingStep(frame: Frame): number {
  const [step, setStep] = useState(() => zoomStep(frame.camera().zoom));
  useEffect(() => {
    let timer = 0;
    let latest = performance.now();
    const settle = (): void => {
      latest = performance.now();
      setStep(zoomStep(frame.camera().zoom));
    };
    const stop = frame.onZoom(() => {
      clearTimeout(timer);
      const since = performance.now() - latest;
      timer = window.setTimeout(settle, Math.max(0, Math.min(REST, LONGEST - since)));
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [frame]);
  return step;
}
