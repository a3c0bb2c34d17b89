import type { Way } from '../atlas/worldSchema.ts';
import { dateText, spanText } from './dates.ts';

/** When a strait, canal or route was there to be used: 'since 1895', '1942 to 1945'; null for what always was. */
export function wayTime(way: Way): string | null {
  if (!('from' in way)) return way.opened === undefined ? null : `since ${way.opened}`;
  return way.until === undefined ? `since ${dateText(way.from)}` : spanText(way.from, way.until);
}
