import type { Reason } from '../../engine/index.ts';
import { counted } from '../words.ts';
import type { Sentence } from './refusalWords.ts';

/** Refusals of loading, offloading and of what a fleet does about submarines and transports. */
export const SHIP_REFUSALS = {
  'no-transport': ({ units, inPlace, instead }) => `There is no transport ${inPlace} to take ${units}.${instead}`,
  'no-room': ({ units, allowed, instead }) =>
    `The transports have no room for ${units}: each takes one land unit and one infantry${allowed === null || allowed === 0 ? '' : `, so ${counted(allowed, 'more unit')} would fit`}.${instead}`,
  'not-adjacent': ({ units, place, placed, instead }) =>
    placed ? `${place} does not touch the space of ${units}.${instead}` : `The ship and the shore must touch for ${units}.${instead}`,
  'zone-hostile': ({ place, instead }) => `No loading or landing in ${place} while enemy warships are there.${instead}`,
  'transport-done': ({ Units, refusal, single }) =>
    refusal.rule === 'CM-18'
      ? `${Units} ${single ? 'holds' : 'hold'} troops that will assault from here, so ${single ? 'it stays' : 'they stay'} where ${single ? 'it is' : 'they are'}.`
      : `${Units} ${single ? 'has' : 'have'} done ${single ? 'its' : 'their'} part this turn and ${single ? 'carries' : 'carry'} no more.`,
  'cannot-carry': ({ units }) => `A transport cannot carry ${units}; only infantry and tanks go aboard.`,
  'not-aboard': ({ Units, single }) => `${Units} ${single ? 'is' : 'are'} not aboard a transport.`,
  'friend-transport-now': () =>
    'A friend’s transport takes three turns: you load it in noncombat, its owner sails it, and your units go ashore in your next turn.',
  'not-hostile-target': ({ Place, instead }) => `${Place} is not held by the enemy, so it cannot be assaulted.${instead}`,
  'one-territory': ({ instead }) => `A transport puts all its cargo ashore in one territory.${instead}`,
  'all-loaded-must-land': ({ units }) => `Everything loaded this turn lands together: ${units} cannot stay aboard.`,
  'needs-warship': ({ inPlace }) =>
    `Submarines ${inPlace} can be ignored only if one of your own warships is in the zone.`,
  'nothing-to-engage': ({ place }) => `There are no enemy submarines or transports to attack or pass by in ${place}.`,
  'engagement-needed': ({ Units, place }) => `${Units} came to ${place} for this attack, so it cannot be called off while they are there.`,
} satisfies Partial<Record<Reason, Sentence>>;
