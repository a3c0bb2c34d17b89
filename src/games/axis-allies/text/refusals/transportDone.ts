import { editionOf, type Deed, type GameState, type Refusal, type Unit } from '../../../../engine/axis-allies/index.ts';
import type { RefusalWords } from './refusalWords.ts';

/** Why a transport does no more, and what it may still do (CM-18, NCM-8, AMPH-8). */
export function transportDoneText(words: RefusalWords): string {
  const { state, refusal, Units, where, place, single } = words;
  if (refusal.rule === 'AMPH-8')
    return `Troops have already landed from ${place}, so a sea battle there would come too late.`;
  const it = single ? 'it' : 'they';
  if (refusal.rule === 'CM-18')
    return `${Units}${where} ${single ? 'carries' : 'carry'} troops that will assault from there, so ${it} must stay.`;
  const [ship] = shipsOf(state, refusal);
  return ship !== undefined && editionOf(state.edition).transports.restsTillNextRound
    ? `${Units}${where} ${whatItDid(state, ship, single)}.`
    : `${Units}${where} ${single ? 'is' : 'are'} done for this turn: ${it} cannot move, load or offload any more.`;
}

const shipsOf = (state: GameState, { units = [] }: Refusal): readonly Unit[] =>
  units.flatMap((id) => state.units[id] ?? []);

/** Of ships whose cargo may stay aboard: what they did, and what follows from it (NCM-8). */
function whatItDid(state: GameState, { id, space, emptiedIn }: Unit, single: boolean): string {
  const deed: Deed | undefined = state.turn.deeds[id];
  const has = single ? 'has' : 'have';
  const nothing = 'can neither sail, load nor put units ashore any more this turn';
  if (deed?.retreated) return `retreated and ${nothing}`;
  if (deed?.did === 'offloaded') return `${has} put units ashore and can neither sail nor load any more this turn`;
  if (emptiedIn === state.round)
    return `${has} put units ashore this round and ${single ? 'rests' : 'rest'} till the next`;
  return state.turn.seaBattles[space] === undefined
    ? `moved in combat move and ${nothing}`
    : `fought at sea and cannot sail on; ${single ? 'it' : 'they'} may still load or put units ashore`;
}
