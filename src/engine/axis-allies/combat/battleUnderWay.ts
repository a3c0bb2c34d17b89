import type { Interrupt } from '../interrupt.ts';
import { stepOf, stepsOf } from '../map/board.ts';
import { notNowRefusal } from '../notNow.ts';
import { refusal } from '../refusal.ts';

/** A battle is fought to its end, step by step, before anything else (COM-1). */
export const battleUnderWay: Interrupt = {
  isOpen: ({ battle }) => battle !== null,
  asks: (state) => stepOf(state, state.battle!).asks(state, state.battle!),
  takes: (state) => stepOf(state, state.battle!).takes,
  refusal: (state, command) =>
    stepsOf(state, state.battle!).some(({ takes }) => takes[command.type])
      ? notNowRefusal(state, command)
      : refusal('COM-1', 'not-now', { spaces: [state.battle!.space] }),
};
