import { Signpost } from 'lucide-react';
import { editionOf } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { loadEditionOf } from '../../store/loadEditionOf.ts';
import { useConfirmReplace } from '../files/useConfirmReplace.tsx';
import { beginFirstGame } from './firstGame.ts';

/** On the opening page: a first game of the chosen edition, with the guide. */
export function FirstGameEntry({ edition }: { readonly edition: string }) {
  const { replace, question } = useConfirmReplace();
  const readOnly = useGame((store) => store.readOnly);
  const begin = (): void => {
    loadEditionOf({ edition }).then(
      () => replace(() => beginFirstGame(editionOf(edition))),
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
