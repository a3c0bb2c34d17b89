import type { EventTable, GameState } from '../../../../engine/axis-allies/index.ts';
import { capitalized, counted, joinWords, oneOrMany } from '../../../../text/words.ts';
import { hitsText } from '../battleText.ts';
import { possessive, spaceList, spaceName, thePower } from '../names.ts';
import { unitList } from '../unitNames.ts';

/** Sentences for what others do before the battles (KAM, SCR). */
export const BEFORE_BATTLE_SENTENCES = {
  // Who is asked, the panel says.
  'asked-before-battles': null,
  'kamikaze-aimed': (state, { power, targets, zones }) =>
    `${capitalized(thePower(state, power))} makes ${counted(targets.length, 'kamikaze attack')} in ` +
    `${spaceList(state, zones)}.`,
  'kamikaze-rolled': (state, { power, dice, hit }) =>
    `${capitalized(possessive(state, power))} kamikaze attacks: ${dice.join(', ')}, ${hitsText(hit.length)}.`,
  'ships-damaged': (state, { units }) =>
    `${capitalized(unitList(state, units))} ${oneOrMany(units.length, 'is', 'are')} damaged.`,
  'aircraft-scrambled': (state, { power, flights }) => {
    const islands = [...new Set(flights.map(({ from }) => from))].map((from) => {
      const own = flights.filter((flight) => flight.from === from);
      const units = unitList(
        state,
        own.map(({ unit }) => unit),
      );
      return `${units} from ${spaceName(state, from)} into ${spaceName(state, own[0]?.to ?? '')}`;
    });
    return `${capitalized(thePower(state, power))} scrambles ${joinWords(islands)}.`;
  },
} satisfies Partial<EventTable<string | null, GameState>>;
