import type { Checkpoint } from '../../saves/schema.ts';
import { startState } from '../../saves/startState.ts';
import { useGame } from '../../store/gameStore.ts';
import { phaseName, powerName } from '../../text/names.ts';
import { Button } from '../components/Button.tsx';
import { checkpointText } from './lossText.ts';

interface CheckpointButtonProps {
  readonly checkpoint: Checkpoint;
  readonly onDone?: () => void;
}

/** Starts a new game from a checkpoint; the current game is archived. */
export function CheckpointButton({ checkpoint, onDone }: CheckpointButtonProps) {
  const readOnly = useGame((store) => store.readOnly);
  const start = startState(checkpoint.setup);
  if (!start.ok) return null;
  const { value: state } = start;
  const standing = `round ${state.round}, ${powerName(state, state.power)}, ${phaseName(state.phase)}`;
  return (
    <Button
      disabled={readOnly}
      onClick={() => {
        useGame.getState().newGame(checkpoint.setup);
        onDone?.();
      }}
    >
      {checkpointText(checkpoint, standing)}
    </Button>
  );
}
