import { loadAtlas } from '../../atlas/loadAtlas.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { loadQuizFacts } from '../../atlas/quiz/loadQuizFacts.ts';
import { retry } from '../../store/retry.ts';
import { useLoaded, type Loaded } from '../frame/useLoaded.ts';

/** What the quiz of a loaded edition is made from, with its atlas. */
export const useQuizFacts = (edition: string): Loaded<QuizFacts> => useLoaded(edition, loadFacts);

const loadFacts = (edition: string): Promise<QuizFacts> =>
  retry(async () => loadQuizFacts(edition, await loadAtlas(edition)));
