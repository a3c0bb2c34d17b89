import type { CommandOf } from '../command.ts';
import { typeOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Battle, GameState } from '../state.ts';
import { otherSide, unitsInBattle } from './combatants.ts';

/** Why an answer that belongs to another step of a battle round cannot be given now. */

/** Submarines cannot submerge now; with an enemy destroyer in the battle they cannot at all (COM-5). */
export function cannotSubmergeNow(state: GameState, { units }: CommandOf<'submerge'>): Refusal {
  const { battle } = state;
  return battle && units.some((unit) => isCancelled(state, battle, unit))
    ? refusal('COM-5', 'destroyer-present', { units })
    : refusal('COM-5', 'not-now');
}

/** Whether this is a submarine in the battle that cannot submerge because of an enemy destroyer. */
const isCancelled = (state: GameState, battle: Battle, unit: string): boolean => {
  const side = battle.attackers.includes(unit) ? 'attacker' : 'defender';
  return (
    unitsInBattle(state, battle, side).some((one) => one.id === unit && typeOf(state, one).submerges) &&
    battle.destroyers[otherSide(side)]
  );
};

/** Nobody can retreat now: it is not the end of a round, or all attackers came from the sea (AMPH-4). */
export function cannotRetreatNow({ battle }: GameState): Refusal {
  if (!battle) return refusal('COM-18', 'cannot-retreat');
  const isFromSea = battle.seaborne.length > 0 && battle.attackers.every((unit) => battle.seaborne.includes(unit));
  return isFromSea
    ? refusal('AMPH-4', 'cannot-retreat', { spaces: [battle.space], units: battle.seaborne })
    : refusal('COM-18', 'cannot-retreat', { spaces: [battle.space] });
}
