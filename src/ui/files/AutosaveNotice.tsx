import { useEffect, useState } from 'react';
import { useAutosave, type SaveStatus, type NotSavedReason } from '../../store/autosaveStore.ts';
import { Button } from '../components/Button.tsx';
import { downloadGame } from './downloadGame.ts';
import { useGame } from '../../store/gameStore.ts';

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

const REASONS: Readonly<Record<NotSavedReason, string>> = {
  refused: 'This browser allows no storage at the moment',
  full: 'There is no room left in this browser’s storage. Delete old games, or make room on the disk',
  failing: 'This browser cannot write to its storage at the moment. If the disk is full, make room there',
  unreadable: 'Something in this browser’s storage cannot be read',
  blocked: 'Another tab has an older Warboard open, which holds the stored games. Close that tab or load it again',
  'not-loaded': 'The rules of your last game could not be loaded; it stays stored as it is',
  outdated: 'A newer Warboard has used this browser’s storage. Load this page again to play on',
};

const UNREAD = 'A game may be stored here, and cannot be read now; Warboard goes on trying';

/**
 * Why the game is not saved, since when, and what that means; also for what is stored, if it could not be read so far.
 */
export function saveStatusText({ since, reason }: SaveStatus, isUnread: boolean): string {
  const text = REASONS[reason ?? 'refused'];
  if (reason === 'outdated')
    return since === null
      ? `${text}.`
      : `${text}. Save the game to a file before that: it is not kept since ${timeOf(since)}.`;
  if (reason === 'not-loaded') return `${text}. Warboard goes on trying.`;
  if (isUnread && reason !== 'refused')
    return since === null
      ? `${text}. ${UNREAD}. A game that is begun now is not kept till then.`
      : `Not kept since ${timeOf(since)}. ${text}. ${UNREAD}. Save the game to a file to be safe.`;
  if (reason === 'full' || reason === 'failing')
    return since === null
      ? `${text}. Nothing that is played from now on is stored till then; Warboard goes on trying.`
      : `Not kept since ${timeOf(since)}. ${text}. All of it is stored as soon as that is possible; ` +
          'save the game to a file to be safe.';
  return since === null
    ? `${text}: the game will not be kept when the page is closed. Save it to a file from the menu.`
    : `Not kept since ${timeOf(since)}. ${text}. Warboard goes on trying; save the game to a file to be safe.`;
}

const LOST_COMMANDS_TEXT = 'Your last commands here were not stored any more: the other tab had gone on already.';

/** 14:05 */
const timeOf = (moment: number): string =>
  new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
