import { useMemo } from 'react';
import { remedies, type Command, type GameState, type Remedy } from '../../engine/index.ts';

const NONE: readonly Remedy[] = [];

/** What would be allowed instead of a refused order; memoized, because each remedy is tried out. */
export function useRemedies(state: GameState, command: Command | null): readonly Remedy[] {
  const order = command === null ? null : JSON.stringify(command);
  return useMemo(() => (order === null ? NONE : remedies(state, JSON.parse(order) as Command)), [state, order]);
}
