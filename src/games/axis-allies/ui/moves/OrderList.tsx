import { Undo2 } from 'lucide-react';
import { Button } from '../../../../ui/components/Button.tsx';
import { type PhaseOrder, phaseOrders } from './phaseOrders.ts';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './moves.css';

interface OrderLineProps {
  readonly order: PhaseOrder;
  /** Start of the button's accessible name, so that screen readers can tell two lists apart. */
  readonly takeBackName?: string;
}

/** An order in words, with a button to undo it while that is possible. */
export function OrderLine({ order: { index, units, text }, takeBackName = 'Take back' }: OrderLineProps) {
  const { canUndoOrder, undoOrder } = useGame();
  return (
    <li className="orders__order">
      <span>{text}</span>
      {canUndoOrder(index) && (
        <Button
          shape="icon"
          small
          look="quiet"
          aria-label={`${takeBackName}: ${text}`}
          title="Take back"
          onClick={() => undoOrder(index, units)}
        >
          <Undo2 size={16} aria-hidden />
        </Button>
      )}
    </li>
  );
}

/** The orders of this phase; each can be undone, or all of them. */
export function OrderList() {
  const game = useDisplayedGame();
  const { timeline, canUndoOrder, undoPhase } = useGame();
  if (timeline === null) return null;
  const orders = phaseOrders(game, timeline);
  if (orders.length === 0) return null;
  return (
    <section className="orders" aria-label="Orders of this phase">
      <div className="orders__head">
        <h3>Orders</h3>
        {canUndoOrder(timeline.phaseStart.index) && (
          <Button small onClick={undoPhase}>
            Take back all
          </Button>
        )}
      </div>
      <ol>
        {orders.map((order) => (
          <OrderLine key={`${order.index} ${order.units?.join() ?? ''}`} order={order} />
        ))}
      </ol>
    </section>
  );
}
