import {
  areEnemies,
  cargoOf,
  type BattlePlan,
  type BattleSide,
  type ByUnitType,
  type GameState,
  type UnitId,
} from '../../engine/index.ts';
import { begunIn } from '../chains.ts';

/** How many units of each type, of both sides. */
export type Count = Readonly<Record<BattleSide, ByUnitType<number>>>;

/** The units of both sides in all these battles, their cargo included, and these raiders. */
export const unitsIn = (listed: GameState, plans: readonly BattlePlan[], raiders: readonly UnitId[]): Count =>
  counted(listed, [
    ...raiders,
    ...plans.flatMap((plan) => {
      const { attackers, defenders } = begunIn(listed, plan).battle!;
      return [...attackers, ...defenders];
    }),
  ]);

/** These units by side and type, each once, with their cargo (COM-13). */
export function counted(listed: GameState, units: readonly UnitId[]): Count {
  const all = new Set(units.flatMap((id) => [id, ...cargoOf(listed, listed.units[id]!).map((cargo) => cargo.id)]));
  const count: Record<BattleSide, Record<string, number>> = { attacker: {}, defender: {} };
  for (const id of all) {
    const { owner, type } = listed.units[id]!;
    const side = count[areEnemies(listed, owner, listed.power) ? 'defender' : 'attacker'];
    side[type] = (side[type] ?? 0) + 1;
  }
  return count;
}

/** The number of units of each type in so many counts, each of which counts this often, per so many. */
export function average(
  counts: readonly { readonly units: ByUnitType<number>; readonly times: number }[],
  per: number,
) {
  const sum: Record<string, number> = {};
  for (const { units, times } of counts)
    for (const [type, count] of Object.entries(units)) sum[type] = (sum[type] ?? 0) + (count * times) / per;
  return sum;
}

export const total = (units: ByUnitType<number>): number => Object.values(units).reduce((sum, count) => sum + count, 0);
