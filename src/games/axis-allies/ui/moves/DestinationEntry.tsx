import type { MouseEvent } from 'react';
import type { Target } from '../../store/targets.ts';
import { meaningText } from '../../text/meaningText.ts';
import { spaceName } from '../../text/names.ts';
import { capitalized } from '../../../../text/words.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { focusNext } from '../../../../ui/components/focusNext.ts';
import { usePointsAt } from '../spaces/usePointsAt.ts';
import { OddsOfHand } from '../odds/parts.tsx';
import { otherWays } from './otherWays.ts';
import { useGame, useDisplayedGame } from '../../store/game.ts';

/** A destination: its name, its meaning, and other ways there that make a difference. */
export function DestinationEntry({ destination }: { readonly destination: Target }) {
  const game = useDisplayedGame();
  const dispatch = useGame((store) => store.dispatch);
  const { space, meaning, orders } = destination;
  const pointing = usePointsAt(space);

  function go(event: MouseEvent, ...given: Target['orders']): void {
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
