import {
  allUnits,
  isActing,
  battlesToCome,
  type Destination,
  type GameState,
  type SpaceId,
  type UnitId,
} from '../engine/index.ts';
import { movableUnits } from './movableUnits.ts';

/**
 * The spaces where something happens now: the battle under way, else the chosen units and their destinations, else the
 * battles to come, else the acting power's units that can move, else all its units.
 */
export function actionSpaces(
  game: GameState,
  chosen: readonly UnitId[],
  destinations: readonly Destination[],
): readonly SpaceId[] {
  if (game.battle !== null) return [game.battle.space];
  if (chosen.length > 0)
    return once([
      ...chosen.flatMap((unit) => game.units[unit]?.space ?? []),
      ...destinations.map(({ space }) => space),
    ]);
  const battles = battlesToCome(game);
  if (battles.length > 0) return once(battles.map(({ space }) => space));
  const free = [...movableUnits(game).keys()];
  if (free.length > 0) return free;
  return once(allUnits(game.units).flatMap(({ owner, space }) => (isActing(game, owner) ? [space] : [])));
}

const once = (spaces: readonly SpaceId[]): readonly SpaceId[] => [...new Set(spaces)];
