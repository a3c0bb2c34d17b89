import type { Checkpoint } from '../../saves/schema.ts';
import type { KeptBeside } from '../../store/openSave.ts';
import { newTimeline } from '../../session/timeline.ts';
import { familyOf } from '../../engine/index.ts';
import { wordsOf } from '../../games/faces.ts';
import { startState } from '../../saves/startState.ts';
import { useGame } from '../../store/gameStore.ts';
import { powerName } from '../../text/names.ts';
import { Button } from '../components/Button.tsx';
import { checkpointText } from './lossText.ts';

interface CheckpointButtonProps {
  readonly checkpoint: Checkpoint;
  /** What the game keeps. */
  readonly beside: KeptBeside;
  readonly onDone?: () => void;
}

/** Goes on from a checkpoint as a game of its own, with its name and clock; the current game is archived. */
export function CheckpointButton({ checkpoint, beside, onDone }: CheckpointButtonProps) {
  const readOnly = useGame((store) => store.readOnly);
  const start = startState(checkpoint.setup);
  if (!start.ok) return null;
  const { value: state } = start;
  const standing = `round ${state.round}, ${powerName(state, state.power)}, ${wordsOf(state).phaseName(state.phase)}`;
  return (
    <Button
      disabled={readOnly}
      onClick={() => {
        useGame
          .getState()
          .loadGame({ setup: checkpoint.setup, timeline: newTimeline(familyOf(state), state), ...beside });
        onDone?.();
      }}
    >
      {checkpointText(checkpoint, standing)}
    </Button>
  );
}
