import { useState, type ReactNode } from 'react';
import type { Calculated } from '../../../odds/calculator.ts';
import type { CalculatorAnswer } from '../../../store/odds/workerOffice.ts';
import type { BattleGround } from '../../../store/odds/calculator.ts';
import { calculatedText, foundForceText, lookingText, worthText } from '../../../text/calculator.ts';
import { NO_ODDS } from '../../../text/targetOdds.ts';
import { Button } from '../../../../../ui/components/Button.tsx';
import { BattleChances } from '../OddsDetails.tsx';

interface ResultsProps {
  readonly answer: CalculatorAnswer | null;
  readonly ground: BattleGround;
  /** What is asked besides, between the result and its details. */
  readonly children: ReactNode;
}

/** What the battle comes to; what is missing or forbidden, if there is none. */
export function Results({ answer, ground, children }: ResultsProps) {
  if (answer === null) return <p className="soft">Reckoning the odds…</p>;
  if (!answer.ok)
    return (
      <ul className="calculator__faults" role="status">
        {answer.fault.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    );
  const { odds, worth } = answer.value;
  if (typeof odds === 'string') return <p role="status">{NO_ODDS[odds]}</p>;
  return (
    <>
      <p className="calculator__result" role="status">
        <strong>{calculatedText(odds, ground !== 'sea')}</strong>
      </p>
      <p className="soft">{worthText(worth, odds)}</p>
      {children}
      <div className="odds-details">
        <BattleChances odds={odds} production={0} />
      </div>
    </>
  );
}

const wonIn = ({ odds }: Calculated): number => (typeof odds === 'string' ? 0 : odds.results['attacker-won']);

interface ForceProps {
  /** The chance asked for; null before. */
  readonly least: number | null;
  readonly answer: CalculatorAnswer | null;
  readonly isFresh: boolean;
  /** Whether it is still sought. */
  readonly isPart: boolean;
  readonly onStop: () => void;
  readonly onAsk: (least: number) => void;
}

/** Asks how little of the attackers is enough to win with a chance that can be set. */
export function Force({ least, answer, isFresh, isPart, onStop, onAsk }: ForceProps) {
  const [percents, setPercents] = useState(90);
  if (answer !== null && !answer.ok) return null;
  const found = isFresh && !isPart && answer !== null ? answer.value : null;
  return (
    <form
      className="calculator__force"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(percents / 100);
      }}
    >
      <label>
        Smallest of these attackers that wins with{' '}
        <input
          className="field"
          type="number"
          min={1}
          max={99}
          required
          aria-label="Chance to win in per cent"
          value={percents}
          onChange={({ target }) => setPercents(target.valueAsNumber)}
        />{' '}
        %
      </label>
      <Button small type="submit">
        Find it
      </Button>
      <p role="status">
        {least !== null && (found === null ? 'Looking …' : foundForceText(found.force, least, wonIn(found)))}
      </p>
      {isFresh && isPart && answer?.value.force && (
        <>
          <p className="soft">{lookingText(answer.value.looking ?? 0, answer.value.force)}</p>
          <Button small onClick={onStop}>
            Stop here
          </Button>
        </>
      )}
    </form>
  );
}
