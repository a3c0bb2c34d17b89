import type { GameState, PositionFile } from '../engine/index.ts';
import { chainedChecksum } from '../saves/checksum.ts';
import type { Checkpoint, Setup } from '../saves/schema.ts';
import { loadedPositions } from '../saves/loadPositions.ts';
import { startState } from '../saves/startState.ts';

interface GameInPlay {
  readonly setup: Setup;
  readonly state: GameState;
  readonly commands: readonly unknown[];
}

/**
 * The checkpoint to store with a game: the previous one, or at the start of a turn a new one. A position file describes
 * the start of a turn completely, so at most one turn can be lost. Until position files can be written the previous one
 * must do.
 */
export function currentCheckpoint(
  { setup, state, commands }: GameInPlay,
  before: Checkpoint | null,
): Checkpoint | null {
  // Undoing the end of a turn discards the checkpoint made after it.
  const previous = before !== null && before.after <= commands.length ? before : null;
  const isBeginning = state.phase === 'purchase-units' || state.phase === 'combat-move';
  if (!isBeginning || state.outcome !== null || (previous !== null && isSameTurn(state, previous))) return previous;
  const positions = loadedPositions();
  if (positions === null) return previous;
  const fresh = checkpointOf({ setup, commands }, positions.toPosition(state));
  return startState(fresh.setup).ok ? fresh : previous;
}

/**
 * The present position as the set-up of a new game. The seed differs, because the first dice of the old one have been
 * used.
 */
const checkpointOf = ({ setup, commands }: Omit<GameInPlay, 'state'>, position: PositionFile): Checkpoint => ({
  after: commands.length,
  setup: {
    ...setup,
    seed: chainedChecksum(setup.seed, commands.length),
    start: { kind: 'position', position },
  },
});

function isSameTurn({ round, power }: GameState, { setup: { start } }: Checkpoint): boolean {
  if (start.kind !== 'position') return false;
  const then = start.position as PositionFile;
  return then.round === round && then.power === power;
}
