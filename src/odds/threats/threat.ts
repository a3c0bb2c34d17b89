import {
  areEnemies,
  battleBegun,
  boardOf,
  enemiesIn,
  forcesFor,
  isHostileTerritory,
  shotsToward,
  territoryOf,
  typeOf,
  type BattlePlan,
  type GameState,
  type PowerId,
  type Shot,
  type SpaceId,
  type Unit,
} from '../../engine/index.ts';
import type { Arrival } from './arrivals.ts';
import { estimate, weights } from './estimate.ts';
import type { FallChance } from './fallChance.ts';
import { attackOf } from './groups.ts';

/** Units that can come to a space, and the points of their dice in attack. */
export interface Force {
  readonly units: number;
  readonly points: number;
}

/** What one power can bring to a space in a combat move. */
export interface Threat {
  readonly space: SpaceId;
  readonly power: PowerId;
  /** By land, by ship across the sea, ships themselves, and through the air. */
  readonly land: Force;
  readonly landing: Force;
  readonly sea: Force;
  readonly air: Force;
  /** The chance that the space falls; null where there is nothing to fall: a zone without enemies. */
  readonly chance: number | null;
  /** Whether that is the exact chance of this battle, and not an estimate. */
  readonly isExact: boolean;
  /** What its holders would lose with it, in IPCs: units, production and, with a capital, the treasury. */
  readonly stake: number;
}

/** The IPCs that may be expected to be lost by a threat: its chance and what is at stake. */
export const expectedLoss = ({ chance, stake }: Pick<Threat, 'chance' | 'stake'>): number => (chance ?? 0) * stake;

/** Battles with so many pairs of hits are reckoned exactly; larger ones are estimated. */
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
    landing: { units: troops.length, points: sum(troops.map((unit) => attackOf(turn, unit))) },
    sea: forceBy(here, 'sea'),
    air: forceBy(here, 'air'),
    stake: stakeIn(turn, space),
    ...chanceAt(
      turn,
      { space, kind, landingFrom: [] },
      [...here.flatMap(({ group }) => group.units), ...troops],
      bombarding,
      shotsToward(turn, flying(turn, space, here), space),
      fallChance,
    ),
  };
}

/** What its enemies lose if this power takes a space: who captures a capital takes the treasury too (COM-22). */
function stakeIn(turn: GameState, space: SpaceId): number {
  const territory = territoryOf(boardOf(turn), space);
  const units = sum(enemiesIn(turn, space, turn.power).map((unit) => typeOf(turn, unit).cost));
  if (territory === null || !isHostileTerritory(turn, space, turn.power)) return units;
  const { capitalOf, ipc } = territory;
  const seized = capitalOf !== null && areEnemies(turn, capitalOf, turn.power) ? turn.treasury[capitalOf] : 0;
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

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function forceBy(here: readonly Arrival[], way: Arrival['by']): Force {
  const some = here.filter(({ by }) => by === way).map(({ group }) => group);
  return {
    units: sum(some.map(({ units }) => units.length)),
    points: sum(some.map(({ units, points }) => units.length * points)),
  };
}

/** The chance that all these units together take the space, or beat the fleet there. */
function chanceAt(
  turn: GameState,
  plan: BattlePlan,
  attackers: readonly Unit[],
  bombarding: readonly Unit[],
  shots: readonly Shot[],
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
