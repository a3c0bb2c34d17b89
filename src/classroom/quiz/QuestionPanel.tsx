import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { Check, X } from 'lucide-react';
import {
  isTyped,
  type AnsweredTurn,
  type QuizCourse,
  type QuizSetup,
  type QuizTurn,
  scoreOf,
} from '../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { useQuiz } from '../../store/quiz/quizStore.ts';
import { questionText, choiceText, scoreText, verdictText, whyText } from '../../text/quiz/questionText.ts';
import { joinWords } from '../../text/words.ts';
import { Button } from '../../ui/components/Button.tsx';
import { isRight, type QuizQuestion } from '../../atlas/quiz/question.ts';
import { keyOf } from '../../store/keyOf.ts';
import { useGoOnKey } from '../../ui/components/useGoOnKey.ts';
import { placeTyped } from '../../store/quiz/typedPlace.ts';

interface ScoresProps {
  readonly setup: QuizSetup;
  readonly course: QuizCourse;
  readonly turn: QuizTurn;
  readonly told: AnsweredTurn | null;
}

/** Which question it is, whose turn, and the points so far. */
function Scores({ setup, course, turn, told }: ScoresProps) {
  const { players, teams } = setup;
  const { answered, begun, length, next } = course;
  // The next question is known already while the last answer is told.
  const number = told !== null && next !== null && !next.isBack ? begun - 1 : begun;
  return (
    <header className="quiz__head">
      <p>
        {turn.isBack ? 'A question that comes back, without points' : `Question ${number} of ${length}`}
        {players !== 'teams' && (
          <span className="quiz__points">
            {players === 'class' ? 'The class' : 'Right'}: <strong>{scoreText(scoreOf(answered, null))}</strong>
          </span>
        )}
      </p>
      {players === 'teams' && (
        <>
          <p className="quiz__turn">
            {turn.team === null ? 'All teams together' : `It is the turn of ${teams[turn.team] ?? ''}`}
          </p>
          <ul className="quiz__teams">
            {teams.map((name, i) => (
              <li key={name} aria-current={i === turn.team || undefined}>
                <span>{name}</span> <strong>{scoreText(scoreOf(answered, i))}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
      {players === 'class' && told === null && (
        <p className="soft">
          {isTyped(setup, turn)
            ? 'Agree on a name; type what most of you say.'
            : 'Show hands for each choice; press what most of you say.'}
        </p>
      )}
    </header>
  );
}

interface QuestionPanelProps {
  readonly facts: QuizFacts;
  readonly setup: QuizSetup;
  readonly course: QuizCourse;
  readonly turn: QuizTurn;
  /** The turn with its answer, once it is given. */
  readonly told: AnsweredTurn | null;
}

/** A question with its choices, and once it is answered what is right. The question takes the focus, to be read out. */
export function QuestionPanel({ facts, setup, course, turn, told }: QuestionPanelProps) {
  const { answer, end } = useQuiz();
  const { question } = turn;
  const questionId = useId();
  const [isListed, setListed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen] = useState(told === null);
  useEffect(() => {
    // On a touch screen the keys would cover what is asked for.
    const first = window.matchMedia('(pointer: coarse)').matches ? null : field.current;
    if (isOpen) (first ?? heading.current)?.focus({ preventScroll: true });
  }, [isOpen]);
  const asksForTyping = isTyped(setup, turn);
  const hasChoices = (question.kind !== 'find' && !asksForTyping) || isListed;
  return (
    <>
      <Scores setup={setup} course={course} turn={turn} told={told} />
      <h2 ref={heading} id={questionId} tabIndex={-1} className="quiz__question">
        {questionText(facts, question)}
      </h2>
      {question.kind === 'name' && (
        // The outline says it to those who see the map.
        <p className="visually-hidden">It lies beside {joinWords(facts.beside.get(question.right) ?? [])}.</p>
      )}
      {question.kind === 'find' && told === null && (
        <p>{isListed ? 'Choose it here, or press it on the map.' : 'Press it on the map.'}</p>
      )}
      {asksForTyping && !isListed && told === null && (
        <TypedName facts={facts} question={questionId} field={field} onAnswer={answer} />
      )}
      {hasChoices ? (
        <Choices facts={facts} question={question} given={told?.answer ?? null} onChoose={answer} />
      ) : (
        told === null && <Button onClick={() => setListed(true)}>Choose from a list</Button>
      )}
      <Told facts={facts} told={told} />
      <p className="quiz__leave">
        <Button look="quiet" onClick={end}>
          End the quiz
        </Button>
      </p>
    </>
  );
}

interface ChoicesProps {
  readonly facts: QuizFacts;
  readonly question: QuizQuestion;
  /** The answer that was given; null as long as the question is open. */
  readonly given: string | null;
  readonly onChoose: (choice: string) => void;
}

/** Elements in which digits are text. */
const FIELDS = 'input, select, textarea, [role=dialog]';

/** The choices of a question, each by a press or by its number. Once it is answered they say which was right. */
function Choices({ facts, question, given, onChoose }: ChoicesProps) {
  const { choices } = question;
  useEffect(() => {
    if (given !== null) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const key = keyOf(event);
      const { ctrlKey, metaKey, altKey, target } = event;
      const choice = /^[1-9]$/.test(key) ? choices[Number(key) - 1] : undefined;
      if (choice === undefined || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(FIELDS) !== null) return;
      event.preventDefault();
      onChoose(choice);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [choices, given, onChoose]);
  return (
    <ol className="quiz__choices">
      {choices.map((choice, i) => {
        const text = `${i + 1}. ${choiceText(facts, question, choice)}`;
        if (given === null)
          return (
            <li key={choice}>
              <button type="button" className="quiz__choice" onClick={() => onChoose(choice)}>
                {text}
              </button>
            </li>
          );
        const verdict = isRight(question, choice) ? 'right' : choice === given ? 'wrong' : 'other';
        return (
          <li key={choice} className={`quiz__choice quiz__choice--${verdict}`}>
            {text}
            {verdict === 'right' && (
              <>
                {' '}
                <Check size={20} aria-label="right" />
              </>
            )}
            {verdict === 'wrong' && (
              <>
                {' '}
                <X size={20} aria-label="the answer given" />
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface TypedNameProps {
  readonly facts: QuizFacts;
  /** Id of the element that asks. */
  readonly question: string;
  readonly field: Ref<HTMLInputElement>;
  readonly onAnswer: (space: string) => void;
}

const LONGEST = 60;

/** A field for the name of the place that is asked for. What is no name of any place is not counted as an answer. */
function TypedName({ facts, question, field, onAnswer }: TypedNameProps) {
  const [text, setText] = useState('');
  const [unknown, setUnknown] = useState<string | null>(null);
  const id = useId();
  return (
    <form
      className="quiz__typed"
      onSubmit={(event) => {
        event.preventDefault();
        const space = placeTyped(facts, text);
        if (space !== null) onAnswer(space);
        else setUnknown(text.trim());
      }}
    >
      <label htmlFor={id}>Type its name</label>
      <input
        ref={field}
        id={id}
        aria-describedby={question}
        className="field"
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="main" aria-disabled={text.trim() === ''}>
        Answer
      </Button>
      <p role="status">
        {unknown === '' && 'Type a name first, or choose from a list.'}
        {unknown !== null &&
          unknown !== '' &&
          `No place of this map is surely meant by “${unknown}”. Look at the spelling, or choose from a list.`}
      </p>
    </form>
  );
}

interface ToldProps {
  readonly facts: QuizFacts;
  readonly told: AnsweredTurn | null;
}

/** Whether the answer was right, and why. Its button takes the focus, so that Enter goes on. */
function Told({ facts, told }: ToldProps) {
  const { goOn } = useQuiz();
  const next = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const isTold = told !== null;
  useEffect(() => {
    if (!isTold) return;
    next.current?.focus();
    // On a small screen it would lie below the sheet's edge.
    answer.current?.scrollIntoView({ block: 'nearest' });
  }, [isTold]);
  useGoOnKey(isTold, goOn);
  return (
    <>
      <div ref={answer} role="status" className="quiz__told">
        {told !== null && (
          <>
            <p className={`quiz__verdict quiz__verdict--${told.isRight ? 'right' : 'wrong'}`}>
              {verdictText(facts, told)}
            </p>
            <p>{whyText(facts, told.question)}</p>
          </>
        )}
      </div>
      {isTold && (
        <Button ref={next} look="main" wide className="quiz__next" onClick={goOn}>
          Next
        </Button>
      )}
    </>
  );
}
