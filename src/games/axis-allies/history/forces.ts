import {
  typeOf,
  type ByUnitType,
  type GameState,
  type PowerId,
  type Unit,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import type { Force } from './entry.ts';

/** The units with these ids that a state has. */
export const unitsNamed = ({ units }: GameState, ids: readonly UnitId[]): readonly Unit[] =>
  ids.flatMap((id) => units[id] ?? []);

/** Counts units by power and type, in the order in which they are met. */
export function forcesOf(units: readonly Unit[]): readonly Force[] {
  const byPower = new Map<PowerId, Record<string, number>>();
  for (const { owner, type } of units) {
    const counts = byPower.get(owner) ?? {};
    counts[type] = (counts[type] ?? 0) + 1;
    byPower.set(owner, counts);
  }
  return [...byPower].map(([power, counts]) => ({ power, units: counts }));
}

/** Two counts of units as one. */
export const together = (a: readonly Force[], b: readonly Force[]): readonly Force[] => {
  const powers = [...new Set([...a, ...b].map(({ power }) => power))];
  return powers.map((power) => ({
    power,
    units: [...a, ...b].filter((force) => force.power === power).reduce(sumOfTypes, {} as ByUnitType<number>),
  }));
};

function sumOfTypes(sum: ByUnitType<number>, { units }: Force): ByUnitType<number> {
  const types = { ...sum };
  for (const type of Object.keys(units)) types[type] = (types[type] ?? 0) + (units[type] ?? 0);
  return types;
}

/** What these units cost, in IPCs. */
export const priceOf = (state: GameState, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + typeOf(state, unit).cost, 0);
