import { useCallback } from 'react';
import type { MapContext } from '../scene/MapContext.ts';
import { useOverlay } from '../scene/useWatched.ts';
import { MeshLayer } from './MeshLayer.tsx';
import { useWhenNeeded } from './useWhenNeeded.ts';

/** Spaces filled with strokes, such as those under threat; how they are drawn is loaded when one is first shown. */
export function OverlayLayer({ map }: { readonly map: MapContext }) {
  const { fills } = useOverlay(map.edition.id);
  const code = useWhenNeeded(fills.length > 0, importMeshes);
  const build = useCallback(() => (code ? code.fillMeshes(map, fills) : []), [map, fills, code]);
  return <MeshLayer view={map.view} build={build} />;
}

const importMeshes = () => import('../overlay/fillMeshes.ts');
