import type { Point } from '../../geography/shapes.ts';
import { wrappedDelta } from '../camera/wrap.ts';
import { lineMesh } from '../draw/lineMesh.ts';
import { PALETTE } from '../draw/palette.ts';
import type { ZoomableMesh } from './MeshLayer.tsx';

/** Lines from what stands beside its space to the ground it belongs to. */
export function leaderMeshes(
  placed: readonly { readonly x: number; readonly y: number; readonly leader: Point | null }[],
  boardWidth: number,
): readonly ZoomableMesh[] {
  const lines = placed.flatMap(({ x, y, leader }): Point[][] =>
    leader === null ? [] : [[leader, [leader[0] + wrappedDelta(leader[0], x, boardWidth), y]]],
  );
  if (lines.length === 0) return [];
  return [
    lineMesh(lines, false, { colour: PALETTE.paper, width: 3.4, alpha: 0.7 }),
    lineMesh(lines, false, { colour: PALETTE.ink, width: 1.4 }),
  ];
}
