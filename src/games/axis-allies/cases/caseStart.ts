import { fromPosition, type GameState } from '../../../engine/axis-allies/index.ts';
import type { RuleCase } from './schema.ts';

/** The state at the start of a case of this edition, which is loaded. Throws if its position is not valid. */
export function startOfCase({ position, title }: RuleCase, edition: string): GameState {
  const read = fromPosition({ edition, phase: 'combat-move', ...position });
  if (!read.ok) throw new Error(`${title}: ${JSON.stringify(read.fault)}`);
  return read.value;
}
