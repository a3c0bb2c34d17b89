import {
  editionOf,
  play,
  usableAdvantages,
  hasNoPart,
  hasNothingToPlace,
  isEmptyPhase,
  isPassed,
  onlyBattle,
  type Command,
  type Edition,
  type GameState,
  type AdvantageId,
  type Offer,
  type Phase,
  type PowerId,
  type Refusal,
  type Side,
} from '../../../engine/axis-allies/index.ts';
import { playNext } from '../../../session/orders.ts';
import type { Played } from './types.ts';

const END: Command = { type: 'end-phase' };

/** Whether the next end of phase ends the turn: income is collected as soon as every new unit is placed. */
export const endsTurn = (state: GameState): boolean => phasesLeft(state).length === 0 || collectsAtOnce(state);

/** The phases of this turn that follow. */
function phasesLeft(state: GameState): Edition['phases'] {
  const { phases } = editionOf(state.edition);
  return phases.slice(1 + phases.findIndex(({ id }) => id === state.phase));
}

/**
 * Whether the end of this phase also collects the income: if every new unit is placed, and no advantage can be declared
 * before that.
 */
function collectsAtOnce(state: GameState): boolean {
  const [last, ...others] = phasesLeft(state);
  const isIncomeLeft = last !== undefined && others.length === 0 && Object.keys(last.takes).length === 0;
  if (!isIncomeLeft || !hasNothingToPlace(state)) return false;
  if (Object.keys(state.advantages).length === 0) return true;
  const ended = play(state, END);
  return !ended.ok || usableAdvantages(ended.value.state).length === 0;
}

/** The commands of one press on the end-phase button. */
export const endOrders = (state: GameState): readonly Command[] => (collectsAtOnce(state) ? [END, END] : [END]);

/** An only battle begins at once, if there is nothing else to choose. */
export function startOnlyBattle(played: Played): Played {
  const order = onlyBattle(played.timeline.state);
  return order === null ? played : (playNext(played, order) ?? played);
}

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
