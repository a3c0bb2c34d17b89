import type { Reason } from '../../engine/index.ts';
import { counted } from '../words.ts';
import type { Sentence } from './refusalWords.ts';

/** Refusals of moving, in either movement phase. */
export const MOVE_REFUSALS = {
  'already-moved': ({ Units, single }) => `${Units} ${single ? 'has' : 'have'} already moved this turn.`,
  'already-fought': ({ Units, single }) => `${Units} ${single ? 'has' : 'have'} fought this turn and cannot move any more.`,
  'same-space': ({ Units, single, place, placed }) =>
    placed ? `${Units} ${single ? 'is' : 'are'} already in ${place}.` : `${Units} ${single ? 'is' : 'are'} already there.`,
  'neutral-space': ({ Place, instead }) => `${Place} ${Place.includes(' and ') ? 'are' : 'is'} neutral: no unit may enter, pass or fly over.${instead}`,
  'wrong-element': ({ Units, place, instead }) =>
    `${Units} cannot stand in ${place}: land units need a transport at sea, and ships stay off the land.${instead}`,
  'too-far': ({ Units, units, place, placed, asked, allowed, instead }) =>
    asked === null || allowed === null
      ? `${placed ? place : 'That'} is too far for ${units}.${instead}`
      : `${Units} would need ${counted(asked, 'move')} to reach ${place} and ${allowed === 0 ? 'none' : `only ${allowed}`} can still be made.${instead}`,
  'no-route': ({ units, place, placed, instead }) =>
    !placed
      ? `There is no open way there for ${units}.${instead}`
      : `There is no open way for ${units}: ${place} stands between.${instead}`,
  'must-stop': ({ Units, place, instead }) => `${Units} must stop in ${place} and cannot go on from there this turn.${instead}`,
  'canal-closed': ({ place, placed, instead }) =>
    `The canal is closed to your ships: your side did not hold ${placed ? place : 'both its shores'} when the turn began.${instead}`,
  'strait-closed': ({ Place, placed, instead }) =>
    placed ? `No ship may sail into or out of ${Place}.${instead}` : `Ships cannot sail into or out of these closed waters.${instead}`,
  'route-broken': ({ units, place, placed }) =>
    placed ? `The way you named breaks off for ${units} at ${place}.` : `The way you named does not hang together for ${units}.`,
  'cargo-moves-with-ship': ({ Units }) => `${Units} cannot move alone: cargo goes where its ship goes.`,
  'ends-friendly': ({ Units, place, instead }) =>
    `${Units} cannot go to ${place} in this phase: a combat move ends where there is an enemy to attack; friendly moves come after combat.${instead}`,
  'nothing-to-attack': ({ place, instead }) => `There is no enemy to attack in ${place}.${instead}`,
  'must-be-noncombat': ({ Units }) => `${Units} can make this move only in the noncombat move phase.`,
  'transports-attack-alone': ({ place, placed }) =>
    `Transports cannot attack alone; send a ship or aircraft that can fire ${placed ? `to ${place} too` : 'with them'}.`,
  'transport-must-leave': ({ place, placed, instead }) =>
    `Transports alone beside enemy warships must sail away${placed ? ` from ${place}` : ''} before combat begins.${instead}`,
  'cannot-land': ({ Units, single }) =>
    `${Units} would have nowhere to land after combat, even if every battle went well; keep ${single ? 'it' : 'them'} nearer or bring a carrier.`,
  'assault-required': ({ Units, single }) => `${Units} ${single ? 'was' : 'were'} loaded to attack from the sea; name the coast to be assaulted.`,
  'move-without-purpose': ({ Units, single, place }) =>
    `${Units} ${single ? 'has' : 'have'} no enemy to fight and no landing to support in ${place}; such a move belongs to noncombat.`,
  'hostile-space': ({ units, Place, instead }) => `${Place} is hostile: in noncombat ${units} cannot enter it.${instead}`,
  'not-a-landing-place': ({ Units, place, instead }) =>
    `${Units} cannot land in ${place}: aircraft land in territory friendly since the turn began, fighters also on a carrier with room.${instead}`,
  'must-save-air': ({ Units, instead }) => `${Units} would be lost by this although there is still a way to land.${instead}`,
  'stranded-first': ({ units, named }) => `First say where the fighters land that lost their carrier${named ? ` (${units})` : ''}.`,
  'not-a-stranded-landing': ({ place, instead }) =>
    `A fighter that lost its carrier cannot land in ${place}: it needs friendly land or a carrier with room, at most one space away.${instead}`,
} satisfies Partial<Record<Reason, Sentence>>;
