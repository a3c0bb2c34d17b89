import { useState } from 'react';
import type { GameState } from '../../../engine/index.ts';
import type { RolledBoard, RollOut } from '../../../odds/rollOut/index.ts';
import { useLab } from '../../../store/lab/labStore.ts';
import { openBoard } from '../../../store/lab/openBoard.ts';
import { boardText, boardTitle, sumText, takenText, targetText } from '../../../text/lab/rollOutText.ts';
import { Button } from '../../components/Button.tsx';
import { ChanceBars } from '../../odds/ChanceBars.tsx';
import { Histogram } from './Histogram.tsx';
import { UnitsLeft } from './UnitsLeft.tsx';

interface RolledProps {
  readonly state: GameState;
  readonly rolled: RollOut;
  readonly onStepped: () => void;
}

/** What a turn that was rolled out comes to. */
export function Rolled({ state, rolled, onStepped }: RolledProps) {
  const { turns, balances, targets, taken, units, boards } = rolled;
  return (
    <>
      <div role="status">
        {sumText(rolled).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Histogram balances={[...balances]} />
      <Boards boards={boards} onStepped={onStepped} />
      <section className="rolled-targets">
        <h4>Each battle</h4>
        <ul>
          {targets.map((target) => (
            <li key={target.plan.space}>{targetText(state, target)}</li>
          ))}
        </ul>
      </section>
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

/** Three boards, each of which can be played on as a study of its own. */
function Boards({ boards, onStepped }: { readonly boards: readonly RolledBoard[]; readonly onStepped: () => void }) {
  const title = useLab((lab) => lab.title);
  const [hasFailed, setFailed] = useState(false);
  const step = (board: RolledBoard, place: number): void =>
    void openBoard(board.state, boardTitle(title, place))
      .catch(() => false)
      .then((isOpen) => (isOpen ? onStepped() : setFailed(true)));
  return (
    <section className="rolled-boards">
      <h4>Boards to step into</h4>
      <p className="soft">Each opens as a study of its own. What you have played here is kept under Studies.</p>
      <div>
        {boards.map((board, i) => (
          <Button key={board.share} onClick={() => step(board, i)}>
            {boardText(board, i)}
          </Button>
        ))}
      </div>
      {hasFailed && <p role="alert">This board could not be opened. Try again in a moment.</p>}
    </section>
  );
}
