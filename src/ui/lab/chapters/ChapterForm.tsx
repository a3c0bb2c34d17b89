import { useState, type FormEvent } from 'react';
import { MAX_TITLE_LENGTH } from '../../../saves/limits.ts';
import { Button } from '../../components/Button.tsx';
import { onEscape } from '../../components/onEscape.ts';
import { useInitialFocus } from '../../components/useInitialFocus.ts';

interface ChapterFormProps {
  readonly title: string;
  readonly onSave: (title: string) => void;
  readonly onDone: () => void;
}

/** The name of the chapter shown. */
export function ChapterForm({ title: before, onSave, onDone }: ChapterFormProps) {
  const [title, setTitle] = useState(before);
  const field = useInitialFocus<HTMLInputElement>();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    onSave(title.trim());
    onDone();
  };
  return (
    <form className="lab-chapters__form" aria-label="Name of the chapter" onSubmit={save} {...onEscape(onDone)}>
      <input
        ref={field}
        aria-label="Name of the chapter"
        value={title}
        maxLength={MAX_TITLE_LENGTH}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button small look="main" type="submit">
        Save
      </Button>
      <Button small onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}
