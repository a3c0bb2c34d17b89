import { useMemo } from 'react';
import type { GameState } from '../../../../engine/axis-allies/index.ts';
import type { Answer, Question } from '../../odds/questions.ts';
import { choicesNow } from '../../store/odds/choices.ts';
import { workerOffice } from '../../store/odds/workerOffice.ts';
import { planRows } from '../../text/lab/compareText.ts';
import { useAnswer } from '../odds/useAnswer.ts';

interface PlansComparedProps {
  readonly before: GameState;
  readonly after: GameState;
  /** Who reckons; a worker, unless a test says otherwise. */
  readonly office?: typeof workerOffice;
}

/** What the battles planned in both positions are worth, side by side: odds, losses, balance and spread. */
export function PlansCompared({ before, after, office = workerOffice }: PlansComparedProps) {
  const [first, second] = [useWorth(before, office), useWorth(after, office)];
  if (first === 'failed' || second === 'failed') return <p role="alert">The plans could not be reckoned.</p>;
  if (first === 'asking' || second === 'asking') return <p className="soft">Reckoning the odds…</p>;
  if (first === null && second === null) return null;
  return (
    <table className="compared">
      <caption>All battles of the plan together</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">What is expected</span>
          </th>
          <th scope="col">First</th>
          <th scope="col">Second</th>
        </tr>
      </thead>
      <tbody>
        {planRows(first, second).map(([what, one, other]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td className="number">{one}</td>
            <td className="number">{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the plan of a position is worth; null without battles. */
function useWorth(state: GameState, office: typeof workerOffice): Answer['plan']['worth'] | 'asking' | 'failed' {
  const question = useMemo<Question>(() => ({ state, choices: choicesNow(), orders: [] }), [state]);
  const { answer, isFresh, hasFailed } = useAnswer(question, office);
  return hasFailed ? 'failed' : isFresh && answer !== null ? answer.plan.worth : 'asking';
}
