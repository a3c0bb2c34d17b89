import { useEffect } from 'react';
import { useShownGame } from '../../store/shown.ts';
import type { Atlas } from '../Atlas.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { MapScene } from '../MapScene.ts';
import { useMapLayout } from '../useMapLayout.ts';
import { useTouch } from '../useTouch.ts';
import { ArrowLayer, PlateLayer, useArrows } from './ArrowLayer.tsx';
import { BadgeLayer } from './BadgeLayer.tsx';
import { CanalLayer } from './CanalLayer.tsx';
import { FlagLayer } from './CaptureLayers.tsx';
import { PiecesLayer } from './PiecesLayer.tsx';
import { WayLayer } from './WayLayer.tsx';

/** What stands on the ground and may reach over the board's edge. */
export function StandingLayers({ atlas, scene, canvas }: { readonly atlas: Atlas; readonly scene: MapScene; readonly canvas: HTMLCanvasElement }) {
  const game = useShownGame();
  const layout = useMapLayout(atlas, scene);
  const arrows = useArrows(atlas, layout, game);
  useTouch(atlas, layout, canvas);
  return (
    <>
      <SheetKeeper atlas={atlas} layout={layout} />
      <CanalLayer atlas={atlas} layout={layout} />
      <ArrowLayer atlas={atlas} arrows={arrows} game={game} />
      <PiecesLayer atlas={atlas} layout={layout} />
      <PlateLayer atlas={atlas} arrows={arrows} layout={layout} game={game} />
      <FlagLayer atlas={atlas} layout={layout} game={game} />
      <BadgeLayer atlas={atlas} layout={layout} game={game} />
      <WayLayer atlas={atlas} layout={layout} game={game} />
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
