import type { Phase, SpaceId, UnitId } from '../ids.ts';
import { unitsAfter } from '../pieces.ts';
import type { Deed, GameState, Unit } from '../state.ts';

/** The units that an event changes, as they are after it. */
export type ChangedUnits = Map<UnitId, Unit>;
/** A copy of a state's deeds that an event can change. */
type Deeds = Record<UnitId, Deed>;

/** The state with these units. */
export const withUnits = (state: GameState, changed: ChangedUnits): GameState => ({
  ...state,
  units: unitsAfter(state.units, changed),
});

/** A unit as the event has left it so far; undefined if there is no such unit. */
export const unitSoFar = (state: GameState, changed: ChangedUnits, id: UnitId): Unit | undefined =>
  changed.get(id) ?? state.units[id];

export const copyDeeds = (state: GameState): Deeds => ({ ...state.turn.deeds });

/** The state with these deeds. */
export const withDeeds = (state: GameState, deeds: Deeds): GameState => ({ ...state, turn: { ...state.turn, deeds } });

/** A unit's deed with these additions; without an earlier deed, a new one that starts in this space and phase. */
export const extendDeed = (deed: Deed | undefined, at: SpaceId, phase: Phase, more: Partial<Deed>): Deed => ({
  ...(deed ?? { spent: 0, route: [at], phase }),
  ...more,
});

/** Change fields of a unit; does nothing if there is no such unit. */
export function changeUnit(state: GameState, changed: ChangedUnits, id: UnitId, changes: Partial<Unit>): void {
  const unit = unitSoFar(state, changed, id);
  if (unit) changed.set(id, { ...unit, ...changes });
}
