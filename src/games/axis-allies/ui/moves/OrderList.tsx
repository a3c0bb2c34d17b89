import { Button } from '../../../../ui/components/Button.tsx';
import { OrderLine } from './OrderLine.tsx';
import { phaseOrders } from './phaseOrders.ts';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './moves.css';

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
