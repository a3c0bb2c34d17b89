import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Command, Refusal } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { useTable } from '../../store/selectors.ts';
import { refusalText } from '../../text/refusals.ts';
import { remediesText } from '../../text/remedies.ts';
import { Button } from '../pieces/Button.tsx';
import { RuleLink } from '../refusals/RuleLink.tsx';
import { useRemedies } from '../refusals/useRemedies.ts';
import { WaysOut } from '../refusals/WaysOut.tsx';

/**
 * Why the last order was refused, by which rule, and what would be allowed; or that the program failed at it, and
 * nothing changed.
 */
export function RefusalNotice() {
  const refusal = useGame((store) => store.refusal);
  const refused = useGame((store) => store.refused);
  const trouble = useGame((store) => store.trouble);
  return (
    <div role="alert">
      {refusal !== null && refused !== null && <Refused command={refused} refusal={refusal} />}
      {trouble !== null && (
        <Notice>
          <p className="refusal__why">
            The program failed at this order. The game stands as it did before; you can go on with another order.
          </p>
          <p className="refusal__rule">{trouble}</p>
        </Notice>
      )}
    </div>
  );
}

function Refused({ command, refusal }: { readonly command: Command; readonly refusal: Refusal }) {
  const game = useTable();
  const readOnly = useGame((store) => store.readOnly);
  const found = useRemedies(game, command);
  const instead = remediesText(game, { command, refusal }, found);
  return (
    <Notice>
      <p className="refusal__why">{refusalText(game, refusal)}</p>
      {instead !== '' && <p className="refusal__instead">{instead}</p>}
      {!readOnly && <WaysOut state={game} refused={command} remedies={found} />}
      <RuleLink rule={refusal.rule} />
    </Notice>
  );
}

/** A notice that stays until it is dismissed or an order stands. */
function Notice({ children }: { readonly children: ReactNode }) {
  const dismiss = useGame((store) => store.dismissRefusal);
  return (
    <div className="refusal">
      <div className="refusal__words">{children}</div>
      <Button shape="icon" look="quiet" small aria-label="Dismiss" onClick={dismiss}>
        <X size={18} aria-hidden />
      </Button>
    </div>
  );
}
