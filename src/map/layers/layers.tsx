import type { BySpace, PowerId } from '../../engine/index.ts';
import type { Atlas } from '../Atlas.ts';
import type { MapScene } from '../MapScene.ts';
import { useMapLayout } from '../useMapLayout.ts';
import { useTouch } from '../useTouch.ts';
import { BadgeLayer } from './BadgeLayer.tsx';
import { CanalLayer } from './CanalLayer.tsx';
import { DestinationLayer, FocusLayer, HoverLayer } from './HighlightLayers.tsx';
import { LandLayer } from './LandLayer.tsx';
import { LineLayer } from './LineLayer.tsx';
import { PiecesLayer } from './PiecesLayer.tsx';
import { SeaLayer } from './SeaLayer.tsx';

/** What ends at the board's edge: water, land, lines, and the light on them. */
export function Ground({ atlas, control }: { readonly atlas: Atlas; readonly control: BySpace<PowerId> }) {
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

/** What stands on the ground and may reach over the board's edge. */
export function Pieces({ atlas, scene, canvas }: { readonly atlas: Atlas; readonly scene: MapScene; readonly canvas: HTMLCanvasElement }) {
  const layout = useMapLayout(atlas, scene);
  useTouch(atlas, layout, canvas);
  return (
    <>
      <CanalLayer atlas={atlas} layout={layout} />
      <PiecesLayer atlas={atlas} layout={layout} />
      <BadgeLayer atlas={atlas} layout={layout} />
    </>
  );
}
