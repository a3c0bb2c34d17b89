import type { Edition, VictoryCondition } from '../engine/index.ts';
import { areVictoryCities, cityName } from './cities.ts';
import { joinWords } from './words.ts';

const NAMES: Readonly<Record<string, string>> = {
  standard: 'Standard game',
  short: 'Short game',
  minor: 'Minor victory',
  major: 'Major victory',
  total: 'Total victory',
};

export const victoryName = (victory: string): string => NAMES[victory] ?? victory;

/** What a side must hold: 'Berlin and Tokyo', 'any two of London, Moscow and Washington', 'all 12 victory cities'. */
export function whatToHold(edition: Edition, { needs, territories }: VictoryCondition): string {
  const isAll = needs === territories.length;
  if (areVictoryCities(edition, territories))
    return isAll ? `all ${needs} victory cities` : `${needs} of the ${territories.length} victory cities`;
  const cities = territories.map((space) => cityName(edition, space));
  if (isAll) return joinWords(cities);
  return needs === 1 ? joinWords(cities, 'or') : `any ${needs === 2 ? 'two' : needs} of ${joinWords(cities)}`;
}

/** '… at the end of Japan’s turn' */
function when({ powers }: Edition, { afterTurnOf }: VictoryCondition): string {
  const name = powers.find(({ id }) => id === afterTurnOf)?.name ?? afterTurnOf;
  return `at the end of ${name.endsWith('s') ? `the ${name}’` : `${name}’s`} turn`;
}

/** What each side must do to win, in sentences; in one if both must do the same. */
export function victoryText(edition: Edition, victory: string): string {
  const sentences = (edition.victories[victory] ?? []).map((condition) => ({
    side: condition.side,
    deed: `by holding ${whatToHold(edition, condition)} ${when(edition, condition)}.`,
  }));
  const [first, second] = sentences;
  if (first !== undefined && first.deed === second?.deed) return `A side wins ${first.deed}`;
  return sentences.map(({ side, deed }) => `The ${side === 'axis' ? 'Axis win' : 'Allies win'} ${deed}`).join(' ');
}
