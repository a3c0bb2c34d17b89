import type { SpaceFill } from '../../games/face/scene.ts';
import { fillMesh } from '../draw/fillMesh.ts';
import { lineMesh } from '../draw/lineMesh.ts';
import type { ZoomableMesh } from './MeshLayer.tsx';
import type { MapContext } from '../scene/MapContext.ts';
import type { DifferingSpace } from '../../store/displayedOnMap.ts';
import { PALETTE } from '../draw/palette.ts';

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
