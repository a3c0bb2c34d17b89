import { useEffect, useRef, useState } from 'react';
import type { Reading } from '../../store/runInChunks.ts';
import './files.css';

/** Milliseconds after which it is said how far a file has been read. */
const PATIENCE = 300;

/** Reads a file: whether that is going on, how far it is once that takes a moment, and the way to stop it. */
export function useReading() {
  const [isReading, setReading] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  const stopping = useRef<AbortController | null>(null);
  // Where nobody can stop it any more, it is not wanted any more.
  useEffect(() => () => stopping.current?.abort(), []);
  const stop = (): void => stopping.current?.abort();

  /** What the work throws once it was stopped is of no interest. */
  async function read(work: (reading: Reading) => Promise<void> | void): Promise<void> {
    stop();
    const controller = new AbortController();
    stopping.current = controller;
    setReading(true);
    const begun = performance.now();
    const onDone = (share: number): void => {
      if (performance.now() - begun > PATIENCE) setPercent(Math.floor(share * 100));
    };
    try {
      await work({ signal: controller.signal, onDone });
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      if (stopping.current === controller) {
        setReading(false);
        setPercent(null);
      }
    }
  }

  return { isReading, percent, read, stop };
}

/** How far a file has been read. */
export const ReadSoFar = ({ percent }: { readonly percent: number }) => (
  <span className="read-so-far" role="progressbar" aria-label="Reading the file" aria-valuenow={percent}>
    Reading … {percent} %
  </span>
);
