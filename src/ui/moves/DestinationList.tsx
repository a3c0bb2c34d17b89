import { commandTo, movesLeft, refusalOf, type GameState, type UnitId } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { unitList } from '../../text/unitNames.ts';
import { Button } from '../components/Button.tsx';
import { RefusalReason } from '../refusals/RefusalReason.tsx';
import { DestinationEntry } from './DestinationEntry.tsx';
import { destinationsByRank } from './destinationsByRank.ts';

function nowhereText(game: GameState, units: readonly UnitId[]): string {
  if (units.every((id) => movesLeft(game, game.units[id]?.aboard ?? id) > 0 && game.units[id]?.aboard !== undefined))
    return 'Nowhere from here. Choose their ship, and they sail with it.';
  if (units.every((id) => movesLeft(game, id) === 0)) return 'Nowhere: no moves are left.';
  if (units.length > 1) return 'There is no place that all of them can reach. Choose fewer units.';
  return game.phase === 'combat-move' ? 'Nothing to attack in reach. Other moves come after combat.' : 'Nowhere now.';
}

/** The chosen units, their destinations, and why they cannot go to the selected space. */
export function DestinationList() {
  const game = useCurrentGame();
  const chosen = useView((view) => view.chosen);
  const destinations = useView((view) => view.destinations);
  const focused = useView((view) => view.focused);
  const choose = useView((view) => view.choose);
  const isRefusalShown = useGame((store) => store.refusal !== null);
  if (chosen.length === 0) return null;
  const sorted = destinationsByRank(game, destinations);
  const from = new Set(chosen.flatMap((unit) => game.units[unit]?.space ?? []));
  const target =
    focused !== null && !from.has(focused) && !destinations.some(({ space }) => space === focused) ? focused : null;
  const order = target === null ? null : commandTo(game, chosen, target);
  const refusal = order === null ? null : refusalOf(game, order);

  return (
    <section className="destinations" aria-label="Where the chosen units can go">
      <div className="destinations__chosen">
        <p>
          <strong>Chosen:</strong> {unitList(game, chosen)}
          {from.size > 1 && ` from ${from.size} spaces`}
        </p>
        <Button small onClick={() => choose([])}>
          Put back
        </Button>
      </div>
      {order !== null && refusal !== null && !isRefusalShown && (
        <p className="destinations__why">
          <RefusalReason state={game} command={order} refusal={refusal} />
        </p>
      )}
      <h3>Can go to</h3>
      {sorted.length === 0 && <p className="soft">{nowhereText(game, chosen)}</p>}
      <ul>
        {sorted.map((destination) => (
          <DestinationEntry key={destination.space} destination={destination} />
        ))}
      </ul>
    </section>
  );
}
