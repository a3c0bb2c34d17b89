import {
  mobilizationPlaces,
  play,
  type Command,
  type GameState,
  type UnitTypeId,
} from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { editionIn } from '../../store/selectors.ts';
import { byFront } from '../../store/spaceOrder.ts';
import { spaceName } from '../../text/names.ts';
import { countedUnits, unitTypeName } from '../../text/unitNames.ts';
import { worthOfTerritory } from '../../text/spaces/ground.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { SpaceButton } from '../spaces/SpaceButton.tsx';
import { useGame } from '../../store/game.ts';

/**
 * Where one or all units of this type can be placed, and how many each complex can still take; the places nearest the
 * enemy first.
 */
export function PlaceList({ state, type, disabled }: { state: GameState; type: UnitTypeId; disabled: boolean }) {
  const dispatch = useGame((store) => store.dispatch);
  const waiting = state.purchased[type] ?? 0;
  const isBefore = byFront(state, new Map());
  const places = mobilizationPlaces(state, type)
    .map((place) => ({
      ...place,
      order: { type: 'mobilize', unit: type, to: place.space, complex: place.complex } as const,
    }))
    .map((place) => ({ ...place, fits: fitting(state, place.order, waiting) }))
    .sort((a, b) => isBefore(a.space, b.space));
  const isUnit = editionIn(state).units.some(({ id }) => id === type);
  if (places.length === 0)
    return (
      <p>
        {isUnit
          ? `No complex of yours can take another ${unitTypeName(type)} now.`
          : `No territory of yours can take ${countedUnits(type, 1)} now.`}
      </p>
    );
  return (
    <div className="mobilize-places">
      <h3>
        Place {countedUnits(type, 1)}
        <Button look="quiet" small onClick={() => flyTo(places.map(({ space }) => space))}>
          Show places
        </Button>
      </h3>
      <ul>
        {places.map(({ space, complex, left, order, fits }) => (
          <li key={`${space}/${complex}`} className="mobilize-row">
            <SpaceButton
              wide
              space={space}
              className="mobilize-place"
              disabled={disabled}
              onClick={() => dispatch(order)}
            >
              <span>{spaceName(state, space)}</span>
              <span className="mobilize-left">
                {isUnit
                  ? `${space === complex ? '' : `${spaceName(state, complex)}: `}${left} left`
                  : worthOfTerritory(state, space)}
              </span>
            </SpaceButton>
            {fits > 1 && (
              <Button
                disabled={disabled}
                aria-label={
                  fits === waiting
                    ? `Place all ${waiting} in ${spaceName(state, space)}`
                    : `Place the ${fits} that fit in ${spaceName(state, space)}`
                }
                onClick={() => dispatch(order, ...Array.from({ length: fits - 1 }, () => order))}
              >
                {fits === waiting ? `All ${waiting}` : `The ${fits} that fit`}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many units an order may place one after another, of so many that wait (MOB-2). */
function fitting(state: GameState, order: Command, waiting: number): number {
  let now = state;
  for (let n = 0; n < waiting; n += 1) {
    const played = play(now, order);
    if (!played.ok) return n;
    now = played.value.state;
  }
  return waiting;
}
