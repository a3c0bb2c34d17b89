import { usualVictory, type Edition } from '../../../../engine/axis-allies/index.ts';
import { newSeed } from '../../../../session/dice.ts';
import { beginGuide } from '../../../../store/guide.ts';
import { assignedPowers, firstSeats, playersOf } from '../../../../ui/newgame/seating.ts';
import type { Seat } from '../../../face/seating.ts';
import { useGame } from '../../store/game.ts';

/** Seats for two, with the name of the first on each side who has one. */
function seatsForTwo(edition: Edition, seats: readonly Seat[]): readonly Seat[] {
  const first = firstSeats(edition);
  const named = first.map((usual) => ({
    ...usual,
    name: seats.find(({ side, name }) => side === usual.side && name.trim() !== '')?.name ?? usual.name,
  }));
  const names = new Set(named.map(({ name }) => name.trim()));
  return names.size === named.length ? named : first;
}

/**
 * Begins a game of an edition, which is loaded, in the usual way for two, with the guide beside it. The two have the
 * names of those who sit at the table, if they have any.
 */
export function beginFirstGame(edition: Edition, table: readonly Seat[]): void {
  const seats = seatsForTwo(edition, table);
  const players = playersOf(edition, seats, assignedPowers(edition, seats, {}));
  const begun = useGame.getState().newGame({
    edition: edition.id,
    seed: newSeed(),
    diceMode: 'program',
    players: players.map(({ name, powers }) => ({ name, powers: [...powers] })),
    start: { kind: 'setup', victory: usualVictory(edition) },
  });
  if (begun.ok) beginGuide();
}
