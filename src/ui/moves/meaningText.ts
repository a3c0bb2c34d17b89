import { enemiesIn, type Destination, type GameState, type Meaning, type UnitId } from '../../engine/index.ts';
import { editionIn } from '../../store/selectors.ts';
import { unitList } from '../../text/unitNames.ts';

const MEANINGS: Readonly<Record<Meaning, string>> = {
  move: 'move',
  attack: 'attack',
  capture: 'take it, nobody is there',
  blitz: 'blitz through to there',
  load: 'load onto transports',
  assault: 'land and assault',
  offload: 'put ashore',
  escape: 'leave the enemy behind',
  land: 'land',
};

const isOnLand = (game: GameState, unit: UnitId): boolean => {
  const type = game.units[unit]?.type;
  return editionIn(game).units.some(({ id, domain }) => id === type && domain === 'land');
};

/** What going there would mean: 'attack 3 infantry and a tank'. */
export function meaningText(game: GameState, { meaning, space, routes }: Destination): string {
  if (meaning === 'capture' && !Object.keys(routes).some((unit) => isOnLand(game, unit))) return 'nobody is there, and aircraft take nothing';
  if (meaning !== 'attack' && meaning !== 'assault') return MEANINGS[meaning];
  const enemies = enemiesIn(game, space, game.power).filter(({ aboard }) => aboard === undefined);
  return enemies.length === 0 ? MEANINGS[meaning] : `${MEANINGS[meaning]} ${unitList(game, enemies.map(({ id }) => id))}`;
}
