import { movesLeft, type GameState, type SpaceId, type UnitId } from '../engine/index.ts';

const MOVABLE = new WeakMap<GameState, ReadonlyMap<SpaceId, readonly UnitId[]>>();

/**
 * What the acting power can still order about, by space; worked out once a state, so that each line of a list may ask.
 */
export function movable(game: GameState): ReadonlyMap<SpaceId, readonly UnitId[]> {
  const known = MOVABLE.get(game) ?? found(game);
  MOVABLE.set(game, known);
  return known;
}

function found(game: GameState): ReadonlyMap<SpaceId, readonly UnitId[]> {
  const spaces = new Map<SpaceId, readonly UnitId[]>();
  for (const { id, owner, space, aboard } of Object.values(game.units)) {
    const isFree = aboard === undefined ? movesLeft(game, id) > 0 : game.turn.deeds[id]?.assault === undefined;
    if (owner === game.power && isFree) spaces.set(space, [...(spaces.get(space) ?? []), id]);
  }
  return spaces;
}
