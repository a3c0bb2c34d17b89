import { reach, type Destination, type GameState, type UnitId } from '../../../../engine/axis-allies/index.ts';
import { spaceName } from '../../text/names.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { SpaceButton } from '../spaces/SpaceButton.tsx';
import { useGame } from '../../store/game.ts';

/** A fighter that stands beside a new carrier, and where it can go aboard. */
interface Boarding {
  readonly unit: UnitId;
  readonly places: readonly Destination[];
}

/** One for each territory: its fighters are alike for this. */
function boardings(state: GameState): readonly Boarding[] {
  if (Object.keys(state.turn.placed).length === 0) return [];
  const found = new Map<string, Boarding>();
  for (const { id, owner, type, space } of Object.values(state.units)) {
    if (owner !== state.power || found.has(`${space} ${type}`)) continue;
    const places = reach(state, [id]);
    if (places.length > 0) found.set(`${space} ${type}`, { unit: id, places });
  }
  return [...found.values()];
}

/** Standing fighters that may go aboard carriers placed now, where the edition lets them (MOB-3). */
export function FightersAboard({ state }: { readonly state: GameState }) {
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
