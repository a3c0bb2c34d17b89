import { useEffect, useState } from 'react';
import { editionOf, type GameState, type ByUnitType, type UnitTypeId } from '../../../../engine/axis-allies/index.ts';
import { rollInWorker, type RollOutRunner } from '../../store/odds/workerOffice.ts';
import {
  noRollOutText,
  progressText,
  strikeText,
  sumText,
  takenText,
  targetText,
  SIDE_TEXTS,
} from '../../text/lab/rollOutText.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { Window } from '../../../../ui/components/Window.tsx';
import type { RollOut } from '../../odds/rollOut/index.ts';
import { ChanceBars } from '../odds/ChanceBars.tsx';
import { Boards } from './Boards.tsx';
import { Histogram } from './Histogram.tsx';
import { expected } from '../../../../text/chances.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import type { RollOutAnswer } from '../../odds/questions.ts';
import { choicesNow } from '../../store/odds/choices.ts';
import './rollOut.css';

interface RollOutWindowProps {
  readonly state: GameState;
  readonly onClose: () => void;
  readonly roll?: RollOutRunner;
}

/** Plays the planned turn many times and shows what it comes to. */
export function RollOutWindow({ state, onClose, roll = rollInWorker }: RollOutWindowProps) {
  const { now, stop, begin } = useRollOut(state, roll);
  return (
    <Window
      open
      title="This turn, tried many times"
      onClose={onClose}
      buttons={
        <>
          {now.kind === 'rolling' && <Button onClick={stop}>Stop</Button>}
          {canTryAgain(now) && <Button onClick={begin}>Try again</Button>}
          <Button look="main" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <p className="soft">
        All battles of the plan are fought out, both sides deciding as the odds assume. New units and moves after combat
        are not played.
      </p>
      <Shown now={now} state={state} onClose={onClose} />
    </Window>
  );
}

/** Where there is nothing to roll out, there is nothing to try again. */
const canTryAgain = (now: RollOutState): boolean =>
  now.kind !== 'rolling' && !(now.kind === 'done' && typeof now.answer === 'string');

function Shown({ now, state, onClose }: Omit<RollOutWindowProps, 'roll'> & { readonly now: RollOutState }) {
  switch (now.kind) {
    case 'rolling':
      return (
        <div className="rolling">
          <progress aria-label="Turns played" max={TURNS} value={now.over} />
          <span className="number">{progressText(now.over, TURNS)}</span>
        </div>
      );
    case 'stopped':
      return <p role="status">Stopped.</p>;
    case 'failed':
      return <p role="alert">That broke down. Try again in a moment.</p>;
    case 'done':
      return typeof now.answer === 'string' ? (
        <p role="status">{noRollOutText(now.answer)}</p>
      ) : (
        <Rolled state={state} rolled={now.answer} onStepped={onClose} />
      );
  }
}

interface RolledProps {
  readonly state: GameState;
  readonly rolled: RollOut;
  readonly onStepped: () => void;
}

/** What a turn that was rolled out comes to. */
function Rolled({ state, rolled, onStepped }: RolledProps) {
  const { turns, balances, targets, strikes, taken, units, boards } = rolled;
  return (
    <>
      <div role="status">
        {sumText(rolled).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Histogram balances={[...balances]} />
      <Boards boards={boards} onStepped={onStepped} />
      {strikes.length > 0 && (
        <section className="rolled-targets">
          <h3>Raids and rockets</h3>
          <p className="soft">Raids are flown as planned, rockets sent where they take most, all before the battles.</p>
          <ul>
            {strikes.map((strike) => (
              <li key={`${strike.from} ${strike.space}`}>{strikeText(state, strike)}</li>
            ))}
          </ul>
        </section>
      )}
      {targets.length > 0 && (
        <section className="rolled-targets">
          <h3>Each battle</h3>
          <ul>
            {targets.map((target) => (
              <li key={target.plan.space}>{targetText(state, target)}</li>
            ))}
          </ul>
        </section>
      )}
      {taken.length > 1 && (
        <ChanceBars
          title="Territories taken"
          chances={taken.map((count, i) => ({ what: takenText(i), chance: count / turns }))}
        />
      )}
      <UnitsLeft edition={state.edition} units={units} />
    </>
  );
}

/** What is left of the units of both sides, on average. */
function UnitsLeft({ edition, units }: { readonly edition: string; readonly units: RollOut['units'] }) {
  const types = editionOf(edition).units.filter(({ id }) => id in units.attacker.before || id in units.defender.before);
  const cell = (side: 'attacker' | 'defender', type: UnitTypeId): string => {
    const of = (counts: ByUnitType<number>): number => counts[type] ?? 0;
    return of(units[side].before) === 0 ? '–' : `${expected(of(units[side].left))} of ${of(units[side].before)}`;
  };
  if (types.length === 0) return null;
  return (
    <table className="rolled-units">
      <caption>Units left on average</caption>
      <thead>
        <tr>
          <th scope="col">Units</th>
          <th scope="col">{SIDE_TEXTS.attacker}</th>
          <th scope="col">{SIDE_TEXTS.defender}</th>
        </tr>
      </thead>
      <tbody>
        {types.map(({ id }) => (
          <tr key={id}>
            <th scope="row">{unitTypeName(id, 2)}</th>
            <td className="number">{cell('attacker', id)}</td>
            <td className="number">{cell('defender', id)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const TURNS = 10_000;

type RollOutState =
  | { readonly kind: 'rolling'; readonly over: number }
  | { readonly kind: 'stopped' | 'failed' }
  | { readonly kind: 'done'; readonly answer: RollOutAnswer };

/** Rolls the turn out while the window that shows it is there; to begin again is to draw other dice. */
function useRollOut(state: GameState, roll: RollOutRunner) {
  const [now, setNow] = useState<RollOutState>({ kind: 'rolling', over: 0 });
  const [seed, setSeed] = useState(1);
  const isStopped = now.kind === 'stopped';

  useEffect(() => {
    if (isStopped) return undefined;
    let isHeard = true;
    const hear = (next: RollOutState): void => {
      if (isHeard) setNow(next);
      // What is told of progress comes another way than the answer, and may come after it.
      if (next.kind !== 'rolling') isHeard = false;
    };
    const question = { state, choices: choicesNow(), turns: TURNS, seed };
    const rolling = roll(question, (over) => hear({ kind: 'rolling', over }));
    rolling.answer.then(
      (answer) => hear({ kind: 'done', answer }),
      () => hear({ kind: 'failed' }),
    );
    return () => {
      isHeard = false;
      rolling.stop();
    };
  }, [state, roll, seed, isStopped]);

  const stop = (): void => setNow({ kind: 'stopped' });
  const begin = (): void => {
    setNow({ kind: 'rolling', over: 0 });
    setSeed(seed + 1);
  };
  return { now, stop, begin };
}
