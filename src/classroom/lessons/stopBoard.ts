import type { GameState } from '../../engine/axis-allies/index.ts';
import type { Stop } from '../../saves/lessonSchema.ts';
import { loadedPositions } from '../../saves/loadPositions.ts';
import { emptyBoard } from '../../store/atlas/emptyBoard.ts';

const BOARDS = new WeakMap<object, GameState>();

/** What stands on the board at a stop: its position, or nothing. The same state every time. */
export function stopBoard(edition: string, { position }: Pick<Stop, 'position'>): GameState {
  if (typeof position !== 'object' || position === null) return emptyBoard(edition);
  const known = BOARDS.get(position);
  if (known !== undefined) return known;
  const read = loadedPositions()?.fromPosition(position);
  if (read?.ok !== true) return emptyBoard(edition);
  BOARDS.set(position, read.value);
  return read.value;
}
