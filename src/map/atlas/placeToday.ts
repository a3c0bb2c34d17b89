import type { Point } from '../../geography/shapes.ts';
import type { FeatureContext } from '../layout/placeFeatures.ts';
import type { TodayMap } from './atlasData.ts';
import type { AtlasLabel } from './atlasLabel.ts';
import { firstFree, pointsIn, sansName, sansSize, STRETCH, take } from './namePlace.ts';

/** Relative to the names of spaces; the largest countries have larger letters. */
const SIZES = [1.1, 0.85] as const;
/** A name may be so many times as large as the room: a little of it may lie over a border. */
const LOOSE = 1.5;
/** Names of the countries of today that have room for them at this zoom, the largest countries first. */
export function placeToday({ names }: TodayMap, context: FeatureContext): readonly AtlasLabel[] {
  const { detail, zoom } = context;
  return names.flatMap(({ name, at: [x, y], room }) => {
    for (const share of SIZES) {
      const size = sansSize(detail, share);
      const label = sansName(name, size, [x, y], context);
      const [wide, high] = [label.text.width / 2, label.text.height / 2];
      const reach = room * zoom * LOOSE;
      const isWithin = ([px, py]: Point): boolean =>
        Math.abs(px - x) * zoom + wide <= reach * STRETCH && Math.abs(py - y) * zoom + high <= reach;
      const placed = firstFree(label, pointsIn([x, y], room).filter(isWithin), context);
      if (placed === null) continue;
      take(placed, context);
      return [{ look: 'today', placed }];
    }
    return [];
  });
}
