import { useMemo, type MouseEvent } from 'react';
import {
  commandTo,
  movesLeft,
  refusalOf,
  type GameState,
  type UnitId,
  boardOf,
  isHostileTerritory,
  neighboursIn,
  typeOf,
  type Command,
  type UnitDestination,
  type SpaceId,
} from '../../../../engine/axis-allies/index.ts';
import { chancesIn, HOPELESS, inOrder, isHopeless } from '../../store/spaceOrder.ts';
import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import type { OrderedTarget } from '../../store/targets.ts';
import { useView } from '../../store/viewStore.ts';
import { percent } from '../../../../text/chances.ts';
import { unitList } from '../../text/unitNames.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { RefusalReason } from '../refusals/Refused.tsx';
import { useLayout } from '../../../../ui/shell/layout.ts';
import { meaningText, blitzedOn } from '../../text/meaningText.ts';
import { spaceName } from '../../text/names.ts';
import { capitalized } from '../../../../text/words.ts';
import { focusNext } from '../../../../ui/components/focusNext.ts';
import { usePointsAt } from '../spaces/SpaceButton.tsx';
import { OddsOfHand } from '../odds/parts.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './moves.css';
import './destinations.css';

/**
 * Other spaces that the same units could pass on their way to the same destination, if it makes a difference: tanks
 * take what they blitz through, and attackers may retreat to where they came from (CM-9, COM-18).
 */
export function otherWays(
  game: GameState,
  destination: UnitDestination,
): readonly { readonly through: SpaceId; readonly command: Command }[] {
  const { command, routes, space, meaning } = destination;
  const paths = Object.values(routes);
  const [start, first] = paths[0] ?? [];
  if (command.type !== 'move' || start === undefined || paths.some((way) => way.length !== 3 || way[0] !== start))
    return [];
  const board = boardOf(game);
  const taken = blitzedOn(game, destination) ?? first;
  const flying = command.units.filter((id) => flies(game, id)).length;
  if (flying === command.units.length) return [];
  const mayRetreat = meaning === 'attack' && flying === 0;
  const matters = (through: SpaceId): boolean => mayRetreat || isHostileTerritory(game, through, game.power);
  return neighboursIn(board.spaces.get(start)?.kind === 'sea' ? board.seaNeighbours : board.landNeighbours, start)
    .filter((through) => through !== taken && through !== space && matters(through))
    .map((through) => ({ through, command: { ...command, via: [through] } }))
    .filter((way) => refusalOf(game, way.command) === null);
}

function flies(game: GameState, id: string): boolean {
  const unit = game.units[id];
  return unit !== undefined && typeOf(game, unit).domain === 'air';
}

/** A destination: its name, its meaning, and other ways there that make a difference. */
export function DestinationEntry({ destination }: { readonly destination: OrderedTarget }) {
  const game = useDisplayedGame();
  const dispatch = useGame((store) => store.dispatch);
  const { space, meaning, orders } = destination;
  const pointing = usePointsAt(space);

  function go(event: MouseEvent, ...given: OrderedTarget['orders']): void {
    // The button disappears after the order; the focus moves to the entry in the list, or to what leads on.
    const entry = event.currentTarget.closest('.space-item')?.querySelector<HTMLElement>('[data-space]');
    (entry ?? document.querySelector<HTMLElement>('.panel__content'))?.focus();
    if (!entry) focusNext('.moves__next button:not(:disabled)');
    dispatch(...given);
  }

  return (
    <li>
      <button type="button" className={`row row--${meaning}`} onClick={(event) => go(event, ...orders)} {...pointing}>
        <strong>{spaceName(game, space)}</strong>
        <span className="row__detail">{capitalized(meaningText(game, destination))}</span>
        <OddsOfHand space={space} />
      </button>
      {(orders.length > 1 ? [] : otherWays(game, destination)).map(({ through, command: order }) => (
        <Button key={through} small look="quiet" onClick={(event) => go(event, order)}>
          or through {spaceName(game, through)}
        </Button>
      ))}
    </li>
  );
}

function nowhereText(game: GameState, units: readonly UnitId[]): string {
  if (units.every((id) => movesLeft(game, game.units[id]?.aboard ?? id) > 0 && game.units[id]?.aboard !== undefined))
    return 'Nowhere from here. Choose their ship, and they sail with it.';
  if (units.every((id) => movesLeft(game, id) === 0)) return 'Nowhere: no moves are left.';
  if (units.length > 1) return 'There is no place that all of them can reach. Choose fewer units.';
  return game.phase === 'combat-move' ? 'Nothing to attack in reach. Other moves come after combat.' : 'Nowhere now.';
}

/** The targets of the chosen units, the best chance first; attacks with next to none apart. */
export function useTargets(): {
  readonly targets: readonly OrderedTarget[];
  readonly hopeless: readonly OrderedTarget[];
} {
  const game = useDisplayedGame();
  const destinations = useView((view) => view.destinations);
  const withHand = useKnownOdds((known) => known.withHand);
  return useMemo(() => {
    const chances = chancesIn(withHand);
    const sorted = inOrder(game, destinations, chances);
    return {
      targets: sorted.filter((target) => !isHopeless(game, target, chances)),
      hopeless: sorted.filter((target) => isHopeless(game, target, chances)),
    };
  }, [game, destinations, withHand]);
}

/**
 * The chosen units, their destinations, and why they cannot go to the selected space: above the button that ends the
 * phase, in sight however many units there are to choose from. In small windows a strip.
 */
export function DestinationList() {
  const game = useDisplayedGame();
  const chosen = useView((view) => view.chosen);
  const focused = useView((view) => view.focused);
  const choose = useView((view) => view.choose);
  const isRefusalShown = useGame((store) => store.refusal !== null);
  const isStrip = useLayout() !== 'side';
  const { targets, hopeless } = useTargets();
  if (chosen.length === 0) return null;
  const from = new Set(chosen.flatMap((unit) => game.units[unit]?.space ?? []));
  const isThere = [...targets, ...hopeless].some(({ space }) => space === focused);
  const target = focused !== null && !from.has(focused) && !isThere ? focused : null;
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
      {order !== null && refusal !== null && !isRefusalShown && !isStrip && (
        <p className="destinations__why">
          <RefusalReason state={game} command={order} refusal={refusal} />
        </p>
      )}
      <h3>Can go to</h3>
      {targets.length + hopeless.length === 0 && <p className="soft">{nowhereText(game, chosen)}</p>}
      <Entries targets={isStrip ? [...targets, ...hopeless] : targets} />
      {!isStrip && hopeless.length > 0 && (
        <details className="destinations__hopeless">
          <summary>
            {targets.length === 0 ? '' : 'and '}
            {hopeless.length} with less than {percent(HOPELESS)}
          </summary>
          <Entries targets={hopeless} />
        </details>
      )}
    </section>
  );
}

const Entries = ({ targets }: { readonly targets: readonly OrderedTarget[] }) => (
  <ul>
    {targets.map((target) => (
      <DestinationEntry key={target.space} destination={target} />
    ))}
  </ul>
);
