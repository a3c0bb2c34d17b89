import type { Phase, SpaceId, UnitId } from './ids.ts';
import type { Deed, GameState, Unit } from './state.ts';

/** Copies of a state's units and deeds that an event can change. */
export type Units = Record<UnitId, Unit>;
export type Deeds = Record<UnitId, Deed>;

export const copyUnits = (state: GameState): Units => ({ ...state.units });
export const copyDeeds = (state: GameState): Deeds => ({ ...state.turn.deeds });

/** The state with these deeds. */
export const withDeeds = (state: GameState, deeds: Deeds): GameState => ({ ...state, turn: { ...state.turn, deeds } });

/** A unit's deed with these additions; without an earlier deed, a new one that starts in this space and phase. */
export const extendDeed = (deed: Deed | undefined, at: SpaceId, phase: Phase, more: Partial<Deed>): Deed => ({
  ...(deed ?? { spent: 0, route: [at], phase }),
  ...more,
});

/** Change fields of a unit; does nothing if there is no such unit. */
export function changeUnit(units: Units, id: UnitId, changes: Partial<Unit>): void {
  const unit = units[id];
  if (unit) units[id] = { ...unit, ...changes };
}
