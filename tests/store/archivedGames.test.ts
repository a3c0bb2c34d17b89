import { expect, test } from 'vitest';
import { MAX_ARCHIVED_GAMES } from '../../src/saves/limits.ts';
import { RULES_VERSION } from '../../src/saves/saveFile.ts';
import type { StoredGame } from '../../src/saves/storedGame.ts';
import { gamesToDelete, type ArchivedGame } from '../../src/store/archivedGames.ts';
import { SETUP } from './gameSupport.ts';

const kept = (day: number, changes: Partial<StoredGame> = {}): ArchivedGame => ({
  id: `day ${day}`,
  game: {
    id: `day ${day}`,
    version: 2,
    rules: RULES_VERSION,
    setup: SETUP,
    savedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
    count: 3,
    check: '',
    standing: { round: 1, power: 'germany', phase: 'combat-move', isOver: false },
    ...changes,
  },
});
const over = { standing: { round: 9, power: 'japan', phase: 'collect-income', isOver: true } } as const;
const days = (n: number): readonly ArchivedGame[] => Array.from({ length: n }, (_, i) => kept(i + 1));

test('no game is deleted while there is room', () => {
  expect(gamesToDelete(days(MAX_ARCHIVED_GAMES))).toEqual([]);
});

test('when there are too many games, the oldest are deleted, in whatever order they are listed', () => {
  expect(gamesToDelete(days(MAX_ARCHIVED_GAMES + 2).toReversed())).toEqual(['day 1', 'day 2']);
});

test('finished games are deleted before unfinished ones', () => {
  const games = [...days(MAX_ARCHIVED_GAMES), kept(30, over), kept(31, over)];
  expect(gamesToDelete(games)).toEqual(['day 30', 'day 31']);
});

test('a game without commands is deleted, unless it started from a position', () => {
  const position = { ...SETUP, start: { kind: 'position' as const, position: {} } };
  expect(gamesToDelete([kept(1, { count: 0 }), kept(2, { count: 0, setup: position })])).toEqual(['day 1']);
});

test('an unreadable game takes no room and is never deleted automatically', () => {
  expect(gamesToDelete([...days(MAX_ARCHIVED_GAMES), { id: 'damaged', game: null }])).toEqual([]);
});
