import { useMemo } from 'react';
import { lazyModule } from '../../../../ui/lazy/lazyPart.tsx';
import type * as explanations from './explanations.ts';
import type { Command, GameState, Remedy } from '../../../../engine/axis-allies/index.ts';

type Explanations = typeof explanations;

/** Until the sentences are there, the rule must do, which is named beside them in any case. */
const MEANWHILE: Explanations = {
  refusalText: () => 'The rules do not allow this.',
  otherFaults: () => [],
  remediesText: () => '',
  remedies: () => [],
  orderLabel: () => '',
};

/** What explains refused orders. It is long, so that it is loaded after the first map, or when first needed. */
export const { load: loadExplanations, useModule: useExplanations } = lazyModule<Explanations>(
  () => import('./explanations.ts'),
  MEANWHILE,
);

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
