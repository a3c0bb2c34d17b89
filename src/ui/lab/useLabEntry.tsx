import { useState, type ReactNode } from 'react';
import { Window } from '../components/Window.tsx';
import { loadLab } from './enterLab.ts';

type Entries = Awaited<ReturnType<typeof loadLab>>;

interface LabEntry {
  /** Loads the lab and opens it in one of its ways. */
  readonly enter: (open: (entries: Entries) => unknown) => void;
  readonly isEntering: boolean;
  /** Says that it could not be loaded; the caller must render it. */
  readonly failure: ReactNode;
}

/** A way into the lab, for a button. */
export function useLabEntry(): LabEntry {
  const [state, setState] = useState<'idle' | 'entering' | 'failed'>('idle');
  const enter = (open: (entries: Entries) => unknown): void => {
    setState('entering');
    loadLab()
      .then(open)
      .then(
        () => setState('idle'),
        () => setState('failed'),
      );
  };
  const close = (): void => setState('idle');
  const failure = (
    <Window open={state === 'failed'} title="The lab could not be opened" onClose={close}>
      <p>
        Part of the program did not arrive. Check the connection, and try again in a moment. If it fails again, load the
        page again: there may be a newer Warboard.
      </p>
    </Window>
  );
  return { enter, isEntering: state === 'entering', failure };
}
