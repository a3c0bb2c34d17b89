import { battlesToCome, editionOf, forcesFor, type GameState, type SpaceId, type UnitId } from '../engine/index.ts';
import { rollOf, type Roll } from './strength.ts';

/** Attackers of one battle that came the same way: one arrow on the map. */
export interface PlannedAttack {
  /** Spaces from where they set out to the target. */
  readonly way: readonly SpaceId[];
  readonly units: readonly UnitId[];
  readonly strength: Roll;
}

const PLANNED = new WeakMap<GameState, readonly PlannedAttack[]>();

/**
 * Who comes from where in the battles to come; worked out once a state. Units that need not move to fight have no way.
 */
export function plannedAttacks(game: GameState): readonly PlannedAttack[] {
  const known = PLANNED.get(game) ?? found(game);
  PLANNED.set(game, known);
  return known;
}

function found(game: GameState): readonly PlannedAttack[] {
  const flies = new Set(editionOf(game.edition).units.flatMap(({ id, domain }) => (domain === 'air' ? [id] : [])));
  const wayOf = (unit: UnitId, target: SpaceId): readonly SpaceId[] => {
    const piece = game.units[unit];
    const route = game.turn.deeds[piece?.aboard ?? unit]?.route ?? [];
    // Troops go ashore from where their ship is.
    if (piece?.aboard !== undefined) return [...(route.length > 0 ? route : [piece.space]), target];
    return piece !== undefined && flies.has(piece.type) && route.length > 2 ? [route[0] ?? target, target] : route;
  };
  return battlesToCome(game).flatMap((plan) => {
    const byWay = new Map<string, { way: readonly SpaceId[]; units: UnitId[] }>();
    for (const { id: unit } of forcesFor(game, plan).attackers) {
      const way = wayOf(unit, plan.space);
      if (way.length < 2) continue;
      const known = byWay.get(way.join());
      if (known) known.units.push(unit);
      else byWay.set(way.join(), { way, units: [unit] });
    }
    return [...byWay.values()].map(({ way, units }) => ({ way, units, strength: rollOf(game, units, 'attacker') }));
  });
}
