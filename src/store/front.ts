import {
  battlesToCome,
  boardOf,
  enemiesIn,
  isHostileTerritory,
  neighboursIn,
  type GameState,
  type SpaceId,
} from '../engine/index.ts';

/** The acting power's territories that have enemies, or land of theirs, next to them; and its capital. */
export function frontOf(game: GameState): readonly SpaceId[] {
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

/** What a table is about when people come to it: the battle fought, else those to be fought, else the front. */
export function spacesToShowFirst(game: GameState): readonly SpaceId[] {
  if (game.battle !== null) return [game.battle.space];
  const battles = game.phase === 'conduct-combat' ? battlesToCome(game).map(({ space }) => space) : [];
  return battles.length > 0 ? battles : frontOf(game);
}
