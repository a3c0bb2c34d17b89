import {
  areFriends,
  battleBegun,
  boardOf,
  enemiesIn,
  forcesFor,
  isHostileTerritory,
  shotsToward,
  territoryOf,
  typeOf,
  firstRound,
  hitsOf,
  pointsOf,
  type BattlePlan,
  type GameState,
  type PowerId,
  type Shot,
  type SpaceId,
  type Unit,
  type BattleSide,
  type RollGroup,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';
import { battleValue } from '../battleValue.ts';
import { chanceUnder } from '../gunFire.ts';
import { battleKey, type OddsCache } from '../oddsCache.ts';
import type { Policies } from '../policies.ts';
import { solveBattleOrNull } from '../solver/solveBattle.ts';
import { type Arrival, attackOf } from './arrivals.ts';

/** Units that can come to a space, and the points of their dice in attack. */
export interface ThreatForce {
  readonly units: number;
  readonly points: number;
}

/** What one power can bring to a space in a combat move. */
export interface Threat {
  readonly space: SpaceId;
  readonly power: PowerId;
  /** By land, by ship across the sea, ships themselves, and through the air. */
  readonly land: ThreatForce;
  readonly landing: ThreatForce;
  readonly sea: ThreatForce;
  readonly air: ThreatForce;
  /** The chance that the space falls; null where there is nothing to fall: a zone without enemies. */
  readonly chance: number | null;
  /** Whether that is the exact chance of this battle, and not an estimate. */
  readonly isExact: boolean;
  /** What its holders would lose with it, in IPCs: units, production and, with a capital, the treasury. */
  readonly stake: number;
}

/** The IPCs that may be expected to be lost by a threat: its chance and what is at stake. */
export const expectedLoss = ({ chance, stake }: Pick<Threat, 'chance' | 'stake'>): number => (chance ?? 0) * stake;

/** Battles with so many pairs of hits are computed exactly; larger ones are estimated. */
const SMALL = 100;

/** Troops that land, and the ships that could bombard from where they do (BOM-1). */
export interface Landings {
  readonly troops: readonly Unit[];
  readonly bombarding: readonly Unit[];
}

export const NO_LANDINGS: Landings = { troops: [], bombarding: [] };

/** What these units bring to a space; null if there are none. */
export function threatTo(
  turn: GameState,
  space: SpaceId,
  here: readonly Arrival[],
  { troops, bombarding }: Landings,
  fallChance: FallChance,
): Threat | null {
  if (here.length + troops.length === 0) return null;
  const kind = territoryOf(boardOf(turn), space) ? 'land' : 'sea';
  return {
    space,
    power: turn.power,
    land: forceBy(here, 'land'),
    landing: { units: troops.length, points: total(troops.map((unit) => attackOf(turn, unit))) },
    sea: forceBy(here, 'sea'),
    air: forceBy(here, 'air'),
    stake: stakeIn(turn, space),
    ...chanceAt(
      turn,
      {
        plan: { space, kind, landingFrom: [] },
        attackers: [...here.flatMap(({ group }) => group.units), ...troops],
        bombarding,
        shots: shotsToward(turn, flying(turn, space, here), space),
      },
      fallChance,
    ),
  };
}

/** What its enemies lose if this power takes a space: who captures a capital takes the treasury too (COM-22). */
function stakeIn(turn: GameState, space: SpaceId): number {
  const territory = territoryOf(boardOf(turn), space);
  const units = total(enemiesIn(turn, space, turn.power).map((unit) => typeOf(turn, unit).cost));
  if (territory === null || !isHostileTerritory(turn, space, turn.power)) return units;
  const { capitalOf, ipc } = territory;
  const seized = capitalOf !== null && !areFriends(turn, capitalOf, turn.power) ? turn.treasury[capitalOf] : 0;
  return units + ipc + (seized ?? 0);
}

/** The aircraft among these, each where it sets out on the way past the fewest guns (AA-3). */
const flying = (turn: GameState, space: SpaceId, here: readonly Arrival[]): readonly Unit[] =>
  here.flatMap(({ by, group: { unit, units }, from }) => {
    if (by !== 'air') return [];
    const guns = (start: SpaceId): number => shotsToward(turn, [{ ...unit, space: start }], space).length;
    const start = from.length === 1 ? from[0]! : leastBy(from, guns);
    return start === unit.space ? units : units.map((one) => ({ ...one, space: start }));
  });

/** The first of these with the smallest number; no more are asked after a zero. */
function leastBy<One>(all: readonly One[], numberOf: (one: One) => number): One {
  let best: One = all[0]!;
  let least = Infinity;
  for (const one of all) {
    if (least === 0) break;
    const number = numberOf(one);
    if (number < least) [best, least] = [one, number];
  }
  return best;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

function forceBy(here: readonly Arrival[], way: Arrival['by']): ThreatForce {
  const some = here.filter(({ by }) => by === way).map(({ group }) => group);
  return {
    units: total(some.map(({ units }) => units.length)),
    points: total(some.map(({ units, points }) => units.length * points)),
  };
}

/** A battle that could come: its attackers, the ships that bombard for them, the fire at those that fly there. */
interface PossibleAttack {
  readonly plan: BattlePlan;
  readonly attackers: readonly Unit[];
  readonly bombarding: readonly Unit[];
  readonly shots: readonly Shot[];
}

/** The chance that all these units together take the space, or beat the fleet there. */
function chanceAt(
  turn: GameState,
  { plan, attackers, bombarding, shots }: PossibleAttack,
  fallChance: FallChance,
): Pick<Threat, 'chance' | 'isExact'> {
  const { defenders } = forcesFor(turn, plan);
  const canTake = plan.kind === 'sea' || attackers.some((unit) => typeOf(turn, unit).captures);
  if (defenders.length === 0) return { chance: plan.kind === 'sea' ? null : Number(canTake), isExact: true };
  if (!canTake) return { chance: 0, isExact: true };
  const here = attackers.map((unit): Unit => ({ ...unit, space: plan.space }));
  const battle = battleBegun(turn, plan, { attackers: here, defenders });
  const begun = bombarding.length === 0 ? battle : withBombardment(battle, bombarding);
  const both = weights(begun, shots);
  if (both.attacker.hits * both.defender.hits > SMALL) return { chance: estimate(both), isExact: false };
  const chance = fallChance({ ...begun, shots });
  return chance === null ? { chance: estimate(both), isExact: false } : { chance, isExact: true };
}

const withBombardment = (begun: GameState, ships: readonly Unit[]): GameState => ({
  ...begun,
  battle: { ...begun.battle!, bombarding: ships.map(({ id }) => id) },
});

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

/**
 * The exact chance that the attackers of a battle that has begun take the territory, or beat the fleet; null if it
 * would take too long to tell.
 */
export type FallChance = (begun: GameState) => number | null;

/** Computes such chances, each battle once as long as it is remembered. */
export const fallChances =
  (policies: Policies, cache: OddsCache): FallChance =>
  (begun) =>
    cache.recall(battleKey(begun, policies), () => computed(begun, policies));

function computed(begun: GameState, policies: Policies): number | null {
  const { battle } = begun;
  const found = battle && solveBattleOrNull(begun, policies);
  if (!found) return null;
  const { isTaken } = battleValue(begun, battle, found.sides);
  return found.endings.reduce((sum, { result, attacker, chance }) => {
    const falls = battle.kind === 'sea' ? result === 'attacker-won' : isTaken(attacker);
    return falls ? sum + chance : sum;
  }, 0);
}
