import { awaiting, type GameState } from '../engine/index.ts';
import { fought, type NoOdds } from './fought.ts';
import { summed, type Odds } from './odds.ts';
import type { Answer } from './opening.ts';
import { OutOfPatience, type Unfinished } from './patience.ts';
import type { Policies } from './policies.ts';

/** The exact odds of the battle under way, from where it stands. What is lost is counted from now on. */
export interface OddsNow {
  /** If all questions are answered as the policies say. */
  readonly odds: Odds;
  /** If what is asked now is answered like this, and all later questions as the policies say; empty if nothing is. */
  readonly answers: Readonly<Partial<Record<Answer, Odds>>>;
}

/**
 * The odds of the battle under way in any of its steps, with dice that are rolled or still to be rolled, or why there
 * are none; and where it asks whether to press on or to retreat, or to submerge, the odds of each answer.
 */
export function oddsNow(
  state: GameState,
  policies: Policies,
  isStopped: () => boolean = () => false,
): OddsNow | NoOdds | Unfinished {
  const answered = (answer: Answer | null): Odds | NoOdds => {
    const found = fought(state, policies, isStopped, answer);
    return typeof found === 'string' ? found : summed(state, found);
  };
  try {
    const odds = answered(null);
    if (typeof odds === 'string') return odds;
    const answers: Partial<Record<Answer, Odds>> = {};
    for (const answer of answersTo(state)) {
      const found = answered(answer);
      if (typeof found !== 'string') answers[answer] = found;
    }
    return { odds, answers };
  } catch (error) {
    if (error instanceof OutOfPatience) return error.why;
    throw error;
  }
}

/** What can be answered to what the battle asks now. */
function answersTo(state: GameState): readonly Answer[] {
  const { kind } = awaiting(state);
  return kind === 'retreat' ? ['press', 'retreat'] : kind === 'submerge' ? ['stay', 'submerge'] : [];
}
