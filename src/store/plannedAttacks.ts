import {
  battlesToCome,
  firstRound,
  forcesFor,
  landsFrom,
  typeOf,
  type GameState,
  type SpaceId,
  type UnitId,
} from '../engine/index.ts';
import { strengthOf, type Strength } from './strength.ts';

/** Attackers of one battle that came the same way: one arrow on the map. */
export interface PlannedAttack {
  /** Spaces from the start to the target. */
  readonly route: readonly SpaceId[];
  readonly units: readonly UnitId[];
  readonly strength: Strength;
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
