import { useState, type FormEvent, type KeyboardEventHandler } from 'react';
import { MAX_TITLE_LENGTH } from '../../saves/limits.ts';
import { Button } from './Button.tsx';
import { useInitialFocus } from './useInitialFocus.ts';

/** For a form: Escape leaves it, and nothing else is closed by the same press. */
export const onEscape = (leave: () => void): { readonly onKeyDown: KeyboardEventHandler } => ({
  onKeyDown: (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  },
});

interface NameFormProps {
  /** What it asks for: 'Name of the game'. */
  readonly label: string;
  readonly className: string;
  /** The name before. */
  readonly name: string;
  /** What it is called without a name. */
  readonly usual?: string;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** A name in one line, saved or left as it was. Escape leaves the form and nothing else. */
export function NameForm({ label, className, name, usual, onSave, onCancel }: NameFormProps) {
  const [written, setWritten] = useState(name);
  const field = useInitialFocus<HTMLInputElement>();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    onSave(written.trim());
  };
  return (
    <form className={className} aria-label={label} onSubmit={save} {...onEscape(onCancel)}>
      <input
        ref={field}
        className="field"
        aria-label={label}
        placeholder={usual}
        value={written}
        maxLength={MAX_TITLE_LENGTH}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setWritten(target.value)}
      />
      <Button small look="main" type="submit">
        Save
      </Button>
      <Button small onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
