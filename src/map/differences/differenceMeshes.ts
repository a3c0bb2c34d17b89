import type { DifferingSpace } from '../../store/displayedOnMap.ts';
import { lineMesh } from '../draw/lineMesh.ts';
import { PALETTE } from '../draw/palette.ts';
import type { ZoomableMesh } from '../layers/MeshLayer.tsx';
import type { MapContext } from '../scene/MapContext.ts';

/** A dashed double outline round every space in which two positions differ. */
export function differenceMeshes(
  { byId, shapes }: Pick<MapContext, 'byId' | 'shapes'>,
  spaces: readonly DifferingSpace[],
): ZoomableMesh[] {
  const rings = spaces.flatMap(({ space }) => byId.get(space)?.rings ?? []);
  if (rings.length === 0) return [];
  return [
    lineMesh(rings, true, { colour: PALETTE.paper, width: 5, alpha: 0.9 }, shapes.width),
    lineMesh(rings, true, { colour: PALETTE.ink, width: 2.6, dash: [9, 6] }, shapes.width),
  ];
}
