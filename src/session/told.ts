import type { AnyGame, GameTypes } from '../engine/index.ts';
import type { Timeline } from './timeline.ts';

/** One command of a game, and what came of it. */
export interface GameStep<G extends GameTypes = AnyGame> {
  /** The number of commands before it. */
  readonly index: number;
  readonly command: G['command'];
  /** The state before; it still has the pieces that the events destroy. */
  readonly before: G['state'];
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** A game that has been played again, to look back on it. */
export interface ToldGame<G extends GameTypes = AnyGame> {
  readonly start: G['state'];
  /** Every command and what came of it. The states share most of what they are made of. */
  readonly steps: readonly GameStep<G>[];
  /** Where turns begin, in commands before them. */
  readonly turns: readonly number[];
}

/** A game's rules, its start and its commands. */
type PlayedLine<G extends GameTypes> = Pick<Timeline<G>, 'rules' | 'start' | 'commands'>;

/** Plays a game again, a command at a time. It ends at a command that the rules refuse. */
export function* stepsOf<G extends GameTypes>({ rules, start, commands }: PlayedLine<G>): Generator<GameStep<G>, void> {
  let before = start;
  for (const [index, command] of commands.entries()) {
    const played = rules.play(before, command);
    if (!played.ok) return;
    const { state, events } = played.value;
    yield { index, command, before, state, events };
    before = state;
  }
}

/** Plays a game again and keeps all of it. Yields after each command, so that a long game can be told in slices. */
export function* toldGame<G extends GameTypes>(game: PlayedLine<G>): Generator<void, ToldGame<G>> {
  const steps: GameStep<G>[] = [];
  for (const step of stepsOf(game)) {
    steps.push(step);
    yield;
  }
  const { turnOf } = game.rules;
  const turns = steps.flatMap(({ index, before, state }) => (turnOf(before) === turnOf(state) ? [] : [index + 1]));
  return { start: game.start, steps, turns: [0, ...turns] };
}
