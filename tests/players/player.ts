import { die, play, type Awaiting, type Command, type GameEvent, type GameState } from '../../src/engine/index.ts';

/** Where in a game a decision is made; with the state it settles what a player answers. */
export interface Moment {
  readonly seed: string;
  /** Decisions made so far, those taken back too. */
  readonly decisions: number;
  /** Dice rolled so far in this game. */
  readonly dice: number;
  /** How often this phase was begun anew because a player had moved into a corner. */
  readonly tries: number;
}

/**
 * Plays all five powers: the next command for a state, or null if it sees none and wants the phase back from its start.
 */
export type Player = (state: GameState, moment: Moment) => Command | null;

/** One command of a game, before and after. */
export interface Step {
  readonly before: GameState;
  readonly command: Command;
  readonly after: GameState;
  readonly events: readonly GameEvent[];
}

/** A phase that a player could not end. */
export class StuckPhase extends Error {}

const TRIES = 12;

/** A command the engine must accept. */
export function played(before: GameState, command: Command): Step {
  const answer = play(before, command);
  if (!answer.ok)
    throw new Error(`Refused by ${answer.fault.rule}: ${answer.fault.reason} — ${JSON.stringify(command)}`);
  return { before, command, after: answer.value.state, events: answer.value.events };
}

/**
 * Let a player play phase by phase, each phase given once it is over. A phase in which the player found no way on is
 * taken back whole and played again, as people would.
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

/** The commands until the phase is another one; null if the player gave up. */
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

/** The steps of whole rounds, until so many rounds are over or the game is. */
export function* roundsPlayed(start: GameState, player: Player, seed: string, rounds: number): Generator<Step> {
  for (const steps of phasesPlayed(start, player, seed)) {
    for (const step of steps) yield step;
    const after = steps.at(-1)?.after;
    if (after && after.round - start.round >= rounds) return;
  }
}

/** The dice asked for, the seed's next ones. */
export function rolledDice({ seed, dice }: Moment, { groups }: Awaiting & { readonly kind: 'dice' }): Command {
  const count = groups.reduce((sum, { units }) => sum + units.length, 0);
  return { type: 'roll', dice: Array.from({ length: count }, (_, i) => die(seed, dice + i)) };
}
