import { typeOf } from '../pieces.ts';
import { unitsInBattle } from './combatants.ts';
import type { ValueRule } from './valueRule.ts';

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
