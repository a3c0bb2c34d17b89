import {
  diceAsked,
  play,
  type Awaiting,
  type Command,
  type GameEvent,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { die } from '../../../../src/engine/index.ts';

/** The moment of a decision. A player's answer depends only on it and on the state. */
export interface Moment {
  readonly seed: string;
  /** How many decisions were made so far, including those taken back. */
  readonly decisions: number;
  /** How many dice were rolled so far in this game. */
  readonly dice: number;
  /** How often this phase was restarted because the player was stuck. */
  readonly tries: number;
}

/**
 * Plays all five powers: the next command for a state, or null if it is stuck and the phase must be restarted.
 */
export type Player = (state: GameState, moment: Moment) => Command | null;

/** One command of a game, with the states before and after it. */
export interface Step {
  readonly before: GameState;
  readonly command: Command;
  readonly after: GameState;
  readonly events: readonly GameEvent[];
}

/** The error for a phase that a player could not end. */
export class StuckPhase extends Error {}

const TRIES = 12;

/** Plays a command; throws if the engine refuses it. */
export function played(before: GameState, command: Command): Step {
  const answer = play(before, command);
  if (!answer.ok)
    throw new Error(`Refused by ${answer.fault.rule}: ${answer.fault.reason} — ${JSON.stringify(command)}`);
  return { before, command, after: answer.value.state, events: answer.value.events };
}

/**
 * Lets a player play, and yields the steps of each phase when it is over. If the player is stuck, the whole phase is
 * taken back and played again.
 */
export function* phasesPlayed(start: GameState, player: Player, seed: string): Generator<readonly Step[]> {
  let state = start;
  let decisions = 0;
  let rolled = 0;
  while (!state.outcome) {
    let steps: Step[] | null = null;
    for (let tries = 0; !steps; tries++) {
      if (tries === TRIES) throw new StuckPhase(`${state.power} cannot end ${state.phase} in round ${state.round}`);
      const phase = phaseSteps(state, player, { seed, decisions, dice: rolled, tries });
      decisions = phase.decisions;
      steps = phase.steps;
    }
    rolled += steps.reduce((sum, { command }) => sum + (command.type === 'roll' ? command.dice.length : 0), 0);
    yield steps;
    state = steps.at(-1)?.after ?? state;
  }
}

/** The steps until the phase changes; null if the player is stuck. */
function phaseSteps(
  start: GameState,
  player: Player,
  from: Moment,
): { readonly steps: Step[] | null; readonly decisions: number } {
  const steps: Step[] = [];
  let { decisions, dice } = from;
  let state = start;
  do {
    const command = player(state, { ...from, decisions: decisions++, dice });
    if (!command) return { steps: null, decisions };
    if (command.type === 'roll') dice += command.dice.length;
    const step = played(state, command);
    steps.push(step);
    state = step.after;
  } while (!state.outcome && state.phase === start.phase && state.power === start.power);
  return { steps, decisions };
}

/** The steps until this many rounds, or the game, are over. */
export function* roundsPlayed(start: GameState, player: Player, seed: string, rounds: number): Generator<Step> {
  for (const steps of phasesPlayed(start, player, seed)) {
    for (const step of steps) yield step;
    const after = steps.at(-1)?.after;
    if (after && after.round - start.round >= rounds) return;
  }
}

/** Rolls the awaited dice with the next dice of the seed. */
export function rolledDice({ seed, dice }: Moment, asked: Awaiting & { readonly kind: 'dice' }): Command {
  return { type: 'roll', dice: Array.from({ length: diceAsked(asked) }, (_, i) => die(seed, dice + i)) };
}
