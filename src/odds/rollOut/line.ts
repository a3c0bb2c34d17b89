import { awaiting, play, type Command, type GameState, type UnitId } from '../../engine/index.ts';
import { answerBetweenBattles } from './betweenBattles.ts';

/** A line of commands that the rules allow, which grows. */
export interface Line {
  readonly state: GameState;
  readonly commands: readonly Command[];
  /** Those that guns hit on their way to battles and raids. */
  readonly shotDown: readonly UnitId[];
  /** Adds a command; false if the rules do not allow it. */
  add(command: Command): boolean;
  /** Answers what is asked before the next battle, raid or rocket can begin; false if something is left open. */
  rest(): boolean;
}

export function lineFrom(start: GameState, shotDown: readonly UnitId[]): Line {
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
    shotDown,
    add,
    rest(): boolean {
      while (awaiting(state).kind !== 'command') {
        const answer = answerBetweenBattles(state, shotDown);
        if (!answer || !add(answer)) return false;
      }
      return true;
    },
  };
}
