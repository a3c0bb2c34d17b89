import { useState, type ReactNode } from 'react';
import { fileName, saveOf, saveText } from '../../saves/saveFile.ts';
import { useGame } from '../../store/gameStore.ts';
import { Button } from '../pieces/Button.tsx';
import { Window } from '../pieces/Window.tsx';
import { download } from './download.ts';

/** Asks before a game that is not over gives way to another. `question` is to be drawn. */
export function useReplacing(): { replace: (deed: () => void) => void; question: ReactNode } {
  const [deed, setDeed] = useState<(() => void) | null>(null);
  const close = (): void => setDeed(null);

  function replace(next: () => void): void {
    const { game, commands } = useGame.getState();
    if (game === null || game.outcome !== null || commands.length === 0) next();
    else setDeed(() => next);
  }

  const question = (
    <Window
      open={deed !== null}
      title="A game is still going on"
      onClose={close}
      buttons={
        <>
          <Button onClick={close}>Go back</Button>
          <Button onClick={saveRunning}>Save it to a file</Button>
          <Button
            look="danger"
            onClick={() => {
              deed?.();
              close();
            }}
          >
            Replace it
          </Button>
        </>
      }
    >
      <p>The browser keeps one game. The running one will be replaced; save it to a file first if you want it back.</p>
    </Window>
  );
  return { replace, question };
}

/** Downloads the game on the table. */
export function saveRunning(): void {
  const { game, setup, commands } = useGame.getState();
  if (game === null || setup === null) return;
  download(fileName(game, 'game'), saveText(saveOf(setup, commands, new Date())));
}
