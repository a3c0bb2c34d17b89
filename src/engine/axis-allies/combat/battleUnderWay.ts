import type { Interrupt } from '../interrupt.ts';
import type { Log } from '../log.ts';
import { stepOf, stepsOf } from '../map/board.ts';
import { notNowRefusal } from '../notNow.ts';
import { refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { advance } from './round.ts';

/** A battle is fought to its end, step by step, before anything else (COM-1). */
export const battleUnderWay: Interrupt = {
  isOpen: ({ battle }) => battle !== null,
  asks(state) {
    const begun = isAtBegin(state) ? advanced(state) : state;
    return begun.battle
      ? stepOf(begun, begun.battle).asks(begun, begun.battle)
      : { kind: 'command', by: [state.power] };
  },
  takes: (state) => stepOf(state, state.battle!).takes,
  refusal: (state, command) =>
    stepsOf(state, state.battle!).some(({ takes }) => takes[command.type])
      ? notNowRefusal(state, command)
      : refusal('COM-1', 'not-now', { spaces: [state.battle!.space] }),
};

/** Whether the first step of the first round is open: in a battle that is only thought of, it may ask nothing. */
const isAtBegin = (state: GameState): boolean =>
  state.battle!.round === 1 && stepOf(state, state.battle!) === stepsOf(state, state.battle!)[0];

/** The state at the first question of the battle under way, or when it is over without any. */
function advanced(state: GameState): GameState {
  const log: Log = { state, events: [] };
  advance(log);
  return log.state;
}
