import { useEffect, useState } from 'react';
import { useGame } from '../../store/gameStore.ts';
import { useAutosave } from '../../store/autosaveStore.ts';
import { Button } from '../components/Button.tsx';
import { saveStatusText, LOST_COMMANDS_TEXT } from './saveStatusText.ts';
import { downloadGame } from './downloadGame.ts';

/** Milliseconds before a running save is shown, so that fast saves do not flicker. */
const SLOW_MS = 1_500;

/** Shows, in the same picture as a command, that it is not stored yet. */
export function BeingStored() {
  const isStoring = useAutosave((store) => store.saveStatus.state === 'saving');
  return isStoring && <div className="being-stored" aria-hidden />;
}

/** Warns that another tab owns the game or that it is not saved; empty otherwise. */
export function AutosaveNotice() {
  const readOnly = useGame((store) => store.readOnly);
  const hasGame = useGame((store) => store.commands.length > 0);
  const { saveStatus, hasLostCommands, isUnread, autosave } = useAutosave();
  const isSlow = useIsSlow(saveStatus.state === 'saving');
  const isElsewhere = readOnly && saveStatus.reason !== 'outdated';
  return (
    <>
      {isElsewhere && (
        <div className="storage-notice">
          <p>Another tab plays this game. Here you can only look on; close the other tab to play on here.</p>
          {hasLostCommands && <p>{LOST_COMMANDS_TEXT}</p>}
          <Button small onClick={() => autosave?.playHere()}>
            Play here
          </Button>
        </div>
      )}
      {isSlow && <p className="storage-notice">The last commands are being stored…</p>}
      {saveStatus.state === 'not-saved' && (
        <div className="storage-notice">
          <p>{saveStatusText(saveStatus, isUnread)}</p>
          {saveStatus.reason === 'outdated' ? (
            <Button small onClick={() => window.location.reload()}>
              Load the page again
            </Button>
          ) : (
            <Button small onClick={() => autosave?.retry()}>
              Try again
            </Button>
          )}
          {hasGame && (
            <Button small onClick={downloadGame}>
              Save it to a file
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function useIsSlow(isOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isOn]);
  return isOn && isSlow;
}
