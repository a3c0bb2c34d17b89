import { useEffect, useRef } from 'react';
import {
  mobilizationPlaces,
  availableComplexes,
  homeGroundOf,
  warnings,
  wares,
  type GameState,
  reach,
  type UnitDestination,
  type UnitId,
  play,
  type Command,
  type UnitTypeId,
} from '../../../../engine/axis-allies/index.ts';
import { onlyPlaces } from '../../store/onlyPlaces.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { useInHand } from '../../store/hand.ts';
import { pick } from '../../store/viewStore.ts';
import { spaceName } from '../../text/names.ts';
import { unitCounts, unitTypeName, countedUnits } from '../../text/unitNames.ts';
import { warningText } from '../../text/endPhaseText.ts';
import { capitalized } from '../../../../text/words.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { IncomePanel } from '../income/IncomePanel.tsx';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { SpaceButton } from '../spaces/SpaceButton.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import { editionIn } from '../../store/selectors.ts';
import { byFront } from '../../store/spaceOrder.ts';
import { worthOfTerritory } from '../../text/spaces/ground.ts';
import './mobilize.css';

/** A fighter that stands beside a new carrier, and where it can go aboard. */
interface FighterBoarding {
  readonly unit: UnitId;
  readonly places: readonly UnitDestination[];
}

/** One for each territory: its fighters are alike for this. */
function boardings(state: GameState): readonly FighterBoarding[] {
  if (Object.keys(state.turn.placed).length === 0) return [];
  const found = new Map<string, FighterBoarding>();
  for (const { id, owner, type, space } of Object.values(state.units)) {
    if (owner !== state.power || found.has(`${space} ${type}`)) continue;
    const places = reach(state, [id]);
    if (places.length > 0) found.set(`${space} ${type}`, { unit: id, places });
  }
  return [...found.values()];
}

/** Standing fighters that may go aboard carriers placed now, where the edition lets them (MOB-3). */
function FightersAboard({ state }: { readonly state: GameState }) {
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const found = boardings(state);
  if (found.length === 0) return null;
  return (
    <section className="mobilize-places" aria-label="Aboard new carriers">
      <h3>Aboard new carriers, if you like</h3>
      <ul>
        {found.flatMap(({ unit, places }) =>
          places.map(({ space, command }) => {
            const standing = state.units[unit];
            if (standing === undefined) return null;
            return (
              <li key={`${unit} ${space}`}>
                <SpaceButton wide space={space} disabled={readOnly} onClick={() => dispatch(command)}>
                  A {unitTypeName(standing.type)} from {spaceName(state, standing.space)} to {spaceName(state, space)}
                </SpaceButton>
              </li>
            );
          }),
        )}
      </ul>
    </section>
  );
}

/**
 * Where one or all units of this type can be placed, and how many each complex can still take; the places nearest the
 * enemy first.
 */
function PlaceList({ state, type, disabled }: { state: GameState; type: UnitTypeId; disabled: boolean }) {
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
          ? `No ${placeWord(state)} of yours can take another ${unitTypeName(type)} now.`
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
                  ? `${space === complex ? '' : `${spaceName(state, complex)}: `}${roomText(left)}`
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

/** '3 left', 'any number': how many more can be placed somewhere. */
const roomText = (left: number): string => (left === Infinity ? 'any number' : `${left} left`);

/** What new units are placed in: a power that keeps to its own ground needs no complex there. */
const placeWord = (state: GameState): string => (homeGroundOf(state, state.power) ? 'territory' : 'complex');

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

/** Mobilize new units: pick a unit, then a place on the map or in the list. */
export function MobilizePanel() {
  const state = useDisplayedGame();
  const readOnly = useGame((store) => store.readOnly);
  const picked = useInHand(({ picked: unit }) => unit);
  const waiting = wares(state, state.power).flatMap(({ type }) => ((state.purchased[type] ?? 0) > 0 ? [type] : []));
  const placeable = waiting.filter((type) => mobilizationPlaces(state, type).length > 0);
  const first = placeable[0] ?? null;

  // A unit is always picked while any can be placed, so that one click on the map is enough.
  useEffect(() => {
    if (picked === null && first !== null) pick(first);
  }, [picked, first]);

  // The phase begins with a view of the complexes; after that the camera stays where the user moves it.
  const opening = useRef(availableComplexes(state).map(({ complex }) => complex));
  useEffect(() => {
    if (opening.current.length > 0) flyTo(opening.current);
  }, []);

  if (waiting.length === 0) {
    return (
      <section aria-label="Mobilize new units">
        <p className="mobilize-done">All new units are placed.</p>
        <FightersAboard state={state} />
        <IncomePanel />
      </section>
    );
  }
  return (
    <section className="mobilize" aria-label="Mobilize new units">
      <PlaceAll state={state} disabled={readOnly} />
      <p>Pick a unit, then press where it goes: on the map or in the list.</p>
      <ul className="mobilize-units" aria-label="Still to place">
        {waiting.map((id) => {
          const n = state.purchased[id] ?? 0;
          return (
            <li key={id}>
              <button
                type="button"
                className="mobilize-unit"
                aria-pressed={picked === id}
                disabled={readOnly || !placeable.includes(id)}
                onClick={() => pick(id)}
              >
                <UnitCounter type={id} power={state.power} />
                <span className="mobilize-name">{capitalized(unitTypeName(id, n))}</span>
                <span className="mobilize-count">{n}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {picked !== null && <PlaceList state={state} type={picked} disabled={readOnly} />}
      <FightersAboard state={state} />
      {warnings(state)
        .filter(({ kind }) => kind === 'refund')
        .map((warning, i) => (
          <p key={i} className="mobilize-refund">
            {warningText(state, warning)} <RuleLink rule="MOB-4" short />
          </p>
        ))}
    </section>
  );
}

/** New units of several types that have one place to go to are placed by one press, and taken back by one. */
function PlaceAll({ state, disabled }: { readonly state: GameState; readonly disabled: boolean }) {
  const dispatch = useGame((store) => store.dispatch);
  const only = onlyPlaces(state);
  const [first, ...more] = only?.orders ?? [];
  if (only === null || first === undefined || more.length === 0) return null;
  const placed = [...only.units].map(([space, units]) => `${unitCounts(units)} in ${spaceName(state, space)}`);
  return (
    <Button wide look={only.isAll ? 'main' : 'plain'} disabled={disabled} onClick={() => dispatch(first, ...more)}>
      {only.isAll ? 'Place all' : 'Place those with one place to go'}: {placed.join(', ')}
    </Button>
  );
}
