import { engagements, enemiesIn, refusalOf, type Command } from '../../../../engine/axis-allies/index.ts';
import { spaceName } from '../../text/names.ts';
import { unitList } from '../../text/unitNames.ts';
import { RefusalReason } from '../refusals/RefusalReason.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';

/** Enemy submarines and transports do not block movement: the player decides whether to attack them. */
export function Engagements() {
  const game = useDisplayedGame();
  const dispatch = useGame((store) => store.dispatch);
  if (game.phase !== 'combat-move') return null;
  const zones = engagements(game);
  if (zones.length === 0) return null;
  return (
    <section className="engagements" aria-label="Zones shared with enemy submarines or transports">
      <h3>Attack them or not</h3>
      {zones.map(({ zone, attack: attacked }) => (
        <fieldset key={zone} className="engagement">
          <legend>
            {spaceName(game, zone)}{' '}
            <span className="soft">
              (
              {unitList(
                game,
                enemiesIn(game, zone, game.power).map(({ id }) => id),
              )}
              )
            </span>
          </legend>
          {[true, false].map((attack) => {
            const command: Command = { type: 'engage', zone, attack };
            const refusal = attacked === attack ? null : refusalOf(game, command);
            return (
              <label key={String(attack)}>
                <input
                  type="radio"
                  name={`engage-${zone}`}
                  checked={attacked === attack}
                  disabled={refusal !== null}
                  onChange={() => dispatch(command)}
                />
                {attack ? 'Attack' : 'Leave alone'}
                {refusal !== null && (
                  <span className="engagement__why">
                    <RefusalReason state={game} command={command} refusal={refusal} />
                  </span>
                )}
              </label>
            );
          })}
        </fieldset>
      ))}
    </section>
  );
}
