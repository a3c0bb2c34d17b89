import { awaiting, play, type Command, type GameState } from '../../engine/index.ts';
import { answerBetweenBattles } from './betweenBattles.ts';

/** A line of commands that the rules allow, which grows. */
export interface Line {
  readonly state: GameState;
  readonly commands: readonly Command[];
  /** Adds a command; false if the rules do not allow it. */
  add(command: Command): boolean;
  /** Answers what is asked before the next battle, raid or rocket can begin; false if something is left open. */
  rest(): boolean;
}

export function lineFrom(start: GameState): Line {
  const commands: Command[] = [];
  let state = start;

  function add(command: Command): boolean {
    const played = play(state, command);
    if (!played.ok) return false;
    ({ state } = played.value);
    commands.push(command);
    return true;
  }

  return {
    get state() {
      return state;
    },
    commands,
    add,
    rest(): boolean {
      while (awaiting(state).kind !== 'command') {
        const answer = answerBetweenBattles(state);
        if (!answer || !add(answer)) return false;
      }
      return true;
    },
  };
}
