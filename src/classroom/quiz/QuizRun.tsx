import { useMemo, useEffect, useRef, useState } from 'react';
import { Table2 } from 'lucide-react';
import {
  quizCourseOf,
  newQuestions,
  type QuizSetup,
  type AnsweredTurn,
  type QuizTurn,
  scoreOf,
} from '../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { useQuiz } from '../../store/quiz/quizStore.ts';
import type { SpaceId, AnyEvent } from '../../engine/index.ts';
import type { HeldQuestion, QuizQuestion } from '../../atlas/quiz/question.ts';
import { loadLands } from '../../map/atlas/atlasData.ts';
import { viewOfLands } from '../../map/atlas/viewOfLands.ts';
import { bareBoard } from '../../store/atlas/emptyBoard.ts';
import { useMapCamera } from '../../store/mapCamera.ts';
import { unmarkPlace, useMarkedPlace } from '../../store/atlas/onMap.ts';
import { useDisplayedExample } from '../../ui/components/DisplayedExample.tsx';
import { useLoaded, ClassroomPanel } from '../frame/frame.tsx';
import type { Example } from '../../store/displayedGame.ts';
import { QuestionPanel } from './QuestionPanel.tsx';
import { answerText, questionText, scoreText } from '../../text/quiz/questionText.ts';
import { resultText } from '../../text/quiz/sheetText.ts';
import { Button } from '../../ui/components/Button.tsx';
import { QuizLinkWindow } from './link/quizLink.tsx';
import { SHEET_ADDRESS } from './sheet/QuizSheet.tsx';

/** What a question or its answer needs of the map. */
interface QuizMap {
  /** The spaces to outline. */
  readonly lit: readonly SpaceId[];
  /** Lands of 1939 to outline in their place. */
  readonly lands: readonly string[];
  /** A space that was pressed in error. */
  readonly wrong: SpaceId | null;
  readonly hidesNames: boolean;
  /** What to bring into view where nothing is outlined; null for the whole board. */
  readonly around: readonly SpaceId[] | null;
  /** Takes the press that answers; null where none is asked for. */
  readonly onPress: ((space: SpaceId) => void) | null;
}

/** The space in the keyboard's focus, and what was shown then. */
interface Focus {
  readonly of: QuizMap | null;
  readonly space: SpaceId | null;
}

/** Empty lists that are equal every time, so that the map has nothing to animate. */
const NO_EVENTS: readonly AnyEvent[] = [];
const NOTHING: QuizMap = { lit: [], lands: [], wrong: null, hidesNames: false, around: null, onPress: null };

/** Shows the bare board on the map, as a question or its answer needs it. */
export function useExampleOfQuiz(edition: string, shown: QuizMap | null): void {
  const { lit, lands, wrong, hidesNames, around, onPress } = shown ?? NOTHING;
  const [focus, setFocus] = useState<Focus>({ of: null, space: null });
  // A new question begins without a focus.
  const focused = focus.of === shown ? focus.space : null;
  const example = useMemo((): Example => {
    const marks: Readonly<Record<SpaceId, string>> = wrong === null ? {} : { [wrong]: 'fault' };
    return {
      game: bareBoard(edition),
      events: NO_EVENTS,
      before: null,
      chosen: [],
      destinations: [],
      marks,
      spaces: focused === null || onPress === null ? lit : [focused],
      routes: [],
      isRefused: false,
      isHistory: true,
      hidesNames,
      ...(onPress !== null && {
        hand: { focused, focus: (space: SpaceId) => setFocus({ of: shown, space }), press: onPress },
      }),
    };
  }, [edition, shown, lit, wrong, hidesNames, onPress, focused]);
  useDisplayedExample(example);
  useEffect(() => useMarkedPlace.setState({ place: null, lands }), [lands]);
  useEffect(() => unmarkPlace, []);
  const { content: found } = useLoaded(lands.length > 0 ? edition : null, loadLands);
  useEffect(() => {
    if (shown === null || lit.length > 0) return;
    const { show } = useMapCamera.getState();
    if (around !== null) show({ kind: 'spaces', spaces: around, isPassing: true });
    else if (lands.length === 0) show({ kind: 'whole' });
    else if (found !== null) show(viewOfLands(found, lands));
  }, [shown, lit, around, lands, found]);
}

interface QuizRunProps {
  readonly edition: string;
  readonly facts: QuizFacts;
  readonly setup: QuizSetup;
}

/** A quiz from its first question to its result, beside the map. */
export function QuizRun({ edition, facts, setup }: QuizRunProps) {
  const { answers, isTold, isEnded, answer } = useQuiz();
  const questions = useMemo(() => newQuestions(facts, setup), [facts, setup]);
  const teams = setup.players === 'teams' ? setup.teams : NO_TEAMS;
  const course = useMemo(() => quizCourseOf(questions, teams.length, answers), [questions, teams, answers]);
  const told = isTold ? (course.answered.at(-1) ?? null) : null;
  const turn = isEnded ? null : (told ?? course.next);
  const shown = useMemo(
    () => (told !== null ? mapOfAnswer(facts, told) : turn === null ? null : mapOfTurn(facts, turn, answer)),
    [facts, told, turn, answer],
  );
  useExampleOfQuiz(edition, shown);
  return (
    <ClassroomPanel label="Quiz" className="classroom-panel quiz-panel quiz-panel--large">
      {turn === null ? (
        <QuizResult edition={edition} facts={facts} setup={setup} answered={course.answered} />
      ) : (
        <QuestionPanel
          key={course.answered.length - (told === null ? 0 : 1)}
          facts={facts}
          setup={setup}
          course={course}
          turn={turn}
          told={told}
        />
      )}
    </ClassroomPanel>
  );
}

const NO_TEAMS: readonly string[] = [];

interface QuizResultProps {
  readonly edition: string;
  readonly facts: QuizFacts;
  readonly setup: QuizSetup;
  readonly answered: readonly AnsweredTurn[];
}

/** The points, what was missed at first, and what one can do with it. */
function QuizResult({ edition, facts, setup, answered }: QuizResultProps) {
  const { begin, leave } = useQuiz();
  const [isLinking, setLinking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const teams = setup.players === 'teams' ? setup.teams : [];
  const missed = answered.filter((turn) => !turn.isBack && !turn.isRight);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        The quiz is over
      </h2>
      <p>{resultText(setup, answered)}</p>
      {teams.length > 0 && (
        <ul className="quiz__teams">
          {teams.map((name, i) => (
            <li key={name}>
              <span>{name}</span> <strong>{scoreText(scoreOf(answered, i))}</strong>
            </li>
          ))}
        </ul>
      )}
      <div className="quiz__actions">
        <Button look="main" onClick={leave}>
          Another quiz
        </Button>
        <Button onClick={() => begin(setup)}>The same questions again</Button>
        <Button onClick={() => setLinking(true)}>A link to these questions</Button>
        <a className="button" href={SHEET_ADDRESS}>
          <Table2 size={18} aria-hidden /> Table of all answers, to print or save
        </a>
      </div>
      {isLinking && <QuizLinkWindow edition={edition} setup={setup} onClose={() => setLinking(false)} />}
      {missed.length > 0 && (
        <>
          <h3>Missed at first</h3>
          <dl className="quiz__missed">
            {missed.map(({ question }) => (
              <div key={question.id}>
                <dt>{questionText(facts, question)}</dt>
                <dd>{answerText(facts, question, question.right)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="soft">
        Number of this quiz: {setup.seed}. With it, and the same choices, its questions come again
        {setup.asksOfLands !== true && setup.kinds.includes('held') && ', but for those on who held what'}.
      </p>
    </>
  );
}

/** What the map shows while a question is open: no names, and only what is asked about. */
const mapOfTurn = (facts: QuizFacts, { question }: QuizTurn, answer: (choice: string) => void): QuizMap => ({
  lit: question.kind === 'name' ? [question.right] : question.kind === 'held' ? spacesOf(question) : [],
  lands: landsOf(question),
  wrong: null,
  hidesNames: true,
  around: question.kind === 'find' ? regionAround(facts, question.right) : null,
  onPress: question.kind === 'find' ? answer : null,
});

/** What the map shows with the answer: names again, and where everything lies. */
const mapOfAnswer = (facts: QuizFacts, { question, answer, isRight }: AnsweredTurn): QuizMap => ({
  lit: placesOf(facts, question),
  lands: landsOf(question),
  wrong: isRight || !['find', 'name'].includes(question.kind) ? null : answer,
  hidesNames: false,
  around: null,
  onPress: null,
});

const NO_LANDS: readonly string[] = [];

const landsOf = (question: QuizQuestion): readonly string[] =>
  question.kind === 'held' ? question.place.lands : NO_LANDS;

const spacesOf = ({ place: { space } }: HeldQuestion): readonly SpaceId[] => (space === null ? [] : [space]);

/** All spaces of the region in which a space lies; of the seas the whole board is shown. */
function regionAround({ spaces, regionOf }: QuizFacts, space: SpaceId): readonly SpaceId[] | null {
  if (spaces.get(space)?.kind === 'sea') return null;
  const region = regionOf.get(space);
  return [...regionOf].flatMap(([id, of]) => (of === region ? [id] : []));
}

function placesOf({ events, cities }: QuizFacts, question: QuizQuestion): readonly SpaceId[] {
  switch (question.kind) {
    case 'find':
    case 'name':
      return [question.right];
    case 'held':
      return spacesOf(question);
    case 'first':
      return events.flatMap(({ id, place }) => (question.choices.includes(id) ? [place.space] : []));
    case 'farther':
      return cities.flatMap(({ name, space }) =>
        name === question.from || question.choices.includes(name) ? [space] : [],
      );
  }
}
