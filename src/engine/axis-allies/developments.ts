import type { UnitType } from './edition.ts';
import type { DevelopmentId, UnitTypeId } from './ids.ts';
import type { Board } from './map/board.ts';

type UnitTypes = ReadonlyMap<UnitTypeId, UnitType>;

/** By a power's list of developments, which belongs to games of one edition. */
const known = new WeakMap<readonly DevelopmentId[], UnitTypes>();

/** The unit types of a power with these developments (RES-4). Computed once for each list of them. */
export function developedTypes(board: Board, developed: readonly DevelopmentId[]): UnitTypes {
  let types = known.get(developed);
  if (!types) known.set(developed, (types = changedTypes(board, developed)));
  return types;
}

function changedTypes({ edition, unitTypes }: Board, developed: readonly DevelopmentId[]): UnitTypes {
  const types = new Map(unitTypes);
  for (const { id, changes } of edition.developments)
    if (developed.includes(id))
      for (const [type, change] of Object.entries(changes)) types.set(type, { ...types.get(type)!, ...change });
  return types;
}
