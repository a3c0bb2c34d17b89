import type { PowerId, UnitId } from '../ids.ts';
import type { Battle, BattleSide, GameState } from '../state.ts';
import { unitsInBattle } from './combatants.ts';

/** The owners of these units, each once: only they roll these dice or decide about these submarines. */
export const ownersOf = (state: GameState, units: readonly UnitId[]): readonly PowerId[] => [
  ...new Set(units.flatMap((id) => state.units[id]?.owner ?? [])),
];

/** The attacker's acting power, or every power with defending units: those decide together (COM-14). */
export const powersOf = (state: GameState, battle: Battle, side: BattleSide): readonly PowerId[] =>
  side === 'attacker'
    ? [state.power]
    : [...new Set(unitsInBattle(state, battle, 'defender').map((unit) => unit.owner))];
