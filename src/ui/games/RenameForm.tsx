import { useState, type FormEvent } from 'react';
import { MAX_TITLE_LENGTH } from '../../saves/limits.ts';
import { gameName } from '../../saves/schema.ts';
import { useAutosave } from '../../store/autosaveStore.ts';
import { rename } from '../../store/games/changeGames.ts';
import { Button } from '../components/Button.tsx';
import { onEscape } from '../components/onEscape.ts';
import { useInitialFocus } from '../components/useInitialFocus.ts';
import { storageProblem } from './storageProblem.ts';

interface RenameFormProps {
  readonly id: string;
  /** The name that people gave it; empty for none. */
  readonly name: string;
  /** What it is called without one. */
  readonly usual: string;
  readonly onDone: () => void;
  readonly onProblem: (problem: string | null) => void;
}

/** A new name for a game; an empty one is no name. */
export function RenameForm({ id, name, usual, onDone, onProblem }: RenameFormProps) {
  const [written, setWritten] = useState(name);
  const field = useInitialFocus<HTMLInputElement>();
  const shelf = useAutosave((store) => store.autosave?.shelf ?? null);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const next = written.trim();
    if (next !== '' && !gameName.safeParse(next).success) return onProblem('The name has signs that cannot be shown.');
    onProblem(null);
    try {
      if (shelf !== null) await rename(shelf, id, next === '' ? null : next);
      onDone();
    } catch (error) {
      onProblem(storageProblem(error));
    }
  };
  return (
    <form className="game__name" aria-label="Name of the game" onSubmit={(event) => void save(event)}>
      <input
        ref={field}
        className="field"
        aria-label="Name of the game"
        placeholder={usual}
        value={written}
        maxLength={MAX_TITLE_LENGTH}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setWritten(target.value)}
        // It leaves the name, not the list.
        {...onEscape(onDone)}
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
