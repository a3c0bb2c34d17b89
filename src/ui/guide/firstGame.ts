import { usualVictory, type Edition } from '../../engine/index.ts';
import { newSeed } from '../../store/dice.ts';
import { useGame } from '../../store/gameStore.ts';
import { beginGuide } from '../../store/guide.ts';
import { assignedPowers, FIRST_SEATS, playersOf } from '../newgame/seating.ts';

/** Begins a game of an edition, which is loaded, in the usual way for two, with the guide beside it. */
export function beginFirstGame(edition: Edition): void {
  const players = playersOf(edition, FIRST_SEATS, assignedPowers(edition, FIRST_SEATS, {}));
  const begun = useGame.getState().newGame({
    edition: edition.id,
    seed: newSeed(),
    diceMode: 'program',
    players: players.map(({ name, powers }) => ({ name, powers: [...powers] })),
    start: { kind: 'setup', victory: usualVictory(edition) },
  });
  if (begun.ok) beginGuide();
}
