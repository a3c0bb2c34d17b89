import { useEffect, useRef } from 'react';
import {
  mobilizationPlaces,
  availableComplexes,
  warnings,
  wares,
  type GameState,
} from '../../../../engine/axis-allies/index.ts';
import { onlyPlaces } from '../../store/onlyPlaces.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { useInHand } from '../../store/hand.ts';
import { pick } from '../../store/viewStore.ts';
import { spaceName } from '../../text/names.ts';
import { unitCounts, unitTypeName } from '../../text/unitNames.ts';
import { warningText } from '../../text/endPhaseText.ts';
import { capitalized } from '../../../../text/words.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { IncomePanel } from '../income/IncomePanel.tsx';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { FightersAboard } from './FightersAboard.tsx';
import { PlaceList } from './PlaceList.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './mobilize.css';

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
