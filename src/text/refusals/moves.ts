import { editionOf, type Canal, type GameState, type Reason, type SpaceId } from '../../engine/index.ts';
import { spaceList } from '../names.ts';
import { counted } from '../words.ts';
import type { Sentence } from './refusalWords.ts';

function canalBetween(state: GameState, zones: readonly SpaceId[]): Canal | null {
  return editionOf(state.edition).canals.find(({ between }) => between.every((zone) => zones.includes(zone))) ?? null;
}

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
  'no-route': ({ units, place, refusal, instead }) =>
    refusal.rule === 'CM-16'
      ? `There is no way over land to ${place} for ${units}; a transport would have to carry them.${instead}`
      : `There is no open way to ${place} for ${units}.${instead}`,
  'must-stop': ({ Units, place, instead }) => `${Units} must stop in ${place} and cannot go on from there this turn.${instead}`,
  'canal-closed': ({ state, refusal, instead }) => {
    const canal = canalBetween(state, refusal.spaces ?? []);
    return canal === null
      ? `The canal is closed to your ships: your side did not hold it when the turn began.${instead}`
      : `The ${canal.name} is closed to your ships: your side did not hold ${spaceList(state, canal.controlledBy)} when the turn began.${instead}`;
  },
  'strait-closed': ({ state, instead }) => `No ship may sail into or out of ${spaceList(state, editionOf(state.edition).closedToSeaUnits, 'or')}.${instead}`,
  'route-broken': ({ units, place, placed }) =>
    placed ? `The way you named does not lead ${units} through ${place}.` : `The way you named breaks off for ${units}.`,
  'cargo-moves-with-ship': ({ Units }) => `${Units} cannot move alone: cargo goes where its ship goes.`,
  'ends-friendly': ({ Units, place, instead }) =>
    `${Units} cannot go to ${place} in this phase: a combat move ends where there is an enemy to attack; friendly moves come after combat.${instead}`,
  'transports-attack-alone': ({ place, placed }) =>
    `Transports cannot attack alone; send a ship or aircraft that can fire ${placed ? `to ${place} too` : 'with them'}.`,
  'transport-must-leave': ({ place, placed, instead }) =>
    `Transports alone beside enemy warships must sail away${placed ? ` from ${place}` : ''} before combat begins.${instead}`,
  'cannot-land': ({ Units, single }) =>
    `${Units} would have nowhere to land after combat, even if every battle went well; keep ${single ? 'it' : 'them'} nearer or bring a carrier.`,
  'assault-required': ({ units, inPlace }) =>
    `Who goes aboard in this phase must assault an enemy coast this turn; ${units} ${inPlace} can reach none or has none named.`,
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
