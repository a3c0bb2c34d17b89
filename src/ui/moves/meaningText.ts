import { unitsIn, type Destination, type GameState, type Meaning } from '../../engine/index.ts';
import { isEnemy } from '../spaces/sides.ts';
import { unitCounts } from '../../text/unitNames.ts';

const MEANINGS: Readonly<Record<Meaning, string>> = {
  move: 'move',
  attack: 'attack',
  capture: 'take it, nobody is there',
  blitz: 'blitz',
  load: 'load onto transports',
  assault: 'land and assault',
  offload: 'put ashore',
  escape: 'leave the enemy behind',
  land: 'land',
};

/** What going there would mean: 'attack 3 infantry and a tank'. */
export function meaningText(game: GameState, { meaning, space }: Destination): string {
  if (meaning !== 'attack' && meaning !== 'assault') return MEANINGS[meaning];
  const counts: Record<string, number> = {};
  for (const unit of unitsIn(game, space)) {
    if (unit.aboard === undefined && isEnemy(game, unit.owner)) counts[unit.type] = (counts[unit.type] ?? 0) + 1;
  }
  const enemies = unitCounts(counts);
  return enemies === '' ? MEANINGS[meaning] : `${MEANINGS[meaning]} ${enemies}`;
}
