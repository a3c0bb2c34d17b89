import type { PowerId, UnitId, UnitTypeId } from '../../ids.ts';
import type { GameState } from '../../state.ts';

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
