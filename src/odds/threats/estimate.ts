import {
  firstRound,
  hitsOf,
  pointsOf,
  type BattleSide,
  type GameState,
  type RollGroup,
  type Shot,
  type UnitId,
} from '../../engine/index.ts';
import { chanceUnder } from '../underFire.ts';

/** What a side brings to a battle: the points of its dice, and the hits it can take. */
export interface Weight {
  readonly points: number;
  readonly hits: number;
}

/**
 * Both sides of the battle that has begun in this state, as they fire first. Of aircraft that guns fire at, on these
 * shots and in the space itself, as many count as are expected to come through (AA-3, AA-4).
 */
export function weights(state: GameState, shots: readonly Shot[] = []): Readonly<Record<BattleSide, Weight>> {
  const { battle, units } = state;
  const { gun, attacker, defender, bombardment } = firstRound(state, battle!);
  const fire = gun ? [...shots, gun] : shots;
  const share = (id: UnitId): number => 1 - chanceUnder(fire, id);
  const pointsThrough = (groups: readonly RollGroup[]): number =>
    groups.reduce(
      (sum, group) =>
        sum + (pointsOf([group]) * group.units.reduce((all, id) => all + share(id), 0)) / group.units.length,
      0,
    );
  const hits = (ids: readonly UnitId[], of = (_id: UnitId): number => 1): number =>
    ids.reduce((sum, id) => sum + of(id) * hitsOf(state, [units[id]!]), 0);
  return {
    // Bombardment fires once.
    attacker: { points: pointsThrough(attacker) + pointsOf(bombardment) / 2, hits: hits(battle!.attackers, share) },
    defender: { points: pointsOf(defender), hits: hits(battle!.defenders) },
  };
}

/** How sharply the chance follows the ratio of both sides, for each root of their hits. */
const SHARPNESS = 0.9;

/**
 * About how likely the attacker is to win: strength counts as dice times hits (Lanchester's square law), and the more
 * hits there are, the less luck. Good for large battles, where it is off by 2 per cent on average and by 15 at most; in
 * small ones, what may hit whom decides.
 */
export function estimate({ attacker, defender }: Readonly<Record<BattleSide, Weight>>): number {
  if (attacker.points === 0) return 0;
  if (defender.points === 0) return 1;
  const ratio = (attacker.points * attacker.hits) / (defender.points * defender.hits);
  return 1 / (1 + ratio ** (-SHARPNESS * Math.sqrt(attacker.hits + defender.hits)));
}
