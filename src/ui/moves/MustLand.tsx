import { reach, unitsIn, warnings, type GameState, type UnitId } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { useTable } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { spaceName } from '../../text/names.ts';
import { unitList } from '../../text/unitNames.ts';
import { capitalized } from '../../text/words.ts';
import { Button } from '../pieces/Button.tsx';

/** Landing places offered at once; the rest are on the map and in the list. */
const OFFERED = 3;

interface InTheAir {
  readonly unit: UnitId;
  readonly lost: boolean;
}

const inTheAir = (game: GameState): readonly InTheAir[] =>
  warnings(game).flatMap((warning) =>
    warning.kind === 'air-to-land' || warning.kind === 'air-lost'
      ? warning.units.map((unit) => ({ unit, lost: warning.kind === 'air-lost' }))
      : [],
  );

/** Ground holds everyone; a carrier there now needs no one to move; elsewhere a carrier must still come. */
const certainty = (game: GameState, space: string): number =>
  game.control[space] !== undefined ? 0 : unitsIn(game, space).some((unit) => unit.type === 'carrier') ? 1 : 2;

/** Air units that must come down before the phase ends, and the nearest places. */
export function MustLand() {
  const game = useTable();
  const dispatch = useGame((store) => store.dispatch);
  const choose = useView((view) => view.choose);
  const focus = useView((view) => view.focus);
  const fly = useView((view) => view.fly);
  if (game.phase !== 'noncombat-move') return null;
  const units = inTheAir(game);
  if (units.length === 0) return null;
  return (
    <section className="must-land" aria-label="Still to land">
      <h3>Still to land</h3>
      <ul>
        {units.map(({ unit, lost }) => {
          const space = game.units[unit]?.space;
          if (space === undefined) return null;
          const places = [...reach(game, [unit])].sort(
            (a, b) =>
              certainty(game, a.space) - certainty(game, b.space) ||
              (a.routes[unit]?.length ?? 0) - (b.routes[unit]?.length ?? 0),
          );
          return (
            <li key={unit} className="must-land__unit">
              <button
                type="button"
                className="row"
                onClick={() => {
                  focus(space);
                  fly([space]);
                  choose([unit]);
                }}
              >
                <strong>
                  {capitalized(unitList(game, [unit]))} in {spaceName(game, space)}
                </strong>
                <span className="row__detail">
                  {lost ? 'Has nowhere to land and will be lost' : 'Choose, then press a landing place'}
                </span>
              </button>
              <div className="must-land__places">
                {places.slice(0, OFFERED).map((place) => (
                  <Button key={place.space} small onClick={() => dispatch(place.command)}>
                    Fly to {spaceName(game, place.space)}
                  </Button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
