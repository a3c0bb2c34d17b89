import { editionOf, axisAllies, type PositionFault } from '../../../../engine/axis-allies/index.ts';
import type { Result } from '../../../../engine/index.ts';
import type { DiceMode, Setup } from '../../../../saves/schema.ts';
import { playersOf } from '../../shortGames/seats.ts';
import type { ShortGame } from '../../shortGames/schema.ts';
import { newSeed } from '../../../../session/dice.ts';
import { newTimeline } from '../../../../session/timeline.ts';
import { startState, useGame } from '../game.ts';

/** How a short game begins: an ordinary game from its position, that knows its goal. Its edition must be loaded. */
export function setupOf(shortGame: ShortGame, seed: string, diceMode: DiceMode = 'program'): Setup {
  const { position, ...told } = shortGame;
  const players = playersOf(editionOf(shortGame.edition), shortGame.roles);
  return {
    edition: shortGame.edition,
    start: { kind: 'position', position },
    seed,
    diceMode,
    players: players.map(({ name, powers, resting }) => ({
      name,
      powers: [...powers],
      ...(resting && { resting: [...resting] }),
    })),
    agreed: { takebacks: 'ask', clock: null },
    // The position stands in the start already.
    shortGame: told,
  };
}

/** Begins a short game under its own name, in place of the game on the table. One with faults changes nothing. */
export function beginShortGame(shortGame: ShortGame, diceMode: DiceMode): Result<null, readonly PositionFault[]> {
  const setup = setupOf(shortGame, newSeed(), diceMode);
  const start = startState(setup);
  if (!start.ok) return start;
  useGame.getState().loadGame({ setup, timeline: newTimeline(axisAllies, start.value), name: shortGame.title });
  return { ok: true, value: null };
}
