import { play, type Command, type GameEvent, type GameState, type Refusal } from '../../../engine/axis-allies/index.ts';
import { commandOf, isOrder } from './order.ts';
import type { RuleCase, CaseStep } from './schema.ts';
import { startOfCase } from './caseStart.ts';

/** A step of a case after it was played. Checks have no command. Checks and refused orders do not change the state. */
export interface PlayedStep {
  readonly step: CaseStep;
  readonly before: GameState;
  readonly after: GameState;
  readonly command: Command | null;
  readonly events: readonly GameEvent[];
  readonly refusal: Refusal | null;
}

export interface PlayedCase {
  readonly start: GameState;
  readonly steps: readonly PlayedStep[];
}

/** Plays all steps of a case of this edition, which is loaded. */
export function playCase(ruleCase: RuleCase, edition: string): PlayedCase {
  const start = startOfCase(ruleCase, edition);
  let state = start;
  const steps = ruleCase.steps.map((step): PlayedStep => {
    const played = playStep(state, step);
    state = played.after;
    return played;
  });
  return { start, steps };
}

function playStep(before: GameState, step: CaseStep): PlayedStep {
  const nothing = { step, before, after: before, command: null, events: [], refusal: null };
  if (!isOrder(step)) return nothing;
  const command = commandOf(before, step);
  const answer = play(before, command);
  return answer.ok
    ? { ...nothing, command, after: answer.value.state, events: answer.value.events }
    : { ...nothing, command, refusal: answer.fault };
}
