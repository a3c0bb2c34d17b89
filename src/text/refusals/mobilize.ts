import { boardOf, territoryOf, type Reason } from '../../engine/index.ts';
import { countedUnits, unitCounts } from '../unitNames.ts';
import { capitalized, counted } from '../words.ts';
import type { RefusalWords, Sentence } from './refusalWords.ts';

/** Refusals of placing new units. */
export const MOBILIZE_REFUSALS = {
  'no-complex': (words) => {
    const what = newUnit(words);
    if (words.refusal.rule === 'TURN-3')
      return `${capitalized(words.actor)} cannot mobilize ${what} while the capital is in enemy hands.`;
    return `${capitalized(what)} cannot be placed in ${words.place}: you have no industrial complex ${isSea(words) ? 'beside it' : 'there'}.`;
  },
  'complex-taken-this-turn': ({ inPlace }) =>
    `The complex ${inPlace} was taken this turn and works for you from your next turn on.`,
  'complex-of-friend': ({ inPlace }) => `The complex ${inPlace} is a friend’s; only its owner builds there.`,
  'complex-limit': ({ inPlace, allowed }) =>
    allowed === null
      ? `The complex ${inPlace} has mobilized all it can this turn.`
      : `The complex ${inPlace} can mobilize ${counted(allowed, 'unit')} a turn, and that is done.`,
  'wrong-place': (words) =>
    `${capitalized(newUnit(words))} cannot be placed in ${words.place}: ${isSea(words) ? 'land units and bombers go into the territory of the complex' : 'ships go into a sea zone beside the complex'}.`,
  'no-carrier-room': ({ inPlace }) => `No carrier of yours ${inPlace} has room for another fighter.`,
  'must-place': ({ state, refusal, place, asked }) => {
    if (refusal.unitType !== undefined)
      return `The last places of ${place} are for ships that wait, and ${countedUnits(refusal.unitType, 1)} has a place inland.`;
    const waiting = unitCounts(state.purchased);
    const which = waiting === '' ? '' : `: ${waiting} ${isOne(state.purchased) ? 'waits' : 'wait'}`;
    return `${asked === null ? 'Some units' : counted(asked, 'unit')} can still be placed, so ${asked === 1 ? 'it' : 'they'} must be${which}.`;
  },
} satisfies Partial<Record<Reason, Sentence>>;

const newUnit = ({ refusal }: RefusalWords): string =>
  refusal.unitType === undefined ? 'a new unit' : countedUnits(refusal.unitType, 1);

const isSea = ({ state, space }: RefusalWords): boolean =>
  space !== null && territoryOf(boardOf(state), space) === null;

const isOne = (units: Readonly<Record<string, number>>): boolean =>
  Object.values(units).reduce((sum, count) => sum + count, 0) === 1;
