import { familyOf, type AnyState } from '../../engine/index.ts';
import type { Stop } from '../../saves/lessonSchema.ts';
import { emptyBoard } from '../../store/atlas/emptyBoard.ts';

const BOARDS = new WeakMap<object, AnyState>();

/** What stands on the board at a stop: its position, or nothing. The same state every time. */
export function stopBoard(edition: string, { position }: Pick<Stop, 'position'>): AnyState {
  if (typeof position !== 'object' || position === null) return emptyBoard(edition);
  const known = BOARDS.get(position);
  if (known !== undefined) return known;
  const read = familyOf({ edition }).loadedPositions()?.fromPosition(position);
  if (read?.ok !== true) return emptyBoard(edition);
  BOARDS.set(position, read.value);
  return read.value;
}
