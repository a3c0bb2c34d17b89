import {
  awaiting,
  battlesToCome,
  nationalProduction,
  unitsIn,
  type GameState,
  type SpaceId,
  type Unit,
  type UnitId,
} from '../engine/index.ts';
import type { Check } from './schema.ts';

type Counts = Readonly<Record<string, number>>;

/** The actual values of everything a check names. The check holds if they equal the check itself. */
export function actualValues(state: GameState, check: Check): Check {
  const found: Record<string, unknown> = {};
  for (const name of Object.keys(check) as (keyof Check)[]) found[name] = READERS[name](state, check);
  return found as Check;
}

const READERS: Readonly<Record<keyof Check, (state: GameState, check: Check) => unknown>> = {
  units: (state, { units = {} }) => forEach(units, (space) => byPower(unitsIn(state, space))),
  aboard: (state, { aboard = {} }) =>
    forEach(aboard, (space) => byPower(unitsIn(state, space).filter((unit) => unit.aboard !== undefined))),
  damaged: (state, { damaged = {} }) =>
    forEach(damaged, (space) => unitsIn(state, space).filter((unit) => unit.damaged).length),
  control: (state, { control = {} }) => forEach(control, (space) => state.control[space]),
  treasury: (state, { treasury = {} }) => forEach(treasury, (power) => state.treasury[power]),
  production: (state, check) => forEach(check.production ?? {}, (power) => nationalProduction(state, power)),
  purchased: (state) => Object.fromEntries(Object.entries(state.purchased).filter(([, count]) => count > 0)),
  power: (state) => state.power,
  phase: (state) => state.phase,
  round: (state) => state.round,
  asks: (state) => {
    const asked = awaiting(state);
    return 'side' in asked ? `${asked.kind} ${asked.side}` : asked.kind;
  },
  asked: (state) => {
    const asked = awaiting(state);
    return 'by' in asked ? asked.by : [];
  },
  dice: (state) => {
    const asked = awaiting(state);
    return asked.kind === 'dice'
      ? asked.groups.map(({ value, units }) => ({ value, units: counted(state, units) }))
      : null;
  },
  hits: (state) => {
    const asked = awaiting(state);
    return asked.kind === 'casualties' ? asked.hitsToAssign : 0;
  },
  retreatTo: (state) => {
    const asked = awaiting(state);
    return asked.kind === 'retreat' ? asked.to.toSorted() : null;
  },
  airMayRetreat: (state) => {
    const asked = awaiting(state);
    return asked.kind === 'retreat' && asked.air;
  },
  landAt: (state) => {
    const asked = awaiting(state);
    return asked.kind === 'stranded' ? asked.to.toSorted() : null;
  },
  battles: (state) =>
    battlesToCome(state)
      .map(({ space }) => space)
      .toSorted(),
  submarines: (state) => {
    const asked = awaiting(state);
    return asked.kind === 'submerge' ? counted(state, asked.submarines) : null;
  },
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
