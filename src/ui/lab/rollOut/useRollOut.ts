import { useEffect, useState } from 'react';
import type { GameState } from '../../../engine/index.ts';
import type { RollOutAnswer } from '../../../odds/rollOut/questions.ts';
import { choicesNow } from '../../../store/odds/choicesNow.ts';
import type { Roll } from '../../../store/odds/rollInWorker.ts';

export const TURNS = 10_000;

export type RollOutState =
  | { readonly kind: 'rolling'; readonly over: number }
  | { readonly kind: 'stopped' | 'failed' }
  | { readonly kind: 'done'; readonly answer: RollOutAnswer };

/** Rolls the turn out while the window that shows it is there; to begin again is to draw other dice. */
export function useRollOut(state: GameState, roll: Roll) {
  const [now, setNow] = useState<RollOutState>({ kind: 'rolling', over: 0 });
  const [seed, setSeed] = useState(1);
  const isStopped = now.kind === 'stopped';

  useEffect(() => {
    if (isStopped) return undefined;
    let isHeard = true;
    const hear = (next: RollOutState): void => {
      if (isHeard) setNow(next);
      // What is told of progress comes another way than the answer, and may come after it.
      if (next.kind !== 'rolling') isHeard = false;
    };
    const question = { state, choices: choicesNow(), turns: TURNS, seed };
    const rolling = roll(question, (over) => hear({ kind: 'rolling', over }));
    rolling.answer.then(
      (answer) => hear({ kind: 'done', answer }),
      () => hear({ kind: 'failed' }),
    );
    return () => {
      isHeard = false;
      rolling.stop();
    };
  }, [state, roll, seed, isStopped]);

  const stop = (): void => setNow({ kind: 'stopped' });
  const begin = (): void => {
    setNow({ kind: 'rolling', over: 0 });
    setSeed(seed + 1);
  };
  return { now, stop, begin };
}
