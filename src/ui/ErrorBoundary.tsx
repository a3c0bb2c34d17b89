import { Component, type ReactNode } from 'react';
import { useAutosave } from '../store/autosaveStore.ts';
import { hasUnsavedCommands } from '../store/guardPageLeave.ts';
import { downloadGame } from './files/downloadGame.ts';
import { Button } from './components/Button.tsx';
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
