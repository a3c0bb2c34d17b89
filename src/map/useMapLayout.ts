import { useEffect, useMemo, useState } from 'react';
import type { Atlas } from './Atlas.ts';
import { zoomStep } from './layout/detail.ts';
import { mapLayout, type MapLayout } from './layout/mapLayout.ts';
import type { MapScene } from './MapScene.ts';

/** Where units and labels stand, made anew when the scene changes or the zoom passes a step. */
export function useMapLayout(atlas: Atlas, scene: MapScene): MapLayout {
  const [step, setStep] = useState(() => zoomStep(atlas.frame.camera().zoom));
  useEffect(() => atlas.frame.onZoom((zoom) => setStep(zoomStep(zoom))), [atlas]);
  return useMemo(() => mapLayout(scene, atlas.shapes.spaces, atlas.ground, step, atlas.measure), [atlas, scene, step]);
}
