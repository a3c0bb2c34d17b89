import { Undo2 } from 'lucide-react';
import { Button } from '../../../../ui/components/Button.tsx';
import type { PhaseOrder } from './phaseOrders.ts';
import { useGame } from '../../store/game.ts';

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
