import type { Point } from '../../geography/shapes.ts';
import type { FeatureContext } from '../layout/placeFeatures.ts';
import type { TodayMap } from './atlasData.ts';
import type { AtlasLabel } from './atlasLabel.ts';
import { firstFree, sansName, sansSize, take } from './namePlace.ts';

/** Relative to the names of spaces; the largest countries have larger letters. */
const SIZES = [1.1, 0.85] as const;
/** Room is measured as half the height of a place that is so many times as wide. */
const STRETCH = 2.2;
/** A name may be so many times as large as the room: a little of it may lie over a border. */
const LOOSE = 1.5;
/** Where to try, in heights of the letters from where most room is. */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3, 4.5, -4.5];

/** Names of the countries of today that have room for them at this zoom, the largest countries first. */
export function placeToday({ names }: TodayMap, context: FeatureContext): readonly AtlasLabel[] {
  const { detail, zoom } = context;
  return names.flatMap(({ name, at: [x, y], room }) => {
    for (const share of SIZES) {
      const size = sansSize(detail, share);
      const label = sansName(name, size, [x, y], context);
      const [wide, high] = [label.text.width / 2, label.text.height / 2];
      const reach = room * zoom * LOOSE;
      if (wide > reach * STRETCH || high > reach) continue;
      const shifts = SHIFTS.filter((shift) => Math.abs(shift) * size + high <= reach * 1.4);
      const placed = firstFree(
        label,
        shifts.map((shift): Point => [x, y + (shift * size) / zoom]),
        context,
      );
      if (placed === null) continue;
      take(placed, context);
      return [{ look: 'today', placed }];
    }
    return [];
  });
}
