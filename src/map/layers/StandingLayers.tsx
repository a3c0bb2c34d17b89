import { useEffect } from 'react';
import type { Atlas } from '../Atlas.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { MapScene } from '../MapScene.ts';
import { useMapLayout } from '../useMapLayout.ts';
import { useTouch } from '../useTouch.ts';
import { BadgeLayer } from './BadgeLayer.tsx';
import { CanalLayer } from './CanalLayer.tsx';
import { PiecesLayer } from './PiecesLayer.tsx';
import { WayLayer } from './WayLayer.tsx';

/** What stands on the ground and may reach over the board's edge. */
export function StandingLayers({ atlas, scene, canvas }: { readonly atlas: Atlas; readonly scene: MapScene; readonly canvas: HTMLCanvasElement }) {
  const layout = useMapLayout(atlas, scene);
  useTouch(atlas, layout, canvas);
  return (
    <>
      <SheetKeeper atlas={atlas} layout={layout} />
      <CanalLayer atlas={atlas} layout={layout} />
      <WayLayer atlas={atlas} />
      <PiecesLayer atlas={atlas} layout={layout} />
      <BadgeLayer atlas={atlas} layout={layout} />
    </>
  );
}

/**
 * Forgets old drawings, or an hour of zooming would fill the memory. First among the layers, which all draw anew for a
 * new layout: by the time this runs they have taken away what they showed, and none has drawn again.
 */
function SheetKeeper({ atlas, layout }: { readonly atlas: Atlas; readonly layout: MapLayout }) {
  useEffect(() => atlas.sheet.tidyFor(layout), [atlas, layout]);
  return null;
}
