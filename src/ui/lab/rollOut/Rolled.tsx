import type { GameState } from '../../../engine/index.ts';
import type { RollOut } from '../../../odds/rollOut/index.ts';
import { strikeText, sumText, takenText, targetText } from '../../../text/lab/rollOutText.ts';
import { ChanceBars } from '../../odds/ChanceBars.tsx';
import { Boards } from './Boards.tsx';
import { Histogram } from './Histogram.tsx';
import { UnitsLeft } from './UnitsLeft.tsx';

interface RolledProps {
  readonly state: GameState;
  readonly rolled: RollOut;
  readonly onStepped: () => void;
}

/** What a turn that was rolled out comes to. */
export function Rolled({ state, rolled, onStepped }: RolledProps) {
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
