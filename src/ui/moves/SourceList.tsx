import { movable } from '../../store/movable.ts';
import { useTable } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { spaceName } from '../../text/names.ts';
import { unitList } from '../../text/unitNames.ts';
import { capitalized } from '../../text/words.ts';

/** Spaces with units that can still move: the panel's way to choose without the map. */
export function SourceList({ open }: { readonly open: boolean }) {
  const game = useTable();
  const focused = useView((view) => view.focused);
  const focus = useView((view) => view.focus);
  const fly = useView((view) => view.fly);
  const spaces = [...movable(game)].filter(([space]) => space !== focused);
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
                fly([space]);
              }}
            >
              <strong>{spaceName(game, space)}</strong>
              <span className="row__detail">{capitalized(unitList(game, units))}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
