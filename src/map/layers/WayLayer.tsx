import { useCallback } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import { useExample } from '../../store/exampleStore.ts';
import { anchorsOf, type Atlas } from '../Atlas.ts';
import { lineMesh } from '../draw/lineMesh.ts';
import { PALETTE } from '../palette.ts';
import { arrow } from '../layout/arrow.ts';
import { MeshLayer } from './MeshLayer.tsx';

/** The ways that units of an example take, or would take and may not. */
export function WayLayer({ atlas }: { readonly atlas: Atlas }) {
  const example = useExample((store) => store.example);
  const build = useCallback(() => {
    if (example === null || example.ways.length === 0) return [];
    const lines = example.ways.flatMap((way) => arrowAlong(atlas, way));
    return [
      lineMesh(lines, false, { colour: PALETTE.paper, width: 8, alpha: 0.85 }),
      lineMesh(lines, false, { colour: example.isRefused ? PALETTE.refused : PALETTE.focus, width: 4 }),
    ];
  }, [atlas, example]);
  return <MeshLayer frame={atlas.frame} build={build} />;
}

const arrowAlong = (atlas: Atlas, way: readonly SpaceId[]): readonly Point[][] => arrow(anchorsOf(atlas, way), atlas.shapes.width);
