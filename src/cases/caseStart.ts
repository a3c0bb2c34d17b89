import { fromPosition, type GameState } from '../engine/index.ts';
import type { RuleCase } from './schema.ts';

/** The state at the start of a case. Throws if its position is not valid. */
export function startOfCase({ position, title }: RuleCase): GameState {
  const read = fromPosition({ edition: '1941', phase: 'combat-move', ...position });
  if (!read.ok) throw new Error(`${title}: ${JSON.stringify(read.fault)}`);
  return read.value;
}
