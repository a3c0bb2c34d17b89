import {
  areAtWar,
  battlesToCome,
  type AxisAllies,
  boardOf,
  enemiesIn,
  hasNoPart,
  isHostileTerritory,
  neighboursIn,
  type GameState,
  type PowerId,
  type SpaceId,
} from '../../../engine/axis-allies/index.ts';
import type { Places } from '../../face/places.ts';
import { spacesOfShortGame } from './shortGames/inPlay.ts';
import { actionSpaces } from './movableUnits.ts';

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
  return [...new Set([...threatened, ...(capital == null ? [] : [capital])])];
}

/**
 * Where the war of the acting power is decided: its capital and the nearest of an enemy, all other capitals that are as
 * near to one of these as they are to each other, and the territories that lie between. Its front, if no power at war
 * with it has a capital.
 */
export function heartOfWar(game: GameState): readonly SpaceId[] {
  const { power, control } = game;
  const { powers, airDistance } = boardOf(game);
  const own = powers.get(power)?.capital;
  const enemies = [...powers].flatMap(([enemy, { capital }]) =>
    capital !== null && areAtWar(game, power, enemy) ? [capital] : [],
  );
  if (own == null || enemies.length === 0) return frontSpaces(game);
  const reach = Math.min(...enemies.map((capital) => airDistance(own, capital)));
  const nearest = enemies.find((capital) => airDistance(own, capital) === reach);
  const ends = nearest === undefined ? [own] : [own, nearest];
  const capitals = [...powers.values()]
    .flatMap(({ capital }) => capital ?? [])
    .filter((capital) => ends.some((end) => airDistance(end, capital) <= reach));
  const isBetween = (space: SpaceId, from: SpaceId, to: SpaceId): boolean => {
    const [there, back, whole] = [airDistance(from, space), airDistance(space, to), airDistance(from, to)];
    return from !== to && whole <= reach && Math.max(there, back) <= whole && there + back <= whole + 1;
  };
  const between = Object.keys(control).filter((space) =>
    capitals.some((from) => ends.some((to) => isBetween(space, from, to))),
  );
  return [...new Set([...capitals, ...between])];
}

/**
 * The spaces to show when a game is opened: the battle under way, else the battles to come, else the front; with it in
 * a short game all of the part of the board on which it is played.
 */
export function spacesToShowFirst(game: GameState, shortGame?: unknown): readonly SpaceId[] {
  if (game.battle !== null) return [game.battle.space];
  const battles = game.phase === 'conduct-combat' ? battlesToCome(game).map(({ space }) => space) : [];
  if (battles.length > 0) return battles;
  return [...new Set([...frontSpaces(game), ...spacesOfShortGame(shortGame, game.edition)])];
}

/** The spaces that matter now: the selected one, the chosen units' spaces and destinations, and battles to come. */
export const spacesInPlay: Places<AxisAllies>['inPlay'] = (game, { focused, chosen, destinations }) => {
  const spaces = [
    ...(focused === null ? [] : [focused]),
    ...chosen.flatMap((unit) => game.units[unit]?.space ?? []),
    ...destinations.map(({ space }) => space),
    ...battlesToCome(game).map(({ space }) => space),
  ];
  return [...new Set(spaces)];
};

/** Where on the board things happen. */
export const places: Places<AxisAllies> = {
  first: (game, setup) => spacesToShowFirst(game, setup !== null && 'shortGame' in setup ? setup.shortGame : null),
  action: (game, { chosen, destinations }) => actionSpaces(game, chosen, destinations),
  inPlay: spacesInPlay,
  occupied: ({ units }) => [...new Set(Object.values(units).map(({ space }) => space))],
};
