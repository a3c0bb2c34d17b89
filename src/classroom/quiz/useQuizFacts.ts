import { useEffect, useState } from 'react';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { loadQuizFacts } from '../../atlas/quiz/loadQuizFacts.ts';
import { retry } from '../../store/retry.ts';
import { useAtlas } from '../atlas/useAtlas.ts';

interface QuizFactsInUse {
  /** Null until they are loaded. */
  readonly facts: QuizFacts | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** What the quiz of an edition is made from, loaded with its atlas. */
export function useQuizFacts(edition: string): QuizFactsInUse {
  const { atlas, hasFailed, tryAgain } = useAtlas(edition);
  const [facts, setFacts] = useState<QuizFacts | 'failed' | null>(null);
  const isTrying = facts === null;
  useEffect(() => {
    if (atlas === null || !isTrying) return undefined;
    let isCancelled = false;
    retry(() => loadQuizFacts(edition, atlas)).then(
      (loaded) => isCancelled || setFacts(loaded),
      () => isCancelled || setFacts('failed'),
    );
    return () => {
      isCancelled = true;
    };
  }, [edition, atlas, isTrying]);
  return {
    facts: facts === 'failed' ? null : facts,
    hasFailed: hasFailed || facts === 'failed',
    tryAgain: () => {
      tryAgain();
      setFacts(null);
    },
  };
}
