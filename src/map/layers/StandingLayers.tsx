import type { Atlas } from '../Atlas.ts';
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
      <CanalLayer atlas={atlas} layout={layout} />
      <WayLayer atlas={atlas} />
      <PiecesLayer atlas={atlas} layout={layout} />
      <BadgeLayer atlas={atlas} layout={layout} />
    </>
  );
}
