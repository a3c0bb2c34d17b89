import { ArrowLeft, Check, Copy, Printer, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { quizCourseOf, newQuestions, scoreOf, type AnsweredTurn, type QuizSetup } from '../../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../../atlas/quiz/facts.ts';
import { useQuiz } from '../../../store/quiz/quizStore.ts';
import {
  backText,
  questionOnPaper,
  rightOnPaper,
  quizResultTable,
  resultToPaste,
  resultText,
  setupLines,
} from '../../../text/quiz/sheetText.ts';
import { answerText, scoreText } from '../../../text/quiz/questionText.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { copied } from '../../../ui/files/links.tsx';
import { SaveTable } from '../../../ui/files/SaveTable.tsx';
import '../../../ui/components/print.css';
import '../../lessons/lessonPages.css';

/** The end of the address of this page. */
export const SHEET = 'sheet';
export const SHEET_ADDRESS = classroomAddress('quiz', 'result', SHEET);

const NO_TEAMS: readonly string[] = [];

/** The result of this tab's quiz as a table, to print, copy or save: questions, right answers, who answered what. */
export function QuizSheet({ facts }: { readonly facts: QuizFacts }) {
  const { setup, answers, isRunning } = useQuiz();
  const answered = useMemo(() => {
    if (setup === null || !isRunning) return [];
    const teams = setup.players === 'teams' ? setup.teams.length : 0;
    return quizCourseOf(newQuestions(facts, setup), teams, answers).answered;
  }, [facts, setup, isRunning, answers]);
  const [hasRight, setRight] = useState(true);
  const [hasGiven, setGiven] = useState(true);
  const [said, setSaid] = useState('');
  const teams = setup?.players === 'teams' ? setup.teams : NO_TEAMS;
  return (
    <main className="lesson-page quiz-sheet" aria-label="Result of the quiz">
      <div className="lesson-handout__head">
        <a className="button" href={classroomAddress('quiz')}>
          <ArrowLeft size={18} aria-hidden /> Back
        </a>
        {setup !== null && answered.length > 0 && (
          <>
            <label className="lesson-handout__choice">
              <input type="checkbox" checked={hasRight} onChange={({ target }) => setRight(target.checked)} /> With the
              right answers
            </label>
            <label className="lesson-handout__choice">
              <input type="checkbox" checked={hasGiven} onChange={({ target }) => setGiven(target.checked)} /> With what
              was answered
            </label>
            <Button small onClick={() => void copied(resultToPaste(facts, answered, teams)).then(setSaid)}>
              <Copy size={16} aria-hidden /> Copy the table
            </Button>
            <SaveTable name="quiz" what="answers" text={() => quizResultTable(facts, answered, teams)} />
            <Button look="main" onClick={() => window.print()}>
              <Printer size={18} aria-hidden /> Print
            </Button>
          </>
        )}
        <p role="status">{said}</p>
      </div>
      {setup === null || answered.length === 0 ? (
        <p>Nothing has been answered in this tab yet.</p>
      ) : (
        <article className="lesson-handout__sheet">
          <h1>Quiz</h1>
          <p>{setupLines(facts, setup).join(' · ')}</p>
          {hasGiven && <p>{resultText(setup, answered)}</p>}
          {hasGiven && teams.length > 0 && <TeamTable teams={teams} answered={answered} />}
          <AnswerTable facts={facts} setup={setup} answered={answered} hasRight={hasRight} hasGiven={hasGiven} />
        </article>
      )}
    </main>
  );
}

interface TeamTableProps {
  readonly teams: readonly string[];
  readonly answered: readonly AnsweredTurn[];
}

/** Which of its questions each team answered right: a row for each team. */
function TeamTable({ teams, answered }: TeamTableProps) {
  const asked = answered.filter(({ isBack }) => !isBack).map((turn, i) => ({ ...turn, number: i + 1 }));
  const most = Math.ceil(asked.length / teams.length);
  return (
    <div className="quiz-sheet__table quiz-sheet__marks">
      <table aria-label="Teams and their questions">
        <thead>
          <tr>
            <th scope="col">Team</th>
            <th colSpan={most} scope="col">
              Question, and whether it was answered right at once
            </th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {teams.map((name, team) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {Array.from({ length: most }, (_, i) => {
                const turn = asked.filter((each) => each.team === team)[i];
                return (
                  <td key={i}>
                    {turn && turn.number} {turn && <Verdict isRight={turn.isRight} />}
                  </td>
                );
              })}
              <td>{scoreText(scoreOf(answered, team))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface AnswerTableProps {
  readonly facts: QuizFacts;
  readonly setup: QuizSetup;
  readonly answered: readonly AnsweredTurn[];
  readonly hasRight: boolean;
  readonly hasGiven: boolean;
}

/** Every question that was asked, in order; without answers there is room to write one. */
function AnswerTable({ facts, setup: { players, teams }, answered, hasRight, hasGiven }: AnswerTableProps) {
  const hasTeams = players === 'teams' && hasGiven;
  return (
    <div className="quiz-sheet__table">
      <table aria-label="Questions and answers">
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Question</th>
            {hasRight && <th scope="col">Right answer</th>}
            {hasTeams && <th scope="col">Team</th>}
            {(hasGiven || !hasRight) && <th scope="col">Answer</th>}
          </tr>
        </thead>
        <tbody>
          {answered
            .filter(({ isBack }) => !isBack)
            .map(({ question, team, answer, isRight }, i) => (
              <tr key={question.id}>
                <td>{i + 1}</td>
                <td>{questionOnPaper(facts, question)}</td>
                {hasRight && <td>{rightOnPaper(facts, question)}</td>}
                {hasTeams && <td>{team === null ? '' : teams[team]}</td>}
                {hasGiven && (
                  <td>
                    <Verdict isRight={isRight} /> {answerText(facts, question, answer)}
                    {!isRight && <span className="soft"> {backText(answered, question)}</span>}
                  </td>
                )}
                {!hasGiven && !hasRight && <td className="quiz-sheet__blank" aria-label="Room to write" />}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

const Verdict = ({ isRight }: { readonly isRight: boolean }) =>
  isRight ? <Check size={16} aria-label="right" /> : <X size={16} aria-label="wrong" />;
