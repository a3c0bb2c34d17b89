import type { PowerId, UnitId } from '../ids.ts';
import type { Battle, BattleSide, GameState } from '../state.ts';
import { unitsInBattle } from './combatants.ts';

/** The owners of these units, each once: only they roll these dice or decide about these submarines. */
export const ownersOf = (state: GameState, units: readonly UnitId[]): readonly PowerId[] => [
  ...new Set(units.flatMap((id) => state.units[id]?.owner ?? [])),
];

/** Every power with units on this side of a battle: those decide together (COM-14). */
export const powersOf = (state: GameState, battle: Battle, side: BattleSide): readonly PowerId[] => [
  ...new Set(unitsInBattle(state, battle, side).map((unit) => unit.owner)),
];
