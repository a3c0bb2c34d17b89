import { play, type GameState, type Phase, type PowerId, type Refusal } from '../engine/index.ts';
import { isNeedlessPhase } from './needlessPhase.ts';
import { endsTurn } from './phaseEnd.ts';

export interface PhaseAfter {
  readonly power: PowerId;
  readonly phase: Phase;
  /** Phases in between in which there is nothing to do. */
  readonly passed: readonly Phase[];
  /** Income is collected and the turn ends. */
  readonly collects: boolean;
}

const KNOWN = new WeakMap<GameState, PhaseAfter | Refusal>();

/** Where ending the phase now leads, or why it cannot end yet. */
export function phaseAfter(state: GameState): PhaseAfter | Refusal {
  const known = KNOWN.get(state);
  if (known !== undefined) return known;
  const found = lookAhead(state);
  KNOWN.set(state, found);
  return found;
}

function lookAhead(state: GameState): PhaseAfter | Refusal {
  const passed: Phase[] = [];
  let ended = play(state, { type: 'end-phase' });
  while (ended.ok && isNeedlessPhase(ended.value.state)) {
    const { power, phase } = ended.value.state;
    const further = play(ended.value.state, { type: 'end-phase' });
    if (!further.ok || further.value.state.power !== power) break;
    passed.push(phase);
    ended = further;
  }
  if (!ended.ok) return ended.fault;
  const { power, phase } = ended.value.state;
  return { power, phase, passed, collects: endsTurn(state) };
}

export const isRefusal = (found: PhaseAfter | Refusal): found is Refusal => 'rule' in found;
