import { useEffect, useState, type ReactNode } from 'react';
import { quizEdition, loadQuizFacts } from '../../atlas/quiz/loadQuizFacts.ts';
import { barLayers } from '../../store/atlas/layers.ts';
import { lastEdition } from '../../store/nextGame.ts';
import { useQuiz } from '../../store/quiz/quizStore.ts';
import { GAME_ADDRESS } from '../../ui/address/address.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { useEscapeTo } from '../../ui/address/useAddress.ts';
import { NotLoaded } from '../../ui/lazy/lazyPart.tsx';
import { ClassroomBar, useLoaded, type Loaded, ClassroomPanel, type ClassroomPageProps } from '../frame/frame.tsx';
import { QuizForm } from './QuizForm.tsx';
import { QuizRun, useExampleOfQuiz } from './QuizRun.tsx';
import { loadAtlas } from '../../atlas/loadAtlas.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { retry } from '../../store/retry.ts';
import { LINK, QuizOfLink } from './link/quizLink.tsx';
import { QuizSheet, SHEET } from './sheet/QuizSheet.tsx';
import './quiz.css';

/**
 * Questions about the map and the war, for one, for teams or for a class. '#/quiz/link/LETTERS' offers the quiz that is
 * in the link itself; '#/quiz/result/sheet' is the result as a table.
 */
export function QuizPage({ rest: [part, packed] }: ClassroomPageProps) {
  return packed === SHEET ? <QuizSheetPage /> : <QuizBesideMap packed={part === LINK ? packed : undefined} />;
}

/** `packed` is what a link holds. */
function QuizBesideMap({ packed }: { readonly packed: string | undefined }) {
  const [edition] = useState(() => quizEdition(lastEdition()));
  const { content: facts, hasFailed, tryAgain } = useQuizFacts(edition);
  const setup = useQuiz((quiz) => quiz.setup);
  const isRunning = useQuiz((quiz) => quiz.isRunning);
  useEscapeTo(GAME_ADDRESS);
  // Names of today, holders and the ruler would give answers away.
  useEffect(() => barLayers(), []);
  return (
    <>
      <ClassroomBar page="quiz" />
      {packed !== undefined && <QuizOfLink packed={packed} />}
      {facts === null ? (
        <BesideMap edition={edition}>
          {hasFailed ? (
            <NotLoaded name="The quiz" back={undefined} onTryAgain={tryAgain} />
          ) : (
            <p aria-live="polite">Opening the quiz…</p>
          )}
        </BesideMap>
      ) : setup === null || !isRunning ? (
        <BesideMap edition={edition}>
          <QuizForm edition={edition} facts={facts} last={setup} />
        </BesideMap>
      ) : (
        <QuizRun key={setup.seed} edition={edition} facts={facts} setup={setup} />
      )}
    </>
  );
}

/** The result of this tab's quiz on a page by itself. */
function QuizSheetPage() {
  const [edition] = useState(() => quizEdition(lastEdition()));
  const { content: facts, hasFailed, tryAgain } = useQuizFacts(edition);
  useEscapeTo(classroomAddress('quiz'));
  if (facts !== null) return <QuizSheet facts={facts} />;
  return (
    <main className="lesson-page">
      {hasFailed ? <NotLoaded name="The quiz" back={undefined} onTryAgain={tryAgain} /> : <p>Opening the quiz…</p>}
    </main>
  );
}

/** The panel beside the map without units, while nothing is asked. */
function BesideMap({ edition, children }: { readonly edition: string; readonly children: ReactNode }) {
  useExampleOfQuiz(edition, null);
  return (
    <ClassroomPanel label="Quiz" className="classroom-panel quiz-panel">
      {children}
    </ClassroomPanel>
  );
}

/** What the quiz of a loaded edition is made from, with its atlas. */
const useQuizFacts = (edition: string): Loaded<QuizFacts> => useLoaded(edition, loadFacts);

const loadFacts = (edition: string): Promise<QuizFacts> =>
  retry(async () => loadQuizFacts(edition, await loadAtlas(edition)));
