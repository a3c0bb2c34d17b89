import type { SpaceId } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import { OrderLine } from '../moves/OrderLine.tsx';
import { phaseOrders } from '../moves/phaseOrders.ts';

/** The orders of this phase that begin or end in a space. */
export function OrdersHere({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const timeline = useGame((store) => store.timeline);
  const orders = timeline === null ? [] : phaseOrders(game, timeline).filter(({ spaces }) => spaces.includes(space));
  if (orders.length === 0) return null;
  return (
    <div className="space-actions__orders">
      <h3>Orders from or to here</h3>
      <ol>
        {orders.map((order) => (
          <OrderLine
            key={`${order.index} ${order.units?.join() ?? ''}`}
            order={order}
            takeBackName="Take back the order"
          />
        ))}
      </ol>
    </div>
  );
}
