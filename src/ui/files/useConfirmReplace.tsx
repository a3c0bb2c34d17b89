import { useState, type ReactNode } from 'react';
import { useAutosave } from '../../store/autosaveStore.ts';
import { Button } from '../components/Button.tsx';
import { Window } from '../components/Window.tsx';
import { downloadGame } from './downloadGame.ts';
import { useGame } from '../../store/gameStore.ts';

/**
 * Asks for confirmation before an unfinished game, or one that is not kept, is replaced. The caller must render
 * `question`.
 */
export function useConfirmReplace(): { replace: (action: () => void) => void; question: ReactNode } {
  const [asked, setAsked] = useState<{ readonly action: () => void; readonly isOver: boolean } | null>(null);
  const isKept = useAutosave((store) => store.saveStatus.state !== 'not-saved');
  const close = (): void => setAsked(null);

  function replace(next: () => void): void {
    const { game, commands } = useGame.getState();
    // A finished game is set aside without a question; but not where it would be lost.
    if (game === null || (game.outcome !== null && isKept) || commands.length === 0) next();
    else setAsked({ action: next, isOver: game.outcome !== null });
  }

  const question = (
    <Window
      open={asked !== null}
      title={asked?.isOver ? 'The last game is not kept' : 'A game is still going on'}
      onClose={close}
      buttons={
        <>
          <Button onClick={close}>Go back</Button>
          <Button onClick={downloadGame}>Save it to a file</Button>
          <Button
            look={isKept ? 'main' : 'danger'}
            onClick={() => {
              asked?.action();
              close();
            }}
          >
            {isKept ? 'Set it aside' : 'Replace it'}
          </Button>
        </>
      }
    >
      <p>
        {isKept
          ? 'It will be set aside in this browser. To get it back, open it from “Games”, on the opening page or in ' +
            'the menu at the table.'
          : 'This browser cannot keep it at the moment, so it will be lost. To get it back later, save it to a file ' +
            'first.'}
      </p>
    </Window>
  );
  return { replace, question };
}
