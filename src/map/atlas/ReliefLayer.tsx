import { useCallback } from 'react';
import type { Scenery } from '../../geography/shapes.ts';
import { strokeMesh, type TaperedStyle, hachureStroke } from '../draw/strokeMesh.ts';
import { PALETTE } from '../draw/palette.ts';
import { MeshLayer } from '../layers/MeshLayer.tsx';
import type { MapContext } from '../scene/MapContext.ts';
import { useIsShown } from './useLayerData.ts';

/** Over the usual strokes: darker, and all of them sooner. */
const STRONG: TaperedStyle = {
  colour: PALETTE.ink,
  alpha: 0.75,
  width: (zoom) => Math.min(3.6, Math.max(1.5, 2.3 * Math.sqrt(zoom))),
  visibleFrom: { 1: 0, 2: 0.3, 3: 0.7 },
};

/** The mountains, drawn strongly. */
export function ReliefLayer({ map, scenery }: { readonly map: MapContext; readonly scenery: Scenery | null }) {
  const isShown = useIsShown('relief');
  const build = useCallback(
    () => (isShown && scenery !== null ? [strokeMesh(scenery.relief.map(hachureStroke), STRONG)] : []),
    [isShown, scenery],
  );
  return <MeshLayer view={map.view} build={build} />;
}
