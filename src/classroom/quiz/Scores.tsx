import {
  isTyped,
  scoreOf,
  type AnsweredTurn,
  type Course,
  type QuizSetup,
  type Turn,
} from '../../atlas/quiz/course.ts';
import { scoreText } from '../../text/quiz/verdictText.ts';

interface ScoresProps {
  readonly setup: QuizSetup;
  readonly course: Course;
  readonly turn: Turn;
  readonly told: AnsweredTurn | null;
}

/** Which question it is, whose turn, and the points so far. */
export function Scores({ setup, course, turn, told }: ScoresProps) {
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
