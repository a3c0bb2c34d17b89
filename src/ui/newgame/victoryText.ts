import type { Edition, SpaceId, VictoryCondition } from '../../engine/index.ts';
import { joinWords } from '../../text/words.ts';

const NAMES: Readonly<Record<string, string>> = { standard: 'Standard game', short: 'Short game' };

export const victoryName = (victory: string): string => NAMES[victory] ?? victory;

function conditionText(edition: Edition, { side, afterTurnOf, needs, capitals }: VictoryCondition): string {
  const city = (space: SpaceId): string => {
    const found = edition.spaces.find(({ id }) => id === space);
    return found?.kind === 'land' ? (found.capitalCity ?? found.name) : space;
  };
  const all = needs === capitals.length;
  const what = all
    ? joinWords(capitals.map(city))
    : needs === 1
      ? joinWords(capitals.map(city), 'or')
      : `any ${needs === 2 ? 'two' : needs} of ${joinWords(capitals.map(city))}`;
  const name = edition.powers.find(({ id }) => id === afterTurnOf)?.name ?? afterTurnOf;
  const whose = name.endsWith('s') ? `the ${name}’` : `${name}’s`;
  return `The ${side === 'axis' ? 'Axis win' : 'Allies win'} by holding ${what} at the end of ${whose} turn.`;
}

/** What each side must do to win, in sentences. */
export const victoryText = (edition: Edition, victory: string): string =>
  (edition.victories[victory] ?? []).map((condition) => conditionText(edition, condition)).join(' ');
