import { editionOf } from '../../engine/index.ts';
import type { DiceMode, Setup } from '../../saves/schema.ts';
import { playersOf } from '../../shortGames/seats.ts';
import type { ShortGame } from '../../shortGames/schema.ts';

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
