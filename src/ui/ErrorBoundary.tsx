import { Component, useState, type ReactNode } from 'react';
import { useAutosave } from '../store/autosaveStore.ts';
import { hasUnsavedCommands } from '../store/guardPageLeave.ts';
import { GAME_ADDRESS } from './address/address.ts';
import { downloadGame } from './files/downloadGame.ts';
import { Button } from './components/Button.tsx';
import { useGame } from '../store/gameStore.ts';
import './files/files.css';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Shown when rendering fails. The game is safe: every command is stored, and the page can be reloaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main className="crash" role="alert">
        <h1>Something went wrong on the screen</h1>
        <SavedHint />
        <Button look="main" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
        <Button onClick={downloadGame}>Save the game to a file</Button>
        <AsideButton />
        <pre>{error.message}</pre>
      </main>
    );
  }
}

/** Whether the game is stored; updates when saving succeeds or fails later. */
function SavedHint() {
  useAutosave((store) => store.saveStatus);
  return (
    <p>
      {hasUnsavedCommands()
        ? 'The last commands are not stored: save the game to a file before you load the page again.'
        : 'Every command of the game is stored. Load the page again to play on where you were.'}
    </p>
  );
}

/** The way out for a game at which the screen fails again and again. Nothing where it would be lost. */
function AsideButton() {
  const { saveStatus, autosave } = useAutosave();
  const isOwn = useGame((store) => store.game !== null && !store.readOnly);
  const [hasFailed, setFailed] = useState(false);
  if (autosave === null || !isOwn || saveStatus.state !== 'saved') return null;
  const setAside = async (): Promise<void> => {
    await autosave.setAside();
    window.location.hash = GAME_ADDRESS;
    window.location.reload();
  };
  return (
    <>
      <p>If that fails again, the game can be set aside: it stays among the games, and another one can be begun.</p>
      <Button onClick={() => void setAside().catch(() => setFailed(true))}>Set the game aside</Button>
      {hasFailed && <p role="alert">The storage does not answer. Try again in a moment.</p>}
    </>
  );
}
