import type { GameState, Unit, UnitId } from '../../../../src/engine/axis-allies/index.ts';
import { memoizePerObject } from '../../../../src/engine/common/memoize.ts';

/** Compares states without unit ids: states with equal descriptions are equal for the rules. */

/** What each ship carries. Asked for each unit of a state, so it is looked up once. */
const cargoByShip = memoizePerObject((state: GameState): ReadonlyMap<UnitId, readonly Unit[]> => {
  const found = new Map<UnitId, Unit[]>();
  for (const unit of Object.values(state.units))
    if (unit.aboard !== undefined) found.set(unit.aboard, [...(found.get(unit.aboard) ?? []), unit]);
  return found;
});

/** A unit without its id: type, owner, space, what it did, its part in the battle, its cargo. */
export function descriptionOf(state: GameState, unit: Unit): string {
  const { battle, turn, stranded } = state;
  const has = (ids: readonly UnitId[] | undefined): boolean => ids?.includes(unit.id) === true;
  const cargo = (cargoByShip(state).get(unit.id) ?? [])
    .map(({ type, owner, id }) => JSON.stringify([type, owner, sorted(turn.deeds[id])]))
    .sort();
  const ship = unit.aboard === undefined ? null : state.units[unit.aboard];
  const { type, owner, space, damaged, submerged, capturedFrom } = unit;
  return JSON.stringify([
    [type, owner, space, damaged ?? false, submerged ?? false, capturedFrom ?? '', sorted(turn.deeds[unit.id])],
    [has(turn.placed), has(stranded), has(battle?.attackers), has(battle?.defenders), has(battle?.seaborne)],
    [has(battle?.casualties), has(battle?.struck), has(battle?.submerged), has(battle?.bombarding)],
    cargo,
    ship && descriptionOf(state, ship),
  ]);
}

/** A record with sorted keys, to compare it as text. */
const sorted = (record: object | undefined): unknown =>
  record && Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));

const described = (state: GameState, ids: readonly UnitId[]): readonly string[] =>
  ids.map((id) => (state.units[id] ? descriptionOf(state, state.units[id]) : id)).sort();

export function stateWithoutIds(state: GameState): unknown {
  const { units, players: _players, nextUnit: _nextUnit, stranded: _stranded, shots, turn, battle, ...rest } = state;
  const { deeds: _deeds, placed: _placed, captured, newComplexes, ...record } = turn;
  const { round, step, space, kind, landingFrom, destroyers, origins, hits, rolled } = battle ?? {};
  return {
    ...rest,
    shots: shots.map(({ targets, ...shot }) => [sorted(shot), described(state, targets)]),
    turn: { ...record, captured: [...captured].sort(), newComplexes: [...newComplexes].sort() },
    battle: battle && {
      round,
      step,
      space,
      kind,
      landingFrom,
      destroyers,
      hits,
      origins: [...(origins ?? [])].sort(),
      rolled: rolled && { by: rolled.by, groups: rolled.groups.map(({ units: _units, ...group }) => group) },
    },
    units: Object.values(units)
      .map((unit) => descriptionOf(state, unit))
      .sort(),
  };
}

/** Matches the unit ids of one state to those of the other: first ships, then their cargo. */
export function matchingIds(old: GameState, fresh: GameState): ReadonlyMap<UnitId, UnitId> {
  const names = new Map<UnitId, UnitId>();
  const waiting = new Map<string, Unit[]>();
  for (const unit of Object.values(fresh.units)) {
    const key = descriptionOf(fresh, unit);
    waiting.set(key, [...(waiting.get(key) ?? []), unit]);
  }
  const take = (unit: Unit, isMeant: (other: Unit) => boolean): void => {
    const alike = waiting.get(descriptionOf(old, unit)) ?? [];
    const found = alike.findIndex(isMeant);
    if (found < 0) return;
    names.set(unit.id, alike[found]!.id);
    alike.splice(found, 1);
  };
  const all = Object.values(old.units);
  for (const unit of all) if (unit.aboard === undefined) take(unit, () => true);
  for (const unit of all)
    if (unit.aboard !== undefined) take(unit, ({ aboard }) => aboard === names.get(unit.aboard ?? ''));
  return names;
}
