import { fromPosition, type GameState } from '../engine/index.ts';
import type { RuleCase } from './schema.ts';

/** The game at a case's position. Throws if the position has a fault. */
export function startOfCase({ position, title }: RuleCase): GameState {
  const read = fromPosition({ edition: '1941', phase: 'combat-move', ...position });
  if (!read.ok) throw new Error(`${title}: ${JSON.stringify(read.fault)}`);
  return read.value;
}
