import { useEffect } from 'react';
import { advantageOf, type GameState, type Offer } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { flyTo } from '../../store/mapCamera.ts';
import { editionIn, useCurrentGame } from '../../store/selectors.ts';
import { spaceName } from '../../text/names.ts';
import { worthOfTerritory } from '../../text/spaces.ts';
import { unitCounts } from '../../text/unitNames.ts';
import { LatestFight } from '../battle/LatestFight.tsx';
import { DelayedButton } from '../components/DelayedButton.tsx';
import { DelayedSpaceButton } from '../spaces/SpaceButton.tsx';
import { UnitCounter } from '../components/UnitCounter.tsx';
import { DeciderHeading } from '../dice/DeciderHeading.tsx';
import { RuleLink } from '../refusals/RuleLink.tsx';
import { MoveOffer } from './MoveOffer.tsx';
import './offers.css';

/** What an advantage lets its power do now, or not at all: place units, or move some (NA-4). */
export function OfferPanel({ offer }: { readonly offer: Offer }) {
  const game = useCurrentGame();
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

/** A button for each territory where the units can be placed, and one to decline. */
function PlaceOffer({ game, offer }: { readonly game: GameState; readonly offer: Offer }) {
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  // What a complex can build each turn is the worth of its territory.
  const isComplex = Object.keys(offer.units).some((type) => editionIn(game).units.every(({ id }) => id !== type));
  const places = offer.places.join();
  useEffect(() => flyTo(places.split(',')), [places]);
  return (
    <>
      <p className="offer__units" aria-hidden>
        {Object.entries(offer.units).map(([type, n]) => (
          <span key={type}>
            <UnitCounter type={type} power={offer.by} /> {n}
          </span>
        ))}
      </p>
      {isComplex && <p className="soft">It will build as many units a turn as its territory is worth.</p>}
      <ul>
        {offer.places.map((space) => (
          <li key={space}>
            <DelayedSpaceButton
              meaning={offer.advantage}
              look="main"
              wide
              space={space}
              disabled={readOnly}
              onClick={() => dispatch({ type: 'place-offer', to: space })}
            >
              Place in {spaceName(game, space)}
              {isComplex && <span className="offer__worth"> {worthOfTerritory(game, space)}</span>}
            </DelayedSpaceButton>
          </li>
        ))}
        <li>
          <DelayedButton
            meaning={offer.advantage}
            wide
            disabled={readOnly}
            onClick={() => dispatch({ type: 'place-offer', to: null })}
          >
            Do not place
          </DelayedButton>
        </li>
      </ul>
    </>
  );
}
