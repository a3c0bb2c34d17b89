import { boardOf, territoryOf, type Reason } from '../../../../engine/axis-allies/index.ts';
import { countedUnits, unitCounts } from '../unitNames.ts';
import { capitalized, counted } from '../../../../text/words.ts';
import type { RefusalWords, Sentence } from './refusalWords.ts';

/** Refusals of placing new units. */
export const MOBILIZE_REFUSALS = {
  'no-complex': (words) => {
    const what = newUnit(words);
    if (words.refusal.rule === 'TURN-3')
      return `${capitalized(words.actor)} cannot mobilize ${what} while the enemy holds its capital.`;
    return (
      `${capitalized(what)} cannot be placed in ${words.place}: you have no industrial complex ` +
      `${isSea(words) ? 'beside it' : 'there'}.`
    );
  },
  'complex-taken-this-turn': ({ inPlace }) =>
    `You took the complex ${inPlace} this turn; you can use it from your next turn on.`,
  'complex-of-friend': ({ inPlace }) => `The complex ${inPlace} belongs to a friend; only its owner can use it.`,
  'complex-limit': ({ inPlace, allowed }) =>
    allowed === null
      ? `The complex ${inPlace} has placed all it can this turn.`
      : `The complex ${inPlace} can place only ${counted(allowed, 'unit')} a turn, and has done so.`,
  'wrong-place': (words) =>
    `${capitalized(newUnit(words))} cannot be placed in ${words.place}: ` +
    (words.refusal.rule === 'CPX-1'
      ? 'complexes stand in territories.'
      : isSea(words)
        ? 'land units and bombers go in the territory of the complex.'
        : 'ships go in a sea zone beside the complex.'),
  'no-carrier-room': ({ inPlace }) => `No carrier of yours ${inPlace} has room for another fighter.`,
  'must-place': ({ state, refusal, place, requested }) => {
    if (refusal.unitType !== undefined)
      return (
        `Ships are still waiting for the last places of ${place}, and ${countedUnits(refusal.unitType, 1)} ` +
        'can be placed inland.'
      );
    const waiting = unitCounts(state.purchased);
    const still = requested === null ? 'some units' : counted(requested, 'unit');
    return `You can still place ${still}, so you must${waiting === '' ? '' : `; waiting: ${waiting}`}.`;
  },
} satisfies Partial<Record<Reason, Sentence>>;

const newUnit = ({ refusal }: RefusalWords): string =>
  refusal.unitType === undefined ? 'a new unit' : countedUnits(refusal.unitType, 1);

const isSea = ({ state, space }: RefusalWords): boolean =>
  space !== null && territoryOf(boardOf(state), space) === null;
