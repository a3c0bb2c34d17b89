import {
  battlesToCome,
  boardOf,
  enemiesIn,
  hasNoPart,
  isHostileTerritory,
  neighboursIn,
  type GameState,
  type PowerId,
  type SpaceId,
} from '../engine/index.ts';

/**
 * The acting power's territories next to enemy units or enemy territory, and its capital. An enemy without a part in a
 * short game makes no front.
 */
export function frontSpaces(game: GameState): readonly SpaceId[] {
  const { power, control } = game;
  const board = boardOf(game);
  const hasPart = (enemy: PowerId | null | undefined): boolean => !enemy || !hasNoPart(game, enemy);
  const isEnemy = (space: SpaceId): boolean =>
    (isHostileTerritory(game, space, power) && hasPart(control[space])) ||
    enemiesIn(game, space, power).some(({ owner }) => hasPart(owner));
  const threatened = Object.keys(control).filter(
    (space) => control[space] === power && neighboursIn(board.airNeighbours, space).some(isEnemy),
  );
  const capital = board.powers.get(power)?.capital;
  return [...new Set([...threatened, ...(capital === undefined ? [] : [capital])])];
}

/** The spaces to show when a game is opened: the battle under way, else the battles to come, else the front. */
export function spacesToShowFirst(game: GameState): readonly SpaceId[] {
  if (game.battle !== null) return [game.battle.space];
  const battles = game.phase === 'conduct-combat' ? battlesToCome(game).map(({ space }) => space) : [];
  return battles.length > 0 ? battles : frontSpaces(game);
}
