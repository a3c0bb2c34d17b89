import type { EventTable, GameState } from '../../../../engine/axis-allies/index.ts';
import { capitalized, oneOrMany } from '../../../../text/words.ts';
import { hitsText } from '../battleText.ts';
import { possessive, spaceName, thePower } from '../names.ts';
import { unitList } from '../unitNames.ts';

/** Sentences for submarines that transports pass (HUNT). */
export const PASSING_SENTENCES = {
  'transports-passed': (state, { passing }) =>
    passing
      .map(
        ({ zone, by, transports }) =>
          `${capitalized(unitList(state, transports))} ${oneOrMany(transports.length, 'passes', 'pass')} ` +
          `${possessive(state, by)} submarines in ${spaceName(state, zone)}.`,
      )
      .join(' '),
  'passing-aimed': (state, { zone, by, units }) =>
    units.length === 0
      ? `${capitalized(possessive(state, by))} submarines in ${spaceName(state, zone)} hold their fire.`
      : `${capitalized(possessive(state, by))} ${unitList(state, units)} in ${spaceName(state, zone)} ` +
        `${oneOrMany(units.length, 'fires', 'fire')}.`,
  'passing-rolled': (state, { zone, by, units, transports, dice, hits }) =>
    `${capitalized(thePower(state, by))} fires in ${spaceName(state, zone)} with ${unitList(state, units)} at ` +
    `${unitList(state, transports)}: ${dice.join(', ')}, ${hitsText(hits)}.`,
} satisfies Partial<EventTable<string | null, GameState>>;
