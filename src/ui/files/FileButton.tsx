import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../components/Button.tsx';

interface FileButtonProps {
  /** What kind of file, for assistive technology. */
  readonly label: string;
  readonly text: string;
  readonly disabled?: boolean;
  readonly isBusy?: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that lets a JSON file be chosen, the same one again too. */
export function FileButton({ label, text, disabled = false, isBusy = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
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
          if (file !== undefined) onFile(file);
        }}
      />
      <Button disabled={disabled} aria-busy={isBusy} onClick={() => input.current?.click()}>
        <FolderOpen size={18} aria-hidden /> {text}
      </Button>
    </>
  );
}
