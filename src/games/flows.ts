import { familyOf, type AnyState } from '../engine/index.ts';
import type { Flow } from '../session/flow.ts';
import { flow as axisAllies } from './axis-allies/store/flow.ts';

const FLOWS = new Map<string, Flow>([['axis-allies', axisAllies]]);

/** Adds how games of another family go on after an order. */
export const addFlow = (family: string, flow: Flow): void => void FLOWS.set(family, flow);

/** How a game goes on after an order. Throws if its family has said nothing. */
export function flowOf(state: AnyState): Flow {
  const flow = FLOWS.get(familyOf(state).id);
  if (flow === undefined) throw new Error(`Nobody says how a game of ${state.edition} goes on.`);
  return flow;
}
