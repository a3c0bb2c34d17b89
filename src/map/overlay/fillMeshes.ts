import type { SpaceFill } from '../../games/face/scene.ts';
import { fillMesh } from '../draw/fillMesh.ts';
import { lineMesh } from '../draw/lineMesh.ts';
import type { ZoomableMesh } from '../layers/MeshLayer.tsx';
import type { MapContext } from '../scene/MapContext.ts';

/** Strokes over spaces, and outlines of some. */
export function fillMeshes(
  { byId, shapes }: Pick<MapContext, 'byId' | 'shapes'>,
  fills: readonly SpaceFill[],
): ZoomableMesh[] {
  if (fills.length === 0) return [];
  const ringsOf = ({ space }: SpaceFill) => byId.get(space)?.rings ?? [];
  const outlined = fills.filter(({ isOutlined }) => isOutlined);
  return [
    fillMesh(fills.map(ringsOf), fills),
    ...[...new Set(outlined.map(({ colour }) => colour))].map((colour) =>
      lineMesh(
        outlined.filter((fill) => fill.colour === colour).flatMap(ringsOf),
        true,
        { colour, width: 2.4 },
        shapes.width,
      ),
    ),
  ];
}
