import type { UnitType } from './edition.ts';
import type { AdvantageId, ByUnitType, DevelopmentId, PowerId, UnitTypeId } from './ids.ts';
import type { Board } from './map/board.ts';
import type { GameState } from './state.ts';

type UnitTypes = ReadonlyMap<UnitTypeId, UnitType>;

type Possessions = Pick<GameState, 'developments' | 'advantages'>;

/** The types of the game asked for last: nearly always the one asked for next. */
let latest: {
  readonly board: Board;
  readonly of: Possessions;
  readonly types: ReadonlyMap<PowerId, UnitTypes>;
} | null = null;

/**
 * The unit types of each power that has developments or advantages (NA): what one has changes its own units, old and
 * new, and nobody else's.
 * @rule RES-4, RES-5
 */
export function changedTypes(board: Board, { developments, advantages }: Possessions): ReadonlyMap<PowerId, UnitTypes> {
  if (latest?.board === board && latest.of.developments === developments && latest.of.advantages === advantages)
    return latest.types;
  const powers = new Set([...Object.keys(developments), ...Object.keys(advantages)]);
  const types = new Map(
    [...powers].map((power) => [power, withChanges(board, developments[power] ?? [], advantages[power] ?? [])]),
  );
  latest = { board, of: { developments, advantages }, types };
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
