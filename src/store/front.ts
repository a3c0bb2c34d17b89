import {
  battlesToCome,
  boardOf,
  enemiesIn,
  isHostileTerritory,
  neighboursIn,
  type GameState,
  type SpaceId,
} from '../engine/index.ts';

/** The acting power's territories next to enemy units or enemy territory, and its capital. */
export function frontSpaces(game: GameState): readonly SpaceId[] {
  const { power, control } = game;
  const board = boardOf(game);
  const isEnemy = (space: SpaceId): boolean =>
    isHostileTerritory(game, space, power) || enemiesIn(game, space, power).length > 0;
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
