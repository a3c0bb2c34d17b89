import { FolderOpen, X } from 'lucide-react';
import { useRef } from 'react';
import type { Reading } from '../../store/runInChunks.ts';
import { Button } from '../components/Button.tsx';
import { ReadSoFar, useReading } from './useReading.tsx';

interface FileButtonProps {
  /** What kind of file, for assistive technology. */
  readonly label: string;
  readonly text: string;
  readonly disabled?: boolean;
  /** What is thrown once the reading was stopped is of no interest. */
  readonly onFile: (file: File, reading: Reading) => Promise<void> | void;
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
