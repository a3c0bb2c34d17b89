import { X } from 'lucide-react';
import { useGame } from '../../store/gameStore.ts';
import { useTable } from '../../store/selectors.ts';
import { refusalText } from '../../text/refusals.ts';
import { ruleTitle } from '../../text/rules.ts';
import { Button } from '../pieces/Button.tsx';

/** Why the last order was refused, and by which rule; or that the program failed at it, and nothing changed. */
export function RefusalNotice() {
  const game = useTable();
  const refusal = useGame((store) => store.refusal);
  const trouble = useGame((store) => store.trouble);
  const dismiss = useGame((store) => store.dismissRefusal);
  return (
    <div role="alert">
      {refusal !== null && (
        <div className="refusal">
          <p>
            {refusalText(game, refusal)}
            <span className="refusal__rule">
              {refusal.rule} · {ruleTitle(refusal.rule)}
            </span>
          </p>
          <Button shape="icon" look="quiet" small aria-label="Dismiss" onClick={dismiss}>
            <X size={16} aria-hidden />
          </Button>
        </div>
      )}
      {trouble !== null && (
        <div className="refusal">
          <p>
            The program failed at this order. The game stands as it did before; you can go on with another order.
            <span className="refusal__rule">{trouble}</span>
          </p>
          <Button shape="icon" look="quiet" small aria-label="Dismiss" onClick={dismiss}>
            <X size={16} aria-hidden />
          </Button>
        </div>
      )}
    </div>
  );
}
