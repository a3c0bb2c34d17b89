import { fault, type Result } from '../../common/result.ts';
import type { GameState } from '../state.ts';
import { fromPosition as read } from './position.ts';
import type { PositionFault } from './schema.ts';
import { unitFault } from './unitFault.ts';

/*
 * What reads and writes position files, as a part of its own: most games begin without one, so it is loaded when it is
 * wanted. (Whatever is imported both so and from the family's index would come with the program's first file.)
 */
export { toPosition } from './position.ts';

/** The state of a position file from outside, or all its faults; too many units are refused before any is created. */
export function fromPosition(json: unknown): Result<GameState, readonly PositionFault[]> {
  const tooMany = unitFault(json);
  return tooMany === null ? read(json) : fault([tooMany]);
}
