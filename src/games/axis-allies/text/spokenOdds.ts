import type { TargetOdds, Unsolved } from '../odds/planOdds.ts';
import { targetOddsText } from './targetOdds.ts';

/** The odds of a battle to come for screen readers, if it is fought as planned, or by the units in hand too. */
export function spokenOdds(found: TargetOdds | Unsolved, withHand: boolean): string {
  const [chances, ipcs] = targetOddsText(found);
  const lines = [chances, ipcs].flatMap((line) => line?.replace(/\.$/, '') ?? []);
  return `${withHand ? 'With the chosen units: ' : 'As planned: '}${lines.join('. ')}.`;
}
