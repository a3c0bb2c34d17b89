import {
  areEnemies,
  typeOf,
  unitsIn,
  type GameState,
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
  if (game.phase !== 'combat-move' && game.phase !== 'noncombat-move') return [];
  return [...transportsByZone(game)].flatMap(([space, transports]): readonly Hint[] => {
    if (transports.length === 0 || isEscorted(game, space)) return [];
    const enemies = enemiesReaching(game, space, isWarship);
    return enemies.length > 0
      ? [{ kind: 'no-escort', space, transports: transports.map(({ id }) => id), enemies }]
      : [];
  });
}

function transportsByZone(game: GameState): ReadonlyMap<SpaceId, readonly Unit[]> {
  const zones = new Map<SpaceId, readonly Unit[]>();
  for (const unit of Object.values(game.units)) {
    if (unit.owner !== game.power || typeOf(game, unit).hold.length === 0) continue;
    if (game.phase === 'combat-move' && game.turn.deeds[unit.id] === undefined) continue;
    zones.set(unit.space, [...(zones.get(unit.space) ?? []), unit]);
  }
  return zones;
}

const isEscorted = (game: GameState, zone: SpaceId): boolean =>
  unitsIn(game, zone).some((unit) => !areEnemies(game, unit.owner, game.power) && isWarship(typeOf(game, unit)));

const isWarship = ({ domain, hold, attack }: UnitType): boolean => domain === 'sea' && hold.length === 0 && attack > 0;
