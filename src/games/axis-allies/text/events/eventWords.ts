import type { GameState, PowerId, UnitId } from '../../../../engine/axis-allies/index.ts';
import { thePower } from '../names.ts';
import { unitList } from '../unitNames.ts';
import { capitalized, oneOrMany } from '../../../../text/words.ts';

/** The game after an event, with the units that the event destroyed added from the game before it. */
export function storyState(after: GameState, before: GameState | null): GameState {
  return before === null ? after : { ...after, units: { ...before.units, ...after.units } };
}

/** Whose all these units are, or null. */
export function commonOwner(state: GameState, units: readonly UnitId[]): PowerId | null {
  const owners = new Set(units.flatMap((id) => state.units[id]?.owner ?? []));
  return owners.size === 1 ? ([...owners][0] ?? null) : null;
}

/**
 * What units do or suffer: 'Germany loses 2 infantry' from their power's side, '2 infantry are lost' where several
 * powers own them.
 */
export function unitsDo(
  state: GameState,
  units: readonly UnitId[],
  verbs: { readonly power: string; readonly one: string; readonly many: string },
): string {
  const owner = commonOwner(state, units);
  const list = unitList(state, units);
  return owner === null
    ? `${capitalized(list)} ${oneOrMany(units.length, verbs.one, verbs.many)}`
    : `${capitalized(thePower(state, owner))} ${verbs.power.replace('…', list)}`;
}

/** ', carrying 2 infantry': what goes along with ships. */
export const withCargo = (state: GameState, cargo: readonly UnitId[]): string =>
  cargo.length === 0 ? '' : `, carrying ${unitList(state, cargo)}`;
