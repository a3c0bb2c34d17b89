import { refusalOf, type GameState, type SpaceId } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { editionIn, useTable } from '../../store/selectors.ts';
import { spaceName } from '../../text/names.ts';
import { unitCounts } from '../../text/unitNames.ts';
import { isEnemy } from '../spaces/sides.ts';
import { unitsOf } from '../spaces/unitsOf.ts';

interface Choosable {
  readonly zone: SpaceId;
  readonly attack: boolean;
  readonly ignore: boolean;
}

/** Zones shared with enemy submarines or transports, and what may be said about them. */
function zonesToSay(game: GameState): readonly Choosable[] {
  const shared = new Set<SpaceId>();
  const units = Object.values(game.units);
  for (const { owner, space } of units) if (owner === game.power) shared.add(space);
  const enemies = new Set(units.flatMap(({ owner, space }) => (shared.has(space) && isEnemy(game, owner) ? [space] : [])));
  return editionIn(game)
    .spaces.filter(({ id, kind }) => kind === 'sea' && enemies.has(id))
    .map(({ id: zone }) => ({
      zone,
      attack: refusalOf(game, { type: 'engage', zone, attack: true }) === null,
      ignore: refusalOf(game, { type: 'engage', zone, attack: false }) === null,
    }))
    .filter(({ attack, ignore }) => attack || ignore);
}

/** Enemy submarines and transports block nothing: here one says whether they are attacked. */
export function Engagements() {
  const game = useTable();
  const dispatch = useGame((store) => store.dispatch);
  if (game.phase !== 'combat-move') return null;
  const zones = zonesToSay(game);
  if (zones.length === 0) return null;
  return (
    <section className="engagements" aria-label="Zones shared with enemy submarines or transports">
      <h3>Attack them or not</h3>
      {zones.map(({ zone, attack, ignore }) => {
        const said = game.turn.engage[zone];
        const name = spaceName(game, zone);
        const enemies = editionIn(game).powers.filter(({ id }) => isEnemy(game, id)).map(({ id }) => unitCounts(unitsOf(game, zone, id)));
        return (
          <fieldset key={zone} className="engagement">
            <legend>
              {name} <span className="soft">({enemies.filter((text) => text !== '').join(', ')})</span>
            </legend>
            <label>
              <input type="radio" name={`engage-${zone}`} checked={said === true} disabled={!attack && said !== true} onChange={() => dispatch({ type: 'engage', zone, attack: true })} />
              Attack
            </label>
            <label>
              <input type="radio" name={`engage-${zone}`} checked={said !== true} disabled={!ignore && said === true} onChange={() => dispatch({ type: 'engage', zone, attack: false })} />
              Leave alone
            </label>
          </fieldset>
        );
      })}
    </section>
  );
}
