import type { LandsOnMap } from '../../geography/lands/decodeLands.ts';
import type { CameraTarget } from '../../store/mapCamera.ts';

/** Lands are seen with what lies round them: as much again on each side, and at least so much, in map pixels. */
const AROUND = 0.5;
const LEAST_AROUND = 120;

/** Brings lands of 1939 into view: their own outlines, or the spaces whose shapes they have. */
export function viewOfLands({ lands }: Pick<LandsOnMap, 'lands'>, wanted: readonly string[]): CameraTarget {
  const shown = lands.filter(({ id }) => wanted.includes(id));
  const points = shown.flatMap(({ rings }) => rings.flat());
  if (points.length === 0 || shown.some(({ main }) => main.length > 0))
    return { kind: 'spaces', spaces: [...new Set(shown.flatMap(({ spaces }) => spaces))], isPassing: true };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const aside = Math.max(LEAST_AROUND, AROUND * (right - left));
  const above = Math.max(LEAST_AROUND, AROUND * (bottom - top));
  const box = { left: left - aside, right: right + aside, top: top - above, bottom: bottom + above };
  return { kind: 'box', box, isPassing: true };
}
