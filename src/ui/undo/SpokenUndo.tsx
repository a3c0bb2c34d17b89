import { useEffect, useState } from 'react';
import { undoText } from '../../text/undoText.ts';
import { useGame } from '../../store/gameStore.ts';

/** Tells screen readers what was taken back or given again: on the screen the board simply is as it was. */
export function SpokenUndo() {
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      useGame.subscribe(({ timeline }, { timeline: before }) => {
        if (timeline === before) return;
        setSaid(timeline === null || before === null ? '' : undoText(before, timeline));
      }),
    [],
  );
  return (
    <p className="visually-hidden" role="status" aria-label="Undo">
      {said}
    </p>
  );
}
