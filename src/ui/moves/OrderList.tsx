import { Undo2 } from 'lucide-react';
import { useGame } from '../../store/gameStore.ts';
import { useTable } from '../../store/selectors.ts';
import { phaseOrderText } from '../../text/phaseOrderText.ts';
import { Button } from '../pieces/Button.tsx';
import './moves.css';

/** The orders of this phase, each to be taken back, or all of them. */
export function OrderList() {
  const game = useTable();
  const { timeline, canTakeBack, takeBack, takeBackPhase } = useGame();
  if (timeline === null) return null;
  const { phaseStart, commands } = timeline;
  const orders = commands.slice(phaseStart.index).flatMap((command, i) => {
    const text = phaseOrderText(game, command);
    return text === null ? [] : [{ index: phaseStart.index + i, text }];
  });
  if (orders.length === 0) return null;
  return (
    <section className="orders" aria-label="Orders of this phase">
      <div className="orders__head">
        <h3>Orders</h3>
        {canTakeBack(phaseStart.index) && (
          <Button small onClick={takeBackPhase}>
            Take back all
          </Button>
        )}
      </div>
      <ol>
        {orders.map(({ index, text }) => (
          <li key={index} className="orders__order">
            <span>{text}</span>
            {canTakeBack(index) && (
              <Button shape="icon" small look="quiet" aria-label={`Take back: ${text}`} title="Take back" onClick={() => takeBack(index)}>
                <Undo2 size={16} aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
