import { useEffect, useMemo, useRef, useState } from 'react';
import {
  advantageOf,
  boardOf,
  type Command,
  type GameState,
  limitOf,
  neighboursIn,
  type Offer,
  refusalOf,
  type SpaceId,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { counted } from '../../../../text/words.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useDisplayedGame, useGame } from '../../store/game.ts';
import { editionIn } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { spaceName } from '../../text/names.ts';
import { unitCounts } from '../../text/unitNames.ts';
import { LatestFight } from '../battle/LatestFight.tsx';
import { DeciderHeading } from '../dice/DeciderHeading.tsx';
import { RefusalReason } from '../refusals/Refused.tsx';
import { DelayedSpaceButton, SpaceButton } from '../spaces/SpaceButton.tsx';
import { UnitChoice } from './UnitChoice.tsx';
import './offers.css';

/** A way on which units can be sent by an advantage, and those that can go. */
interface SpecialMove {
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly units: readonly UnitId[];
}

const sendCommand = ({ advantage }: Offer, units: readonly UnitId[], to: SpaceId): Command => ({
  type: 'use-advantage',
  advantage,
  units,
  to,
});

/**
 * The moves between neighbours that an offer without places allows its power, found by trying; those into battles first
 * (NA-UK-3).
 */
function specialMoves(state: GameState, offer: Offer): readonly SpecialMove[] {
  const own = Object.values(state.units).filter(({ owner }) => owner === offer.by);
  const isFought = (space: SpaceId): boolean => state.turn.battles.some((battle) => battle.space === space);
  const moves = [...new Set(own.map(({ space }) => space))].flatMap((from) =>
    neighboursIn(boardOf(state).airNeighbours, from).flatMap((to) => {
      const units = own.flatMap(({ id, space }) =>
        space === from && refusalOf(state, sendCommand(offer, [id], to)) === null ? [id] : [],
      );
      return units.length > 0 ? [{ from, to, units }] : [];
    }),
  );
  return moves.toSorted((a, b) => Number(isFought(b.to)) - Number(isFought(a.to)));
}

/** The button that declines an offer (NA-4). */
function Decline({ offer, children }: { readonly offer: Offer; readonly children: string }) {
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  return (
    <DelayedButton
      meaning={offer.advantage}
      wide
      disabled={readOnly}
      onClick={() => dispatch({ type: 'place-offer', to: null })}
    >
      {children}
    </DelayedButton>
  );
}

/** An advantage lets its power move units now, from one space to one beside it: the way first, then who goes. */
function MoveOffer({ game, offer }: { readonly game: GameState; readonly offer: Offer }) {
  const readOnly = useGame((store) => store.readOnly);
  const moves = useMemo(() => specialMoves(game, offer), [game, offer]);
  const [way, setWay] = useState<SpecialMove | null>(null);
  useEffect(() => flyTo(moves.map(({ to }) => to)), [moves]);
  return (
    <>
      <ul aria-label="Ways to go">
        {moves.map((move) => (
          <li key={`${move.from} ${move.to}`}>
            <SpaceButton
              wide
              space={move.to}
              disabled={readOnly}
              aria-expanded={move === way}
              onClick={() => setWay(move === way ? null : move)}
            >
              {spaceName(game, move.from)} to {spaceName(game, move.to)}
            </SpaceButton>
            {move === way && <WhoGoes game={game} offer={offer} move={move} />}
          </li>
        ))}
      </ul>
      <Decline offer={offer}>Move nobody</Decline>
    </>
  );
}

interface WhoGoesProps {
  readonly game: GameState;
  readonly offer: Offer;
  readonly move: SpecialMove;
}

function WhoGoes({ game, offer, move: { from, to, units } }: WhoGoesProps) {
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const [chosen, setChosen] = useState<readonly UnitId[]>([]);
  const command = sendCommand(offer, chosen, to);
  const refusal = chosen.length === 0 ? null : refusalOf(game, command);
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => choice.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div
      ref={choice}
      className="move-offer"
      role="group"
      aria-label={`From ${spaceName(game, from)} to ${spaceName(game, to)}`}
    >
      <UnitChoice game={game} units={units} chosen={chosen} disabled={readOnly} onChange={setChosen} />
      {refusal !== null && (
        <p role="alert">
          <RefusalReason state={game} command={command} refusal={refusal} />
        </p>
      )}
      <Button
        look="main"
        wide
        disabled={readOnly || chosen.length === 0 || refusal !== null}
        onClick={() => dispatch(command)}
      >
        Send them to {spaceName(game, to)}
      </Button>
    </div>
  );
}

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
