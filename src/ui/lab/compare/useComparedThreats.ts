import { useEffect, useState } from 'react';
import type { GameState } from '../../../engine/index.ts';
import type { PowerThreats } from '../../../odds/threats/threatChanges.ts';
import { compareThreats } from '../../../store/lab/compareThreats.ts';
import { usualNow } from '../../../store/odds/choicesNow.ts';

export type ThreatsState =
  | { readonly kind: 'asking'; readonly answered: number; readonly questions: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'done'; readonly powers: readonly PowerThreats[] };

/** What is known, and of which positions. */
interface Known {
  readonly before: GameState;
  readonly after: GameState;
  readonly found: ThreatsState;
}

const BEGUN: ThreatsState = { kind: 'asking', answered: 0, questions: 1 };

/** Compares the threats of two positions while the component is there. */
export function useComparedThreats(before: GameState, after: GameState): ThreatsState {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let isHeard = true;
    const hear = (found: ThreatsState): void => {
      if (isHeard) setKnown({ before, after, found });
    };
    const comparing = compareThreats(before, after, usualNow(), (answered, questions) =>
      hear({ kind: 'asking', answered, questions }),
    );
    comparing.answer.then(
      (powers) => hear({ kind: 'done', powers }),
      () => hear({ kind: 'failed' }),
    );
    return () => {
      isHeard = false;
      comparing.stop();
    };
  }, [before, after]);
  return known?.before === before && known.after === after ? known.found : BEGUN;
}
