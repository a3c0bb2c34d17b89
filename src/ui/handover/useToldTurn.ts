import { useEffect, useState } from 'react';
import type { EndedTurn } from '../../store/handover.ts';
import { runInChunks } from '../../store/runInChunks.ts';
import { toldTurn, type ToldTurn } from '../../store/toldTurn.ts';

/** The story of a turn; null until it has been played again, and if that fails: the game goes on without it. */
export function useToldTurn(ended: EndedTurn): ToldTurn | null {
  const [told, setTold] = useState<ToldTurn | null>(null);
  useEffect(() => {
    let isWanted = true;
    runInChunks(toldTurn(ended)).then(
      (turn) => {
        if (isWanted) setTold(turn);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [ended]);
  return told;
}
