import {
  hasNoPart,
  play,
  type AdvantageId,
  type GameState,
  type Offer,
  type Phase,
  type PowerId,
  type Refusal,
  type Side,
} from '../engine/index.ts';
import { isEmptyPhase, isPassed } from './emptyPhase.ts';
import { endsTurn } from './phaseEnd.ts';

export interface NextPhase {
  readonly power: PowerId;
  readonly phase: Phase;
  /** Empty phases in between. */
  readonly skipped: readonly Phase[];
  /** Income is collected and the turn ends. */
  readonly collects: boolean;
  /** Who wins the war with this phase's end. */
  readonly winner: Side | null;
  /** What advantages let powers do before anything else in that phase (NA-4). */
  readonly offers: readonly Offer[];
  /** Advantages that are lost with this phase's end, by what was ordered (NA-SU-2). */
  readonly lost: readonly AdvantageId[];
}

const KNOWN = new WeakMap<GameState, NextPhase | Refusal>();

/** The phase that follows if the phase ends now, or why it cannot end yet. */
export function nextPhase(state: GameState): NextPhase | Refusal {
  const known = KNOWN.get(state);
  if (known !== undefined) return known;
  const found = lookAhead(state);
  KNOWN.set(state, found);
  return found;
}

function lookAhead(state: GameState): NextPhase | Refusal {
  const skipped: Phase[] = [];
  let ended = play(state, { type: 'end-phase' });
  while (ended.ok && isEmptyPhase(ended.value.state)) {
    const now = ended.value.state;
    const further = play(now, { type: 'end-phase' });
    if (!further.ok || !isPassed(now, further.value.state)) break;
    if (!hasNoPart(now, now.power)) skipped.push(now.phase);
    ended = further;
  }
  if (!ended.ok) return ended.fault;
  const { power, phase, offers, spentAdvantages, outcome } = ended.value.state;
  const lost = spentAdvantages.filter((id) => !state.spentAdvantages.includes(id));
  return { power, phase, skipped, collects: endsTurn(state), winner: outcome?.winner ?? null, offers, lost };
}

export const isRefusal = (found: NextPhase | Refusal): found is Refusal => 'rule' in found;
