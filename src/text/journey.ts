import { journeyOf, TRAVEL_SPEEDS } from '../atlas/distance.ts';
import type { Way } from '../atlas/worldSchema.ts';
import { dateText, spanText } from './dates.ts';

const NUMBERS = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const FEW = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
/** Below so many days or hours a tenth matters. */
const FEW_OF = 10;

/** "1,613 km"; the shortest ways to a tenth. */
export const kilometresText = (kilometres: number): string => `${countText(kilometres)} km`;

const countText = (count: number): string => (count < FEW_OF ? FEW : NUMBERS).format(count);

const unitText = (count: number, unit: string): string => {
  const text = countText(count);
  return `${text} ${unit}${text === '1' ? '' : 's'}`;
};

/** How long a way takes a convoy, a tank column and a bomber, with the speeds that are assumed. */
export function journeyTexts(kilometres: number): readonly string[] {
  const { convoyDays, tankDays, bomberHours } = journeyOf(kilometres);
  return [
    `Convoy, ${TRAVEL_SPEEDS.convoy} knots: ${unitText(convoyDays, 'day')}`,
    `Tank column, ${TRAVEL_SPEEDS.tanks} km a day: ${unitText(tankDays, 'day')}`,
    `Bomber, ${TRAVEL_SPEEDS.bomber} km/h: ${unitText(bomberHours, 'hour')}`,
  ];
}

/** When a strait, canal or route was there to be used: 'since 1895', '1942 to 1945'; null for what always was. */
export function wayTime(way: Way): string | null {
  if (!('from' in way)) return way.opened === undefined ? null : `since ${way.opened}`;
  return way.until === undefined ? `since ${dateText(way.from)}` : spanText(way.from, way.until);
}
