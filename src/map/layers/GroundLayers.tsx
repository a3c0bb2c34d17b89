import type { BySpace, PowerId } from '../../engine/index.ts';
import type { Atlas } from '../Atlas.ts';
import { DestinationLayer, FocusLayer, HoverLayer } from './HighlightLayers.tsx';
import { LandLayer } from './LandLayer.tsx';
import { LineLayer } from './LineLayer.tsx';
import { SeaLayer } from './SeaLayer.tsx';

/** What ends at the board's edge: water, land, lines, and the light on them. */
export function GroundLayers({ atlas, control }: { readonly atlas: Atlas; readonly control: BySpace<PowerId> }) {
  return (
    <>
      <SeaLayer atlas={atlas} />
      <LandLayer atlas={atlas} control={control} />
      <LineLayer atlas={atlas} />
      <DestinationLayer atlas={atlas} />
      <FocusLayer atlas={atlas} />
      <HoverLayer atlas={atlas} />
    </>
  );
}
