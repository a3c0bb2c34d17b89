import type { KeyboardEvent } from 'react';
import type { Space } from '../../engine/index.ts';
import { flyTo } from '../../store/mapCamera.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import { useView } from '../../store/viewStore.ts';
import { meaningText } from '../../text/meaningText.ts';
import { garrisonText, groundText, markText } from '../../text/spaceText.ts';
import { PowerEmblem } from '../components/PowerEmblem.tsx';
import { usePointsAt } from './usePointsAt.ts';
import { AboutButton } from './AboutButton.tsx';
import { OrdersHere } from './OrdersHere.tsx';
import { SpaceActions } from './SpaceActions.tsx';

interface SpaceEntryProps {
  readonly space: Space;
  readonly inTabOrder: boolean;
  readonly onEnter: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * One space in words; a press does the same as a click on the map, and the camera flies there. The selected space shows
 * its actions below.
 */
export function SpaceEntry({ space, inTabOrder, onEnter, onKeyDown }: SpaceEntryProps) {
  const game = useDisplayedGame();
  const destination = useView((view) => view.destinations.find((found) => found.space === space.id));
  const focused = useView((view) => view.focused === space.id);
  const mark = useView((view) => view.marks[space.id]);
  const press = useView((view) => view.press);
  const pointing = usePointsAt(space.id);
  const owner = game.control[space.id];
  const garrison = garrisonText(game, space);
  return (
    <li className="space-item">
      <button
        type="button"
        className={`space ${focused ? 'space--focused' : ''}`}
        aria-current={focused ? 'true' : undefined}
        aria-expanded={focused}
        data-space={space.id}
        tabIndex={inTabOrder ? 0 : -1}
        onClick={() => {
          press(space.id);
          flyTo([space.id]);
        }}
        onKeyDown={onKeyDown}
        {...pointing}
        onFocus={() => {
          onEnter();
          pointing.onFocus?.();
        }}
      >
        <span className="space__name">
          {owner !== undefined && <PowerEmblem power={owner} size={18} />}
          {space.name}
        </span>
        {destination !== undefined && <span className="space__can">Can go here: {meaningText(game, destination)}</span>}
        {mark !== undefined && <span className="space__mark">{markText(mark)}</span>}
        <span className="space__detail">{groundText(game, space)}</span>
        {garrison !== '' && <span className="space__detail">{garrison}</span>}
      </button>
      {focused && (
        <div className="space-open" role="group" aria-label={`In ${space.name}`}>
          <SpaceActions space={space.id} />
          <OrdersHere space={space.id} />
          <AboutButton space={space.id} />
        </div>
      )}
    </li>
  );
}
