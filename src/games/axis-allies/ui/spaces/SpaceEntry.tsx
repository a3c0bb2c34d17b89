import type { KeyboardEvent } from 'react';
import {
  mobilizationPlaces,
  type Space,
  type SpaceId,
  type UnitTypeId,
  wares,
} from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { useView } from '../../store/viewStore.ts';
import { meaningText } from '../../text/meaningText.ts';
import { garrisonText, groundText, markText } from '../../text/spaceText.ts';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import { usePointsAt } from './SpaceButton.tsx';
import { AboutButton } from '../../../../ui/shell/PanelHead.tsx';
import { OrderLine, phaseOrders } from '../moves/OrderList.tsx';
import { editionIn } from '../../store/selectors.ts';
import { spaceName } from '../../text/names.ts';
import { countedUnits, unitList } from '../../text/unitNames.ts';
import { counted } from '../../../../text/words.ts';
import { DestinationEntry, useTargets } from '../moves/DestinationList.tsx';
import { UnitPicker } from '../moves/UnitPicker.tsx';
import { Button } from '../../../../ui/components/Button.tsx';
import { useDisplayedGame, useGame } from '../../store/game.ts';

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

/** The actions in a space, below its entry in the list: choose and move units, or place new ones. */
function SpaceActions({ space }: { readonly space: SpaceId }) {
  const { phase } = useDisplayedGame();
  switch (phase) {
    case 'combat-move':
    case 'noncombat-move':
      return (
        <>
          <UnitPicker space={space} />
          <Sending space={space} />
        </>
      );
    case 'mobilize-new-units':
      return <Placing space={space} />;
    case 'develop-weapons':
    case 'purchase-units':
    case 'conduct-combat':
    case 'collect-income':
      return null;
  }
}

/** Where the chosen units can go, if some of them are here. */
function Sending({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const chosen = useView((view) => view.chosen);
  const { targets, hopeless } = useTargets();
  const all = [...targets, ...hopeless];
  const choose = useView((view) => view.choose);
  if (!chosen.some((unit) => game.units[unit]?.space === space)) return null;
  return (
    <div className="space-actions__sending">
      <p aria-live="polite">
        <strong>Chosen:</strong> {unitList(game, chosen)}.{' '}
        {all.length === 0 ? 'No place that all can reach.' : `${counted(all.length, 'place')} to go.`}
      </p>
      <ul aria-label="Where they can go">
        {all.map((destination) => (
          <DestinationEntry key={destination.space} destination={destination} />
        ))}
      </ul>
      <Button small onClick={() => choose([])}>
        Put all back
      </Button>
    </div>
  );
}

/** New units that can be placed here. */
function Placing({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const readOnly = useGame((store) => store.readOnly);
  const dispatch = useGame((store) => store.dispatch);
  const types = wares(game, game.power).flatMap(({ type }) => ((game.purchased[type] ?? 0) > 0 ? [type] : []));
  const isUnit = (type: UnitTypeId): boolean => editionIn(game).units.some(({ id }) => id === type);
  const places = types.flatMap((id) =>
    mobilizationPlaces(game, id)
      .filter((place) => place.space === space)
      .map((place) => ({ type: id, ...place })),
  );
  if (places.length === 0) return null;
  return (
    <ul className="space-actions__placing" aria-label={`Place new units in ${spaceName(game, space)}`}>
      {places.map(({ type, complex, left }) => (
        <li key={`${type} ${complex}`}>
          <Button
            small
            wide
            disabled={readOnly}
            onClick={() => dispatch({ type: 'mobilize', unit: type, to: space, complex })}
          >
            {`Place ${countedUnits(type, 1)} here `}
            {isUnit(type)
              ? `(${game.purchased[type]} to place, ${spaceName(game, complex)} takes ${left} more)`
              : `(${game.purchased[type]} to place)`}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The orders of this phase that begin or end in a space. */
function OrdersHere({ space }: { readonly space: SpaceId }) {
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
