import type { GameState, PowerId, UnitId } from '../../engine/index.ts';
import { powerName } from '../names.ts';
import { unitList } from '../unitNames.ts';
import { capitalized } from '../words.ts';

/**
 * The game an event is told from. Units that the event destroyed are looked up in the game before,
 * which is laid under the game after.
 */
export function storyState(after: GameState, before: GameState | null): GameState {
  return before === null ? after : { ...after, units: { ...before.units, ...after.units } };
}

function commonOwner(state: GameState, units: readonly UnitId[]): PowerId | null {
  const owners = new Set(units.flatMap((id) => state.units[id]?.owner ?? []));
  return owners.size === 1 ? ([...owners][0] ?? null) : null;
}

/** 'Germany: 2 infantry and a tank', or without the power when several own them. */
export function ownedUnits(state: GameState, units: readonly UnitId[]): string {
  const owner = commonOwner(state, units);
  const list = unitList(state, units);
  return owner === null ? capitalized(list) : `${powerName(state, owner)}: ${list}`;
}
