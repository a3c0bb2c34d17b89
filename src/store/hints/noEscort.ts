import {
  isMovePhase,
  areEnemies,
  typeOf,
  unitsIn,
  type GameState,
  type PowerId,
  type SpaceId,
  type Unit,
  type UnitType,
} from '../../engine/index.ts';
import { enemiesReaching } from './enemyReach.ts';
import type { Hint } from './hint.ts';

/**
 * Own transports without a warship beside them, where enemy ships can come in their next turn. In combat move only
 * those that were moved: an escort can still come to the others.
 */
export function noEscort(game: GameState): readonly Hint[] {
  if (!isMovePhase(game.phase)) return [];
  return [...transportsByZone(game)].flatMap(([space, transports]): readonly Hint[] => {
    if (transports.length === 0 || isEscorted(game, space)) return [];
    const enemies = enemiesReaching(game, space, isWarship);
    const there = enemies.filter((power) => hasWarship(game, space, power));
    return enemies.length > 0
      ? [{ kind: 'no-escort', space, transports: transports.map(({ id }) => id), enemies, there }]
      : [];
  });
}

function transportsByZone(game: GameState): ReadonlyMap<SpaceId, readonly Unit[]> {
  const zones = new Map<SpaceId, readonly Unit[]>();
  for (const unit of Object.values(game.units)) {
    const type = typeOf(game, unit);
    if (unit.owner !== game.power || type.hold.length === 0 || isWarship(type)) continue;
    if (game.phase === 'combat-move' && game.turn.deeds[unit.id] === undefined) continue;
    zones.set(unit.space, [...(zones.get(unit.space) ?? []), unit]);
  }
  return zones;
}

const hasWarship = (game: GameState, zone: SpaceId, power: PowerId): boolean =>
  unitsIn(game, zone).some((unit) => unit.owner === power && isWarship(typeOf(game, unit)));

const isEscorted = (game: GameState, zone: SpaceId): boolean =>
  unitsIn(game, zone).some((unit) => !areEnemies(game, unit.owner, game.power) && isWarship(typeOf(game, unit)));

/** A destroyer that carries troops is one, too (NA-JA-1). */
const isWarship = ({ domain, attack }: UnitType): boolean => domain === 'sea' && attack > 0;
