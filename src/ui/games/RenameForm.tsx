import { readShape } from '../../engine/index.ts';
import { gameNameSchema } from '../../saves/schema.ts';
import { useAutosave } from '../../store/autosaveStore.ts';
import { rename } from '../../store/games/changeGames.ts';
import { NameForm } from '../components/NameForm.tsx';
import { storageProblem } from './gameShown.ts';

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
  const shelf = useAutosave((store) => store.autosave?.shelf ?? null);
  const save = async (next: string): Promise<void> => {
    if (next !== '' && !readShape(gameNameSchema, next).success)
      return onProblem('The name has signs that cannot be shown.');
    onProblem(null);
    try {
      if (shelf !== null) await rename(shelf, id, next === '' ? null : next);
      onDone();
    } catch (error) {
      onProblem(storageProblem(error));
    }
  };
  return (
    <NameForm
      label="Name of the game"
      className="game__name"
      name={name}
      usual={usual}
      onSave={(next) => void save(next)}
      onCancel={onDone}
    />
  );
}
