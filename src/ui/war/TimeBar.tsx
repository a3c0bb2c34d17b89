import { useCallback } from 'react';
import { momentAt, stateAt, turnsBeside } from '../../store/lookBack.ts';
import { phaseName, powerName } from '../../text/names.ts';
import { TimeControls } from './TimeControls.tsx';
import type { WarProps } from './warProps.ts';

const NAMES = { whole: 'game', step: 'order', part: 'turn' };

/** Goes to any moment of the game, a command or a turn at a time or by itself, forwards and back. */
export function TimeBar({ told, moment, onShow }: WarProps) {
  const last = told.record.steps.length;
  const { after } = moment;
  const goTo = useCallback(
    (next: number) => {
      const to = Math.max(0, Math.min(next, last));
      onShow({ ...momentAt(to), isMoving: to === after + 1 });
    },
    [last, after, onShow],
  );
  const state = stateAt(told, after);
  const place = `Round ${state.round}, ${powerName(state, state.power)}: ${phaseName(state.phase).toLowerCase()}`;
  return (
    <TimeControls at={after} last={last} parts={turnsBeside(told, after)} names={NAMES} place={place} goTo={goTo} />
  );
}
