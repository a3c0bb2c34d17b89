import { FolderOpen, X } from 'lucide-react';
import { useRef, useEffect, useState } from 'react';
import type { ReadingInChunks } from '../../store/runInChunks.ts';
import { Button } from '../components/Button.tsx';
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
  async function read(work: (reading: ReadingInChunks) => Promise<void> | void): Promise<void> {
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

interface FileButtonProps {
  /** What kind of file, for assistive technology. */
  readonly label: string;
  readonly text: string;
  readonly disabled?: boolean;
  /** What is thrown once the reading was stopped is of no interest. */
  readonly onFile: (file: File, reading: ReadingInChunks) => Promise<void> | void;
}

/**
 * A button that lets a JSON file be chosen, the same one again too. While a large one is read, it says how far that is,
 * and stops it.
 */
export function FileButton({ label, text, disabled = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isReading, percent, read, stop } = useReading();
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={label}
        className="visually-hidden"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file !== undefined) void read((reading) => onFile(file, reading));
        }}
      />
      {percent !== null && <ReadSoFar percent={percent} />}
      {/* One button, so that it keeps the focus. */}
      <Button
        disabled={percent === null && (disabled || isReading)}
        aria-busy={isReading}
        onClick={percent === null ? () => input.current?.click() : stop}
      >
        {percent === null ? <FolderOpen size={18} aria-hidden /> : <X size={18} aria-hidden />}{' '}
        {percent === null ? text : 'Stop'}
      </Button>
    </>
  );
}
