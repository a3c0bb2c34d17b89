import { toPosition, type GameState, type PositionFile } from '../engine/index.ts';
import { chainedChecksum } from '../saves/checksum.ts';
import type { Checkpoint, Setup } from '../saves/schema.ts';
import { startState } from '../saves/startState.ts';

interface GameInPlay {
  readonly setup: Setup;
  readonly state: GameState;
  readonly commands: readonly unknown[];
}

/**
 * The checkpoint to keep with a game that stands like this: the one before, or at the first sight of a new turn one of
 * this moment. A turn's beginning is told by a position file without loss, and no game loses more than a turn by it.
 */
export function currentCheckpoint(
  { setup, state, commands }: GameInPlay,
  before: Checkpoint | null,
): Checkpoint | null {
  // An undone end of turn takes the checkpoint after it along.
  const last = before !== null && before.after <= commands.length ? before : null;
  const isBeginning = state.phase === 'purchase-units' || state.phase === 'combat-move';
  if (!isBeginning || state.outcome !== null || (last !== null && isSameTurn(state, last))) return last;
  const fresh = checkpointOf({ setup, state, commands });
  return startState(fresh.setup).ok ? fresh : last;
}

/** This moment as the set-up of a game that goes on from here; its dice are others, for the first ones have fallen. */
export const checkpointOf = ({ setup, state, commands }: GameInPlay): Checkpoint => ({
  after: commands.length,
  setup: {
    ...setup,
    seed: chainedChecksum(setup.seed, commands.length),
    start: { kind: 'position', position: toPosition(state) },
  },
});

function isSameTurn({ round, power }: GameState, { setup: { start } }: Checkpoint): boolean {
  if (start.kind !== 'position') return false;
  const then = start.position as PositionFile;
  return then.round === round && then.power === power;
}
