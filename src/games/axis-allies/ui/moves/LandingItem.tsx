import { useState } from 'react';
import { flyTo } from '../../../../store/mapCamera.ts';
import type { LandingChoice } from '../../store/landings.ts';
import { useView } from '../../store/viewStore.ts';
import { spaceName } from '../../text/names.ts';
import { underFireText } from '../../text/moveHints.ts';
import { unitList } from '../../text/unitNames.ts';
import { capitalized, counted } from '../../../../text/words.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { SpaceButton } from '../spaces/SpaceButton.tsx';
import { useGame, useAwaiting, useDisplayedGame } from '../../store/game.ts';

/** Landing places listed at first; a button shows the rest. */
const MAX_SHOWN = 3;

/** Aircraft that must still land, with a button for each landing place. */
export function LandingItem({ landing: { space, units, isLost, places } }: { readonly landing: LandingChoice }) {
  const game = useDisplayedGame();
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const { choose, focus } = useView();
  const [isWhole, setWhole] = useState(false);
  const named = isWhole ? places : places.slice(0, MAX_SHOWN);
  // An aircraft whose battle is over can also wait over its zone to be fetched.
  const isHome = useAwaiting().kind === 'fly-home';
  const others = places.length - named.length;

  function take(): void {
    focus(space);
    flyTo([space]);
    choose(units);
  }

  return (
    <li className="must-land__unit">
      <button type="button" className="row" onClick={take}>
        <strong>
          {capitalized(unitList(game, units))} in {spaceName(game, space)}
        </strong>
        <span className="row__detail">
          {isLost ? 'Nowhere to land: will be lost' : 'Press to choose on the map, or a place below'}
        </span>
      </button>
      <div className="must-land__places">
        {named.map((place) => (
          <SpaceButton
            key={place.space}
            small
            space={place.space}
            disabled={readOnly}
            onClick={() => dispatch(place.command)}
          >
            {isHome && place.space === space ? 'Stay in' : 'Fly to'}{' '}
            {[spaceName(game, place.space), underFireText(game, place)].filter((part) => part !== '').join(', ')}
          </SpaceButton>
        ))}
        {others > 0 && (
          <Button small look="quiet" onClick={() => setWhole(true)}>
            and {counted(others, 'more place')}
          </Button>
        )}
      </div>
    </li>
  );
}
