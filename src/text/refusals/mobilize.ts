import type { Reason } from '../../engine/index.ts';
import { counted } from '../words.ts';
import type { Sentence } from './refusalWords.ts';

/** Refusals of placing new units. */
export const MOBILIZE_REFUSALS = {
  'no-complex': ({ place, placed, instead }) => `There is no industrial complex ${placed ? `in ${place} or beside it` : 'there'} to build at.${instead}`,
  'complex-taken-this-turn': ({ inPlace, instead }) =>
    `The complex ${inPlace} was taken this turn and works for you from your next turn on.${instead}`,
  'complex-of-friend': ({ inPlace, instead }) => `The complex ${inPlace} is a friend’s; only its owner builds there.${instead}`,
  'complex-limit': ({ inPlace, allowed, instead }) =>
    allowed === null
      ? `The complex ${inPlace} has mobilized all it can this turn.${instead}`
      : `The complex ${inPlace} can mobilize ${counted(allowed, 'unit')} a turn, and no more.${instead}`,
  'wrong-place': ({ place, instead }) =>
    `That unit cannot be placed in ${place}: land units and bombers go into the complex’s territory, ships into a sea zone beside it.${instead}`,
  'no-carrier-room': ({ inPlace, instead }) => `No carrier of yours ${inPlace} has room for another fighter.${instead}`,
  'must-place': ({ units, named, asked, instead }) =>
    `${asked === null ? 'Some units' : counted(asked, 'unit')} can still be placed, so ${asked === 1 ? 'it' : 'they'} must be${named ? ` (${units})` : ''}.${instead}`,
} satisfies Partial<Record<Reason, Sentence>>;
