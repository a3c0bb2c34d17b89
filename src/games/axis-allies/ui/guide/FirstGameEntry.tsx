import { Signpost } from 'lucide-react';
import { editionOf } from '../../../../engine/axis-allies/index.ts';
import { loadEditionOf } from '../../../../store/loadEditionOf.ts';
import { useConfirmReplace } from '../../../../ui/files/useConfirmReplace.tsx';
import { tableOf } from '../../../../ui/newgame/seating.ts';
import type { FirstEntriesProps } from '../../../face/opening.ts';
import { beginFirstGame } from './firstGame.ts';
import { useGame } from '../../store/game.ts';

/** On the opening page: a first game of the chosen edition, with the guide. */
export function FirstGameEntry({ edition, seats }: FirstEntriesProps) {
  const { replace, question } = useConfirmReplace();
  const readOnly = useGame((store) => store.readOnly);
  const start = (): void => {
    const loaded = editionOf(edition);
    beginFirstGame(loaded, seats ?? tableOf(loaded, useGame.getState().game?.players ?? []).seats);
  };
  const begin = (): void => {
    loadEditionOf({ edition }).then(
      () => replace(start),
      // The form beside says that the edition could not be loaded.
      () => undefined,
    );
  };
  return (
    <li>
      <Signpost size={20} aria-hidden />
      <button type="button" className="entries__button" disabled={readOnly} onClick={begin}>
        Your first game
      </button>
      <span>Begin at once, with a guide beside you through your first turn.</span>
      {question}
    </li>
  );
}
