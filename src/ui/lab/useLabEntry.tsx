import { useState, type ReactNode } from 'react';
import { Window } from '../components/Window.tsx';
import { NotYetLoaded } from '../lazy/lazyPart.tsx';
import { loadLab } from './enterLab.ts';

type Entries = Awaited<ReturnType<typeof loadLab>>;

interface LabEntry {
  /** Loads the lab and opens it in one of its ways. While it is on its way, nothing else is opened. */
  readonly enter: (open: (entries: Entries) => unknown) => void;
  readonly isEntering: boolean;
  /** Says that it is on its way, or that it could not be loaded; the caller must render it. */
  readonly message: ReactNode;
}

/** A way into the lab, for a button. */
export function useLabEntry(): LabEntry {
  const [state, setState] = useState<'idle' | 'entering' | 'failed'>('idle');
  const enter = (open: (entries: Entries) => unknown): void => {
    if (state === 'entering') return;
    setState('entering');
    loadLab()
      .then(open)
      .then(
        () => setState('idle'),
        () => setState('failed'),
      );
  };
  const close = (): void => setState('idle');
  const message = (
    <>
      {state === 'entering' && <NotYetLoaded overAll>Loading the lab …</NotYetLoaded>}
      <Window open={state === 'failed'} title="The lab could not be opened" onClose={close}>
        <p>
          Part of the program did not arrive. Check the connection, and try again in a moment. If it fails again, load
          the page again: there may be a newer Warboard.
        </p>
      </Window>
    </>
  );
  return { enter, isEntering: state === 'entering', message };
}
