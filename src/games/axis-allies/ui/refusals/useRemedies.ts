import { useMemo } from 'react';
import type { Command, GameState, Remedy } from '../../../../engine/axis-allies/index.ts';
import { useExplanations } from './useExplanations.ts';

const NONE: readonly Remedy[] = [];

/** What would be allowed instead of a refused order; memoized, because each remedy is tried out. */
export function useRemedies(state: GameState, command: Command | null): readonly Remedy[] {
  const { remedies } = useExplanations();
  const order = command === null ? null : JSON.stringify(command);
  return useMemo(
    () => (order === null ? NONE : remedies(state, JSON.parse(order) as Command)),
    [remedies, state, order],
  );
}
