import { useState, type ReactNode } from 'react';
import { useGame } from '../../store/gameStore.ts';
import { useAutosave } from '../../store/autosaveStore.ts';
import { Button } from '../components/Button.tsx';
import { Window } from '../components/Window.tsx';
import { downloadGame } from './downloadGame.ts';

/** Asks for confirmation before an unfinished game is replaced. The caller must render `question`. */
export function useConfirmReplace(): { replace: (action: () => void) => void; question: ReactNode } {
  const [action, setAction] = useState<(() => void) | null>(null);
  const isKept = useAutosave((store) => store.saveStatus.state !== 'not-saved');
  const close = (): void => setAction(null);

  function replace(next: () => void): void {
    const { game, commands } = useGame.getState();
    if (game === null || game.outcome !== null || commands.length === 0) next();
    else setAction(() => next);
  }

  const question = (
    <Window
      open={action !== null}
      title="A game is still going on"
      onClose={close}
      buttons={
        <>
          <Button onClick={close}>Go back</Button>
          <Button onClick={downloadGame}>Save it to a file</Button>
          <Button
            look={isKept ? 'main' : 'danger'}
            onClick={() => {
              action?.();
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
          ? 'It will be set aside in this browser. To get it back, open it from “Games set aside”, here or in the ' +
            'menu at the table.'
          : 'This browser cannot keep it at the moment, so it will be lost. To get it back later, save it to a file ' +
            'first.'}
      </p>
    </Window>
  );
  return { replace, question };
}
