import type { Reason } from '../../engine/index.ts';
import { phaseName } from '../names.ts';
import { capitalized, counted, ipcs } from '../words.ts';
import type { Sentence } from './refusalWords.ts';

/** Refusals that any command can meet, and those of purchasing. */
export const ORDER_REFUSALS = {
  'game-over': () => 'The game is over; nothing more can be ordered.',
  'not-now': ({ state }) =>
    state.battle === null
      ? `That has no place here: this is the phase “${phaseName(state.phase)}”.`
      : 'That has to wait: the battle needs its next step first.',
  'unknown-unit': () => 'One of these units is no longer on the board.',
  'unknown-space': () => 'There is no such space on the board.',
  'not-your-unit': ({ Units, single, actor }) =>
    `${Units} ${single ? 'does' : 'do'} not belong to ${actor}, whose turn it is.`,
  'no-units-chosen': () => 'Choose at least one unit first.',
  'unknown-unit-type': () => 'There is no such unit to buy.',
  'not-for-sale': () => 'Industrial complexes are not for sale; they only change hands with their territory.',
  'cannot-afford': ({ actor, asked, allowed }) =>
    asked === null || allowed === null
      ? `${capitalized(actor)} cannot pay for this order.`
      : `This order costs ${ipcs(asked)}, and the treasury holds ${ipcs(allowed)}.`,
  'bad-command': () => 'This order does not make sense, so nothing was done.',
  'nothing-purchased': ({ asked, allowed }) =>
    asked === null || allowed === null
      ? 'No such unit is waiting to be mobilized.'
      : `${counted(allowed, 'such unit')} can still be mobilized, not ${asked}.`,
} satisfies Partial<Record<Reason, Sentence>>;
