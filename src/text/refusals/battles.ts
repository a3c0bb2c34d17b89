import type { Reason } from '../../engine/index.ts';
import { counted } from '../words.ts';
import type { Sentence } from './refusalWords.ts';

/** Refusals while battles are fought. */
export const BATTLE_REFUSALS = {
  'no-such-battle': ({ place }) => `There is no battle to fight in ${place}.`,
  'assaults-first': ({ place, placed, instead }) =>
    `Landings from the sea are fought before all other battles${placed ? `, so ${place} has to wait` : ''}.${instead}`,
  'sea-battle-first': ({ place, placed, instead }) => `The landing waits for its sea battle${placed ? ` (${place})` : ''}.${instead}`,
  'battles-remain': ({ place, placed, asked }) =>
    !placed
      ? `${asked === null ? 'Some battles' : counted(asked, 'battle')} must still be fought before the phase ends.`
      : `Still to be fought before the phase ends: ${place}.`,
  'wrong-dice-count': ({ asked, allowed }) =>
    asked === null || allowed === null ? 'One die is needed for each unit that fires.' : `${counted(allowed, 'die').replace('dies', 'dice')} needed, ${asked} given.`,
  'not-a-die': () => 'Each die shows a whole number from 1 to 6.',
  'not-a-submarine-here': ({ Units, single }) => `${Units} ${single ? 'is' : 'are'} not among the submarines that decide now.`,
  'destroyer-present': () => 'An enemy destroyer is in this battle, so submarines can neither submerge nor strike first.',
  'too-few-casualties': ({ asked, allowed }) =>
    asked === null || allowed === null
      ? 'More of the hits can be taken, so they must be.'
      : `${counted(allowed, 'hit')} must be taken and ${asked} ${asked === 1 ? 'is' : 'are'} named.`,
  'too-many-casualties': ({ asked, allowed }) =>
    asked === null || allowed === null
      ? 'More losses are named than there are hits.'
      : `Only ${counted(allowed, 'hit')} must be taken and ${asked} ${asked === 1 ? 'is' : 'are'} named.`,
  'not-a-casualty': ({ Units, units, refusal, single }) => {
    if (refusal.rule === 'COM-12') return `${Units} cannot take that many hits: only a battleship without damage takes two.`;
    if (refusal.rule === 'COM-9') return `These hits cannot fall so on ${units}: submarines hit ships only, and aircraft hit submarines only beside a destroyer of theirs.`;
    return `${Units} ${single ? 'is' : 'are'} not among those who can take a hit now.`;
  },
  'transports-last': ({ Units }) => `${Units} cannot be chosen while another unit can take the hit: transports go last.`,
  'cannot-retreat': ({ Units, single, named }) =>
    !named
      ? 'The attackers cannot retreat now.'
      : `${Units} cannot retreat: ${single ? 'it' : 'they'} came from the sea or ${single ? 'has' : 'have'} no way back.`,
  'not-a-retreat-space': ({ place, instead }) =>
    `The attackers cannot retreat to ${place}: all go together to one friendly space that one of them came from.${instead}`,
} satisfies Partial<Record<Reason, Sentence>>;
