import { advantagesWith } from '../advantages/inPlay.ts';
import { boardOf } from '../board.ts';
import type { PowerId, UnitId, UnitTypeId } from '../ids.ts';
import type { GameState } from '../state.ts';
import { unitsInBattle, type ValueRule } from './combatants.ts';

/** What changes the values of units in a battle, where an edition lists it. */

/**
 * In attack each unit that supports others raises one of them to the value that the edition says, if that is more than
 * it has. Pairs are counted anew whenever the attackers fire.
 * @rule ART-1, ART-2, ART-3, TAC-2, TAC-3
 */
export const combinedArms: ValueRule = {
  applies(state, battle, side) {
    if (side !== 'attacker') return false;
    const types = new Set(unitsInBattle(state, battle, side).map(({ type }) => type));
    return boardOf(state).edition.combinedArms.some(
      (arms) => arms.attack !== undefined && types.has(arms.unit) && arms.with.some((type) => types.has(type)),
    );
  },
  change(state, _battle, side, values) {
    if (side !== 'attacker') return;
    for (const { unit, with: others, attack } of boardOf(state).edition.combinedArms) {
      if (attack === undefined) continue;
      let pairs = 0;
      for (const id of values.keys()) if (others.includes(state.units[id]!.type)) pairs++;
      if (pairs === 0) continue;
      for (const [id, own] of values) {
        if (own >= attack || state.units[id]!.type !== unit) continue;
        values.set(id, attack);
        if (--pairs === 0) break;
      }
    }
  },
};

/** What the advantages in play make of the values of a side in a battle. */
export const advantageValues: ValueRule = {
  applies: (state) => advantagesWith(state, 'values').length > 0,
  change(state, battle, side, values) {
    for (const { advantage, owner } of advantagesWith(state, 'values'))
      advantage.values(state, battle, side, values, owner);
  },
};

interface Raised {
  readonly owner: PowerId;
  readonly type: UnitTypeId;
  readonly to: number;
}

/** Raises a power's units of a type to a value, if they do not hit on more already. */
export function raise(state: GameState, values: Map<UnitId, number>, { owner, type, to }: Raised): void {
  for (const [id, value] of values) {
    const unit = state.units[id];
    if (unit?.type === type && unit.owner === owner && value < to) values.set(id, to);
  }
}
