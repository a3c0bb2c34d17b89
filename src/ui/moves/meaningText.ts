import { enemiesIn, type Destination, type GameState, type Meaning } from '../../engine/index.ts';
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

/** What going there would mean: 'attack 3 infantry and a tank'. */
export function meaningText(game: GameState, { meaning, space }: Destination): string {
  if (meaning !== 'attack' && meaning !== 'assault') return MEANINGS[meaning];
  const enemies = enemiesIn(game, space, game.power).filter(({ aboard }) => aboard === undefined);
  return enemies.length === 0 ? MEANINGS[meaning] : `${MEANINGS[meaning]} ${unitList(game, enemies.map(({ id }) => id))}`;
}
