import {
  battlesToCome,
  diceIn,
  firstRound,
  forcesFor,
  pointsOf,
  landsFrom,
  typeOf,
  type BattlePlan,
  type BattleSide,
  type BySpace,
  type GameState,
  type PowerId,
  type RollGroup,
  type Unit,
  type SpaceId,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';

/** What units roll in the first round of a battle: how many dice, and the sum of the values they hit with. */
export interface AttackStrength {
  readonly dice: number;
  readonly total: number;
}

/** The strength of these dice; units without a value (an attacking transport) roll none. */
export const strengthOf = (groups: readonly RollGroup[]): AttackStrength => ({
  dice: diceIn(groups),
  total: pointsOf(groups),
});

/** One side of a battle; of several powers, the one with the most units gives the colour. */
export interface SideStrength {
  readonly power: PowerId;
  readonly strength: AttackStrength;
}

/** Both sides of a battle to come; null for a side without units. */
export type BattleStrengths = Readonly<Record<BattleSide, SideStrength | null>>;

/** Both sides of every battle to come, as they stand now. */
export function battleStrengths(game: GameState): BySpace<BattleStrengths> {
  return Object.fromEntries(battlesToCome(game).map((plan) => [plan.space, strengthsOf(game, plan)]));
}

function strengthsOf(game: GameState, plan: BattlePlan): BattleStrengths {
  const { attackers, defenders } = forcesFor(game, plan);
  const { bombardment, attacker, defender } = firstRound(game, plan);
  return { attacker: sideOf(attackers, [...bombardment, ...attacker]), defender: sideOf(defenders, defender) };
}

function sideOf(units: readonly Unit[], groups: readonly RollGroup[]): SideStrength | null {
  const owners = units.map(({ owner }) => owner);
  const countOf = (power: PowerId): number => owners.filter((owner) => owner === power).length;
  const [power] = owners.toSorted((a, b) => countOf(b) - countOf(a));
  return power === undefined ? null : { power, strength: strengthOf(groups) };
}

/** Attackers of one battle that came the same way: one arrow on the map. */
interface PlannedAttack {
  /** Spaces from the start to the target. */
  readonly route: readonly SpaceId[];
  readonly units: readonly UnitId[];
  readonly strength: AttackStrength;
}

const PLANNED = new WeakMap<GameState, readonly PlannedAttack[]>();

/**
 * The attackers of all battles to come, grouped by route; cached for each state. Units that fight where they stand have
 * no route.
 */
export function plannedAttacks(game: GameState): readonly PlannedAttack[] {
  const cached = PLANNED.get(game) ?? findAttacks(game);
  PLANNED.set(game, cached);
  return cached;
}

function findAttacks(game: GameState): readonly PlannedAttack[] {
  const routeOf = (unit: UnitId, target: SpaceId): readonly SpaceId[] => {
    const piece = game.units[unit];
    const route = game.turn.deeds[piece?.aboard ?? unit]?.route ?? [];
    // Troops go ashore from the zone of their ship, or from one where it was on its way.
    if (piece?.aboard !== undefined) {
      const zone = landsFrom(game, piece);
      return [...route.slice(0, Math.max(0, route.lastIndexOf(zone))), zone, target];
    }
    const flies = piece !== undefined && typeOf(game, piece).domain === 'air';
    return flies && route.length > 2 ? [route[0] ?? target, target] : route;
  };
  return battlesToCome(game).flatMap((plan) => {
    const byRoute = new Map<string, { route: readonly SpaceId[]; units: UnitId[] }>();
    for (const { id: unit } of forcesFor(game, plan).attackers) {
      const route = routeOf(unit, plan.space);
      if (route.length < 2) continue;
      const known = byRoute.get(route.join());
      if (known) known.units.push(unit);
      else byRoute.set(route.join(), { route, units: [unit] });
    }
    const rolls = firstRound(game, plan).attacker;
    return [...byRoute.values()].map(({ route, units }) => ({
      route,
      units,
      strength: strengthOf(rolls.map((group) => ({ ...group, units: group.units.filter((id) => units.includes(id)) }))),
    }));
  });
}
