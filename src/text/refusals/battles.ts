import { awaiting, type Reason } from '../../engine/index.ts';
import { theUnits } from '../theUnits.ts';
import { counted } from '../words.ts';
import type { Sentence } from './refusalWords.ts';

const dice = (n: number): string => (n === 1 ? '1 die' : `${n} dice`);

/** Refusals while battles are fought. */
export const BATTLE_REFUSALS = {
  'no-such-battle': ({ place }) => `There is no battle to fight in ${place}.`,
  'assaults-first': ({ place, placed }) =>
    `Landings from the sea are fought before all other battles${placed ? `, so ${place} has to wait` : ''}.`,
  'sea-battle-first': ({ place }) => `The landing in ${place} waits for its sea battle.`,
  'battles-remain': ({ place, placed, asked }) =>
    placed
      ? `Still to be fought before the phase ends: ${place}.`
      : `${asked === null ? 'Some battles' : counted(asked, 'battle')} must still be fought before the phase ends.`,
  'wrong-dice-count': ({ asked, allowed }) =>
    asked === null || allowed === null
      ? 'One die is needed for each unit that fires.'
      : `${dice(allowed)} ${allowed === 1 ? 'is' : 'are'} due, one for each unit that fires, and ${dice(asked)} ${asked === 1 ? 'was' : 'were'} given.`,
  'not-a-die': ({ asked }) => `Each die shows a whole number from 1 to 6${asked === null ? '' : `, not ${asked}`}.`,
  'not-a-submarine-here': ({ state, Units, single }) => {
    const waits = awaiting(state);
    const asked =
      waits.kind === 'submerge'
        ? `; ${theUnits(state, waits.submarines)} ${waits.submarines.length === 1 ? 'does' : 'do'}`
        : '';
    return `${Units} ${single ? 'does' : 'do'} not decide now whether to submerge${asked}.`;
  },
  'destroyer-present': ({ units }) =>
    `An enemy destroyer is in this battle, so ${units} can neither submerge nor strike first.`,
  'too-few-casualties': ({ asked, allowed }) =>
    asked === null || allowed === null
      ? 'More of the hits can be taken, so they must be.'
      : `${counted(allowed, 'hit')} must be taken and ${asked} ${asked === 1 ? 'is' : 'are'} named.`,
  'too-many-casualties': ({ asked, allowed }) =>
    asked === null || allowed === null
      ? 'More losses are named than there are hits.'
      : `Only ${counted(allowed, 'hit')} must be taken and ${asked} ${asked === 1 ? 'is' : 'are'} named.`,
  'not-a-casualty': ({ Units, units, refusal, single }) => {
    if (refusal.rule === 'COM-12')
      return `${Units} cannot take that many hits: only a battleship without damage takes two.`;
    if (refusal.rule === 'COM-9')
      return `These hits cannot fall so on ${units}: submarines hit ships only, and aircraft hit submarines only beside a destroyer of theirs.`;
    if (refusal.rule === 'COM-5') return `${Units} ${single ? 'is' : 'are'} under water and cannot be hit.`;
    if (refusal.rule === 'COM-13')
      return `${Units} ${single ? 'is' : 'are'} cargo: never chosen, and lost only with the ship.`;
    if (refusal.rule === 'COM-14')
      return `${Units} ${single ? 'takes' : 'take'} no part in this battle: friends of the attacker look on.`;
    return `${Units} ${single ? 'is' : 'are'} not among those who can take a hit now.`;
  },
  'transports-last': ({ Units }) =>
    `${Units} cannot be chosen while another unit can take the hit: transports go last.`,
  'cannot-retreat': ({ state, Units, single, named }) => {
    if (state.battle === null) return 'No battle is under way from which to retreat.';
    if (!named) return 'The attackers can retreat only when a round is over.';
    return `${Units} cannot retreat: ${single ? 'it' : 'they'} came from the sea or ${single ? 'has' : 'have'} no friendly space to go back to.`;
  },
  'not-a-retreat-space': ({ state, place, placed }) => {
    const waits = awaiting(state);
    if (waits.kind === 'retreat' && waits.to.length === 0)
      return `Only aircraft can break off here, and they stay ${placed ? 'in the space' : 'there'} until noncombat move.`;
    return placed
      ? `The attackers cannot retreat to ${place}: all go together to one friendly space that one of them came from.`
      : 'The attackers need a space to retreat to: all go together to one friendly space that one of them came from.';
  },
} satisfies Partial<Record<Reason, Sentence>>;
