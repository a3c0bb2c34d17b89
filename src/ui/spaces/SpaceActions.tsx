import { mobilizationPlaces, type SpaceId } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { editionIn } from '../../store/selectors.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import { useView } from '../../store/viewStore.ts';
import { spaceName } from '../../text/names.ts';
import { countedUnits, unitList } from '../../text/unitNames.ts';
import { counted } from '../../text/words.ts';
import { DestinationEntry } from '../moves/DestinationEntry.tsx';
import { useTargets } from '../moves/DestinationList.tsx';
import { UnitPicker } from '../moves/UnitPicker.tsx';
import { Button } from '../components/Button.tsx';

/** The actions in a space, below its entry in the list: choose and move units, or place new ones. */
export function SpaceActions({ space }: { readonly space: SpaceId }) {
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
  const types = editionIn(game).units.filter(({ id }) => (game.purchased[id] ?? 0) > 0);
  const places = types.flatMap(({ id }) =>
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
            {`(${game.purchased[type]} to place, ${spaceName(game, complex)} takes ${left} more)`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
