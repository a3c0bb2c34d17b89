import { expect, test } from 'vitest';
import { revised } from '../../../src/engine/axis-allies/editions/revised.ts';
import { isSeatedAs, seatedAs } from '../../../src/ui/newgame/Players.tsx';
import { assignedPowers, playersOf, type SeatedTable } from '../../../src/ui/newgame/seating.ts';

const [two = [], three = [], four = [], five = []] = revised.seatings;
const table: SeatedTable = {
  seats: [
    { key: 3, name: 'Cleo', side: 'axis' },
    { key: 7, name: 'Player 3', side: 'allies' },
    { key: 8, name: 'Ada', side: 'allies' },
  ],
  chosen: { japan: 3 },
};
const playersAt = ({ seats, chosen }: SeatedTable) => playersOf(revised, seats, assignedPowers(revised, seats, chosen));

test('TURN-6: the book’s table has its powers, and everybody keeps name and side where there is room', () => {
  expect(playersAt(seatedAs(revised, five, table))).toEqual([
    { name: 'Player 3', powers: ['soviet-union'] },
    { name: 'Cleo', powers: ['germany'] },
    { name: 'Ada', powers: ['united-kingdom'] },
    { name: 'Player 4', powers: ['japan'] },
    { name: 'Player 5', powers: ['united-states'] },
  ]);
  expect(playersAt(seatedAs(revised, two, table)).map(({ name }) => name)).toEqual(['Player 3', 'Cleo']);
});

test('TURN-6: one changes sides if there is no room, and nobody is called what another is', () => {
  expect(playersAt(seatedAs(revised, three, table)).map(({ name }) => name)).toEqual(['Player 3', 'Cleo', 'Ada']);
  const names = playersAt(seatedAs(revised, four, table)).map(({ name }) => name);
  expect(new Set(names).size).toBe(4);
});

test('TURN-6: a table is known as the book’s, in whatever order people sit', () => {
  const seated = seatedAs(revised, four, table);
  expect(isSeatedAs(revised, four, { ...seated, seats: seated.seats.toReversed() })).toBe(true);
  expect(isSeatedAs(revised, four, { ...seated, chosen: { ...seated.chosen, 'united-states': 2 } })).toBe(false);
  expect(isSeatedAs(revised, three, seated)).toBe(false);
});
