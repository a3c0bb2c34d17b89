import type { Checkpoint } from '../../saves/schema.ts';
import type { KeptBeside } from '../../store/openSave.ts';
import { newTimeline } from '../../session/timeline.ts';
import { phaseName, powerName } from '../../games/axis-allies/text/names.ts';
import { Button } from '../components/Button.tsx';
import { checkpointText } from './lossText.ts';
import { axisAllies } from '../../engine/axis-allies/index.ts';
import { startState, useGame } from '../../games/axis-allies/store/game.ts';

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
  const standing = `round ${state.round}, ${powerName(state, state.power)}, ${phaseName(state.phase)}`;
  return (
    <Button
      disabled={readOnly}
      onClick={() => {
        useGame.getState().loadGame({ setup: checkpoint.setup, timeline: newTimeline(axisAllies, state), ...beside });
        onDone?.();
      }}
    >
      {checkpointText(checkpoint, standing)}
    </Button>
  );
}
