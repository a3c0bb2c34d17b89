import type { SpaceId } from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { useView } from '../../store/viewStore.ts';
import { spaceName } from '../../text/names.ts';
import { usePointsAt } from './SpaceButton.tsx';
import { useDisplayedGame } from '../../store/game.ts';

/** A space's name as a link; hovering it marks the space on the map. */
export function SpaceLink({ space, note }: { readonly space: SpaceId; readonly note?: string }) {
  const game = useDisplayedGame();
  const pointing = usePointsAt(space);
  const focus = useView((view) => view.focus);
  const name = spaceName(game, space);
  return (
    <button
      type="button"
      className="link"
      aria-label={`Go to ${name}${note === undefined ? '' : `, ${note}`}`}
      {...pointing}
      onClick={() => {
        focus(space);
        flyTo([space]);
      }}
    >
      {name}
    </button>
  );
}
