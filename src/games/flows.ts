import { familyOf, type AnyState } from '../engine/index.ts';
import { PLAIN_FLOW, type Flow } from '../session/flow.ts';
import { flow as axisAllies } from './axis-allies/store/flow.ts';

const FLOWS = new Map<string, Flow>([['axis-allies', axisAllies]]);

/** Adds how games of another family go on after an order. */
export const addFlow = (family: string, flow: Flow): void => void FLOWS.set(family, flow);

/** How a game goes on after an order: plainly, if its family has said nothing. */
export const flowOf = (state: AnyState): Flow => FLOWS.get(familyOf(state).id) ?? PLAIN_FLOW;
