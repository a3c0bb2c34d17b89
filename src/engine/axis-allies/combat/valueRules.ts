import { advantagesWith } from '../advantages/inPlay.ts';
import type { PowerId, UnitId, UnitTypeId } from '../ids.ts';
import { typeOf } from '../pieces.ts';
import type { GameState } from '../state.ts';
import { unitsInBattle, type ValueRule } from './combatants.ts';

/** What changes the values of units in a battle, where an edition lists it. */

/**
 * In attack each unit that supports others raises one of them to the value it gives, if that is more than it has. Pairs
 * are counted anew whenever the attackers fire.
 * @rule ART-1, ART-2, ART-3
 */
export const artillerySupport: ValueRule = {
  applies: (state, battle, side) =>
    side === 'attacker' &&
    unitsInBattle(state, battle, side).some((unit) => Object.keys(typeOf(state, unit).supports).length > 0),
  change(state, _battle, side, values) {
    if (side !== 'attacker') return;
    const raised = new Set<string>();
    for (const id of values.keys()) {
      const supported = Object.entries(typeOf(state, state.units[id]!).supports);
      for (const [type, value] of supported) {
        const one = [...values].find(
          ([other, own]) => own < value && !raised.has(other) && state.units[other]?.type === type,
        );
        if (!one) continue;
        raised.add(one[0]);
        values.set(one[0], value);
        break;
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
