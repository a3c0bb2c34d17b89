import { useDeferredValue } from 'react';
import { usefulUnits } from '../../store/movableUnits.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { useView } from '../../store/viewStore.ts';
import { byFront } from '../../store/spaceOrder.ts';
import { spaceName } from '../../text/names.ts';
import { unitList } from '../../text/unitNames.ts';
import { capitalized } from '../../../../text/words.ts';
import { focusNext } from '../../../../ui/components/focusNext.ts';
import { useDisplayedGame } from '../../store/game.ts';

/** Spaces with units that have a useful destination, the front first; a way to choose units without the map. */
export function SourceList({ open }: { readonly open: boolean }) {
  const game = useDisplayedGame();
  const focused = useView((view) => view.focused);
  const focus = useView((view) => view.focus);
  // Finding all destinations takes a moment, so it must not delay the result of an order.
  const deferredGame = useDeferredValue(game);
  const found = usefulUnits(deferredGame);
  const isBefore = byFront(deferredGame, found);
  const spaces = [...found].filter(([space]) => space !== focused).sort(([a], [b]) => isBefore(a, b));
  if (spaces.length === 0) return null;
  return (
    <details className="sources" open={open}>
      <summary>Your units that can move</summary>
      <ul>
        {spaces.map(([space, units]) => (
          <li key={space}>
            <button
              type="button"
              className="row"
              onClick={() => {
                focus(space);
                flyTo([space]);
                focusNext('.picker button:not(:disabled)');
              }}
            >
              <strong>{spaceName(game, space)}</strong>
              <span className="row__detail">{capitalized(unitList(deferredGame, units))}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
