import {
  awaiting,
  battlesToCome,
  facilitiesIn,
  hasComplex,
  homebound,
  nationalProduction,
  unitsIn,
  type GameState,
  type SpaceId,
  type Unit,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import type { Check } from './schema.ts';

type Counts = Readonly<Record<string, number>>;

/** The actual values of everything that a check names. The check passes if they equal the check. */
export function actualValues(state: GameState, check: Check): Check {
  const found: Record<string, unknown> = {};
  for (const name of Object.keys(check) as (keyof Check)[]) found[name] = READERS[name](state, check);
  return found as Check;
}

/** For each key of a check, how to read its value from a state. */
const READERS: Readonly<Record<keyof Check, (state: GameState, check: Check) => unknown>> = {
  units: (state, { units = {} }) => forEach(units, (space) => byPower(unitsIn(state, space))),
  aboard: (state, { aboard = {} }) =>
    forEach(aboard, (space) => byPower(unitsIn(state, space).filter((unit) => unit.aboard !== undefined))),
  damaged: (state, { damaged = {} }) =>
    forEach(damaged, (space) => unitsIn(state, space).filter((unit) => unit.damaged).length),
  submerged: (state, { submerged = {} }) =>
    forEach(submerged, (space) => unitsIn(state, space).filter((unit) => unit.submerged).length),
  control: (state, { control = {} }) => forEach(control, (space) => state.control[space]),
  uncontrolled: (state, { uncontrolled = [] }) => uncontrolled.filter((space) => state.control[space] === undefined),
  treasury: (state, { treasury = {} }) => forEach(treasury, (power) => state.treasury[power]),
  production: (state, check) => forEach(check.production ?? {}, (power) => nationalProduction(state, power)),
  developments: (state, { developments = {} }) => forEach(developments, (power) => state.developments[power] ?? []),
  complexes: (state, { complexes = [] }) => complexes.filter((space) => hasComplex(state, space)),
  facilities: (state, { facilities = {} }) => forEach(facilities, (space) => facilitiesIn(state, space)),
  wars: (state) => state.wars ?? [],
  purchased: (state) => Object.fromEntries(Object.entries(state.purchased).filter(([, count]) => count > 0)),
  power: (state) => state.power,
  phase: (state) => state.phase,
  round: (state) => state.round,
  asks: (state) => {
    const awaited = awaiting(state);
    if ('side' in awaited) return `${awaited.kind} ${awaited.side}`;
    return 'roll' in awaited ? `${awaited.kind} ${awaited.roll}` : awaited.kind;
  },
  asked: (state) => {
    const awaited = awaiting(state);
    return 'by' in awaited ? awaited.by : [];
  },
  dice: (state) => {
    const awaited = awaiting(state);
    return awaited.kind === 'dice'
      ? awaited.groups.map(({ value, units }) => ({ value, units: counted(state, units) }))
      : null;
  },
  hits: (state) => {
    const awaited = awaiting(state);
    return awaited.kind === 'casualties' ? awaited.hitsToAssign : 0;
  },
  retreatTo: (state) => {
    const awaited = awaiting(state);
    return awaited.kind === 'retreat' ? awaited.to.toSorted() : null;
  },
  airMayRetreat: (state) => {
    const awaited = awaiting(state);
    return awaited.kind === 'retreat' && awaited.air;
  },
  landAt: (state) => {
    const awaited = awaiting(state);
    return awaited.kind === 'stranded' ? awaited.to.toSorted() : null;
  },
  battles: (state) =>
    battlesToCome(state)
      .map(({ space }) => space)
      .toSorted(),
  shots: (state) => state.shots.map(({ space }) => space),
  homebound: (state, check) =>
    forEach(check.homebound ?? {}, (space) =>
      counted(
        state,
        homebound(state).filter((id) => state.units[id]?.space === space),
      ),
    ),
  submarines: (state) => {
    const awaited = awaiting(state);
    return awaited.kind === 'submerge' ? counted(state, awaited.submarines) : null;
  },
  kamikazeLeft: (state) => state.kamikaze?.left ?? 0,
  winner: (state) => state.outcome?.winner ?? null,
};

const forEach = <Value>(
  named: Readonly<Record<string, unknown>>,
  look: (name: SpaceId) => Value,
): Readonly<Record<string, Value>> => Object.fromEntries(Object.keys(named).map((name) => [name, look(name)]));

function byPower(units: readonly Unit[]): Readonly<Record<string, Counts>> {
  const found: Record<string, Record<string, number>> = {};
  for (const { owner, type } of units) {
    const counts = (found[owner] ??= {});
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return found;
}

function counted(state: GameState, ids: readonly UnitId[]): Counts {
  const counts: Record<string, number> = {};
  for (const id of ids) {
    const type = state.units[id]?.type ?? 'gone';
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}
