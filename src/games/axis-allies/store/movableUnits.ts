import {
  pointless,
  reach,
  allUnits,
  isActing,
  movesLeft,
  battlesToCome,
  type UnitDestination,
  type GameState,
  type UnitId,
  type SpaceId,
} from '../../../engine/axis-allies/index.ts';

/** A noncombat move that ends where it began, or puts troops ashore where they went aboard: legal but useless. */
const isIdle = (game: GameState, { routes, space }: UnitDestination): boolean =>
  game.phase === 'noncombat-move' && Object.keys(routes).every((id) => isFrom(game, id, space));

/** Whether a unit is there, or went aboard from there in this phase. */
export function isFrom(game: GameState, id: UnitId, space: string): boolean {
  const deed = game.turn.deeds[id];
  return game.units[id]?.space === space || (deed?.did === 'loaded' && deed.route[0] === space);
}

/** The destinations of these units, moving together, where they have something to do. */
export const usefulDestinations = (game: GameState, units: readonly UnitId[]): readonly UnitDestination[] =>
  reach(game, units).filter(
    (destination) => !isIdle(game, destination) && pointless(game, destination.command) === null,
  );

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

/**
 * The spaces where something happens now: the battle under way, else the chosen units and their destinations, else the
 * battles to come, else the acting power's units that can move, else all its units.
 */
export function actionSpaces(
  game: GameState,
  chosen: readonly UnitId[],
  destinations: readonly Pick<UnitDestination, 'space'>[],
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
