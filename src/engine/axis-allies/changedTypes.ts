import type { UnitType } from './edition.ts';
import type { AdvantageId, ByUnitType, DevelopmentId, UnitTypeId } from './ids.ts';
import type { Board } from './map/board.ts';

type UnitTypes = ReadonlyMap<UnitTypeId, UnitType>;

const NOTHING: readonly never[] = [];

/** By a power's lists of developments and of advantages, which belong to games of one edition. */
const known = new WeakMap<readonly DevelopmentId[], WeakMap<readonly AdvantageId[], UnitTypes>>();

/**
 * The unit types of a power with these developments and advantages (RES-4, NA). Computed once for each two lists of
 * them.
 */
export function changedTypes(
  board: Board,
  developed: readonly DevelopmentId[] = NOTHING,
  advantages: readonly AdvantageId[] = NOTHING,
): UnitTypes {
  let byAdvantages = known.get(developed);
  if (!byAdvantages) known.set(developed, (byAdvantages = new WeakMap()));
  let types = byAdvantages.get(advantages);
  if (!types) byAdvantages.set(advantages, (types = withChanges(board, developed, advantages)));
  return types;
}

function withChanges(
  { edition, unitTypes }: Board,
  developed: readonly DevelopmentId[],
  advantages: readonly AdvantageId[],
): UnitTypes {
  const types = new Map(unitTypes);
  const change = (changes: ByUnitType<Partial<UnitType>> = {}): void => {
    for (const [type, changed] of Object.entries(changes)) types.set(type, { ...types.get(type)!, ...changed });
  };
  for (const { id, changes } of edition.developments) if (developed.includes(id)) change(changes);
  for (const { id, changes } of edition.advantages) if (advantages.includes(id)) change(changes);
  return types;
}
