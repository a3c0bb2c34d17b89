import { beginFire } from '../air/antiaircraftFire.ts';
import { boardOf } from '../board.ts';
import { emit, type Log } from '../commandRule.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { BattlePlan, BeforeBattles, GameState } from '../state.ts';
import { plannedBattles } from './battles.ts';

/**
 * What others are asked when conduct combat begins, before any battle: the edition's interrupts that have such a
 * question, in their order, and of each the powers that have something to say, in the order of play.
 */

/** Asks the first such question; false if there is none. */
export function askBeforeBattles(log: Log): boolean {
  const first = questionAfter(log.state, null);
  if (first) emit(log, { type: 'asked-before-battles', question: first });
  return first !== null;
}

/**
 * Asks the next such question after an answer. After the last one the battles are listed anew, since some have come and
 * others have gone, and then what begins with them follows (AMPH-8).
 */
export function askNextBeforeBattles(log: Log): void {
  const next = questionAfter(log.state, log.state.beforeBattles ?? null);
  emit(log, { type: 'asked-before-battles', question: next });
  if (next) return;
  const battles = plannedBattles(log.state);
  if (!areAlike(battles, log.state.turn.battles)) emit(log, { type: 'battles-listed', battles });
  if (log.state.offers.length === 0) beginFire(log);
}

/** The next question after this one, or the first; null if nobody else is asked. */
function questionAfter(state: GameState, before: BeforeBattles | null): BeforeBattles | null {
  const { interrupts, turnOrder } = boardOf(state).edition;
  let isLater = before === null;
  for (const { beforeBattles } of interrupts) {
    if (!beforeBattles) continue;
    const isSame = beforeBattles.asks === before?.asks;
    if (!isLater && !isSame) continue;
    const asked = new Set(beforeBattles.powers(state));
    const by = turnOrder.find((power, i) => asked.has(power) && (!isSame || i > turnOrder.indexOf(before!.by)));
    if (by !== undefined) return { asks: beforeBattles.asks, by };
    isLater = true;
  }
  return null;
}

const areAlike = (plans: readonly BattlePlan[], others: readonly BattlePlan[]): boolean =>
  JSON.stringify(plans) === JSON.stringify(others);

/** Why any other command must wait while such a question is open. */
export const beforeBattlesFirst = ({ beforeBattles }: GameState): Refusal =>
  refusal('AMPH-8', 'before-battles-first', { power: beforeBattles!.by });
