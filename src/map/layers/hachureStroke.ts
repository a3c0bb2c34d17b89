import type { Hachure } from '../../geography/shapes.ts';
import type { TaperedLine } from '../draw/strokeMesh.ts';

/** Light comes from the upper left, as on old maps: slopes that face away from it are drawn more strongly. */
export function hachureStroke({ from, to, rank }: Hachure): TaperedLine {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const shade = (dx + dy) / (Math.SQRT2 * Math.hypot(dx, dy) || 1);
  const strength = 0.62 + 0.38 * shade;
  return { points: [from, to], from: strength, to: strength * 0.25, rank };
}
