import { allUnits, isActing, movesLeft, type GameState, type SpaceId, type UnitId } from '../engine/index.ts';
import { usefulDestinations } from './usefulDestinations.ts';

const MOVABLE = new WeakMap<GameState, ReadonlyMap<SpaceId, readonly UnitId[]>>();

/** The acting power's units that can still be ordered, by space; cached for each state. */
export function movableUnits(game: GameState): ReadonlyMap<SpaceId, readonly UnitId[]> {
  const known = MOVABLE.get(game) ?? findMovableUnits(game);
  MOVABLE.set(game, known);
  return known;
}

function findMovableUnits(game: GameState): ReadonlyMap<SpaceId, readonly UnitId[]> {
  const spaces = new Map<SpaceId, readonly UnitId[]>();
  for (const { id, owner, space, aboard } of allUnits(game.units)) {
    const isFree = aboard === undefined ? movesLeft(game, id) > 0 : game.turn.deeds[id]?.assault === undefined;
    if (isActing(game, owner) && isFree) spaces.set(space, [...(spaces.get(space) ?? []), id]);
  }
  return spaces;
}

const USEFUL = new WeakMap<GameState, ReadonlyMap<SpaceId, readonly UnitId[]>>();

/** The movable units that have a useful destination, by space; cached for each state. */
export function usefulUnits(game: GameState): ReadonlyMap<SpaceId, readonly UnitId[]> {
  const known = USEFUL.get(game);
  if (known !== undefined) return known;
  const spaces = new Map<SpaceId, readonly UnitId[]>();
  for (const [space, units] of movableUnits(game)) {
    const sent = withUsefulDestination(game, units);
    if (sent.length > 0) spaces.set(space, sent);
  }
  USEFUL.set(game, spaces);
  return spaces;
}

/** Identical units have the same destinations, so only one of them is checked. */
function withUsefulDestination(game: GameState, units: readonly UnitId[]): readonly UnitId[] {
  const answers = new Map<string, boolean>();
  return units.filter((id) => {
    const { owner, type, aboard } = game.units[id] ?? {};
    const key = JSON.stringify([owner, type, aboard, game.turn.deeds[id]]);
    const answer = answers.get(key) ?? usefulDestinations(game, [id]).length > 0;
    answers.set(key, answer);
    return answer;
  });
}
