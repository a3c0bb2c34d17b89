import { useTable } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { spaceName } from '../../text/names.ts';
import { unitCounts } from '../../text/unitNames.ts';
import { unitsOf } from '../spaces/unitsOf.ts';
import { spacesToMoveFrom } from './unitLines.ts';

/** Spaces with units that can still move: the panel's way to choose without the map. */
export function SourceList({ open }: { readonly open: boolean }) {
  const game = useTable();
  const focused = useView((view) => view.focused);
  const focus = useView((view) => view.focus);
  const fly = useView((view) => view.fly);
  const spaces = spacesToMoveFrom(game).filter((space) => space !== focused);
  if (spaces.length === 0) return null;
  return (
    <details className="sources" open={open}>
      <summary>Your units that can move</summary>
      <ul>
        {spaces.map((space) => (
          <li key={space}>
            <button
              type="button"
              className="row"
              onClick={() => {
                focus(space);
                fly([space]);
              }}
            >
              <strong>{spaceName(game, space)}</strong>
              <span className="row__detail">{unitCounts(unitsOf(game, space, game.power))}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
