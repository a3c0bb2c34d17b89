import { useEffect, useRef } from 'react';
import {
  advantageOf,
  limitOf,
  type GameState,
  type Offer,
  type SpaceId,
} from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { editionIn } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { spaceName } from '../../text/names.ts';
import { unitCounts } from '../../text/unitNames.ts';
import { counted } from '../../../../text/words.ts';
import { LatestFight } from '../battle/LatestFight.tsx';
import { DelayedSpaceButton } from '../spaces/SpaceButton.tsx';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import { DeciderHeading } from '../dice/DeciderHeading.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { Decline } from './Decline.tsx';
import { MoveOffer } from './MoveOffer.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './offers.css';

/** What an advantage lets its power do now, or not at all: place units, or move some (NA-4). */
export function OfferPanel({ offer }: { readonly offer: Offer }) {
  const game = useDisplayedGame();
  const advantage = advantageOf(game, offer.advantage);
  const isMove = offer.places.length === 0;
  const what = isMove ? 'move units now?' : `place ${unitCounts(offer.units)}?`;
  return (
    <section className="offer" aria-label={advantage?.name ?? 'An offer'}>
      <DeciderHeading state={game} by={[offer.by]} what={what} takesFocus />
      <p>
        <strong>{advantage?.name}.</strong> {advantage?.about}{' '}
        {advantage !== undefined && <RuleLink rule={advantage.rule} short />}
      </p>
      {isMove ? <MoveOffer game={game} offer={offer} /> : <PlaceOffer game={game} offer={offer} />}
      {game.battle === null && <LatestFight takesFocus={false} />}
    </section>
  );
}

/** A button for each territory where the units can be placed, and one to decline. A press on the map chooses one. */
function PlaceOffer({ game, offer }: { readonly game: GameState; readonly offer: Offer }) {
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const places = offer.places.join();
  useEffect(() => flyTo(places.split(',')), [places]);
  const groups = placesByWorth(game, offer);
  return (
    <>
      <p className="offer__units" aria-hidden>
        {Object.entries(offer.units).map(([type, n]) => (
          <span key={type}>
            <UnitCounter type={type} power={offer.by} /> {n}
          </span>
        ))}
      </p>
      {offer.places.length > 1 && (
        <p className="soft">Choose a territory here, or press one that is marked on the map.</p>
      )}
      {groups.map(({ worth, spaces }) => (
        <section key={worth} className="offer__group">
          {worth !== null && <h3>Builds {counted(worth, 'unit')} a turn</h3>}
          <ul>
            {spaces.map((space) => (
              <li key={space}>
                <PlaceButton
                  game={game}
                  offer={offer}
                  space={space}
                  disabled={readOnly}
                  onPlace={() => dispatch({ type: 'place-offer', to: space })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Decline offer={offer}>Do not place</Decline>
    </>
  );
}

/** The places of an offer; those of a complex by what it builds there each turn, the worth of its territory. */
function placesByWorth(
  game: GameState,
  { places, units }: Offer,
): readonly { readonly worth: number | null; readonly spaces: readonly SpaceId[] }[] {
  const isComplex = Object.keys(units).some((type) => editionIn(game).units.every(({ id }) => id !== type));
  if (!isComplex) return [{ worth: null, spaces: places }];
  const worths = [...new Set(places.map((space) => limitOf(game, space)))].toSorted((a, b) => b - a);
  return worths.map((worth) => ({ worth, spaces: places.filter((space) => limitOf(game, space) === worth) }));
}

interface PlaceButtonProps {
  readonly game: GameState;
  readonly offer: Offer;
  readonly space: SpaceId;
  readonly disabled: boolean;
  readonly onPlace: () => void;
}

/** A place to choose; stands out if it is the only one, or the one pressed on the map, and then comes into sight. */
function PlaceButton({ game, offer, space, disabled, onPlace }: PlaceButtonProps) {
  const isPressed = useView((view) => view.focused === space);
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPressed) item.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isPressed]);
  return (
    <div ref={item}>
      <DelayedSpaceButton
        meaning={offer.advantage}
        {...(isPressed || offer.places.length === 1 ? { look: 'main' as const } : {})}
        wide
        space={space}
        disabled={disabled}
        onClick={onPlace}
      >
        Place in {spaceName(game, space)}
      </DelayedSpaceButton>
    </div>
  );
}
