import { quizEdition } from '../../atlas/quiz/loadQuizFacts.ts';
import { lastEdition } from '../../store/nextGame.ts';
import { loadEditionOf } from '../../store/loadEditionOf.ts';
import { keepQuiz } from '../../store/quiz/quizStore.ts';

/** The page, once the board that it shows is there and the quiz of this tab is brought back. */
export async function loadQuizPage() {
  const edition = quizEdition(lastEdition());
  const [{ QuizPage }] = await Promise.all([import('./QuizPage.tsx'), loadEditionOf({ edition })]);
  keepQuiz();
  return QuizPage;
}
