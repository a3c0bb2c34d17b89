import '../freshDatabase.ts';
import { openDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import type { Command } from '../../src/engine/axis-allies/index.ts';
import { atOnce } from '../../src/engine/index.ts';
import { DATABASE_VERSION, openDatabase, type Database } from '../../src/saves/database.ts';
import { chainedChecksum, firstChecksum } from '../../src/saves/checksum.ts';
import {
  deleteGames,
  listGames,
  readGame,
  readCurrentGame,
  takeOwnership,
  writeChange,
} from '../../src/saves/gameRecords.ts';
import { intactPart } from '../../src/saves/intactPart.ts';
import { SETUP } from '../store/gameSupport.ts';
import { version1 } from './version1.ts';

const LOG: readonly Command[] = [
  { type: 'purchase', units: { infantry: 2 } },
  { type: 'end-phase' },
  { type: 'end-phase' },
];
const WITH_A_LONG_NAME = {
  ...SETUP,
  players: SETUP.players.map(({ powers }) => ({ name: `\u202e${'x'.repeat(1_000)}`, powers })),
};

let names = 0;
const freshName = (): string => `database-${(names += 1)}`;

async function migrated(games: Parameters<typeof version1>[1]): Promise<Database> {
  const name = freshName();
  (await version1(name, games)).close();
  return openDatabase(name);
}

test('a database for which there is no room says so, and nothing else fails', async () => {
  const unheard: unknown[] = [];
  const hear = (error: unknown): unknown => unheard.push(error);
  process.on('unhandledRejection', hear);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  const name = freshName();
  await expect(openDatabase(name)).rejects.toThrow('No room.');
  await new Promise((resolve) => setTimeout(resolve, 20));
  put.mockRestore();
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
  (await openDatabase(name)).close();
});

describe('a database of version 1', () => {
  test('opens with its running game, intact to the end, and the archived ones', async () => {
    const database = await migrated({
      running: { setup: SETUP, commands: LOG },
      'set aside 2026': { setup: SETUP, commands: LOG.slice(0, 1) },
    });
    const found = await readCurrentGame(database);
    expect(found && atOnce(intactPart(found))).toMatchObject({
      game: { id: 'running', rules: 1, setup: SETUP, count: 3 },
      commands: LOG,
      damage: null,
    });
    expect((await listGames(database)).map(({ id }) => id).sort()).toEqual(['running', 'set aside 2026']);
    const aside = await readGame(database, 'set aside 2026');
    expect(aside && atOnce(intactPart(aside))).toMatchObject({ commands: LOG.slice(0, 1), damage: null });
  });

  test('with a gap is intact up to the gap', async () => {
    const database = await migrated({ running: { setup: SETUP, commands: [LOG[0]!, null, LOG[2]!] } });
    const found = await readCurrentGame(database);
    expect(found && atOnce(intactPart(found))).toMatchObject({ commands: LOG.slice(0, 1), total: 3, damage: 'gap' });
  });

  test('without the game’s record keeps its commands', async () => {
    const database = await migrated({ running: { commands: LOG } });
    const found = await readCurrentGame(database);
    expect(found?.commands).toHaveLength(3);
    expect(found && atOnce(intactPart(found))).toMatchObject({ game: null, damage: 'no-setup' });
  });

  test('with names that are too long opens with shortened names', async () => {
    const database = await migrated({ running: { setup: WITH_A_LONG_NAME, commands: LOG } });
    const found = await readCurrentGame(database);
    const part = found && atOnce(intactPart(found));
    expect(part).toMatchObject({ commands: LOG, damage: null });
    expect(part?.game?.setup.players[0]?.name).toBe('x'.repeat(40));
  });

  test('without a running game opens no archived game', async () => {
    const database = await migrated({ 'set aside 2026': { setup: SETUP, commands: LOG } });
    expect(await readCurrentGame(database)).toBeNull();
  });
});

test('a database of version 2 opens with its games, whole, and without what was not known then', async () => {
  const name = freshName();
  const old = await openDB(name, 2, {
    upgrade(fresh) {
      fresh.createObjectStore('games', { keyPath: 'id' });
      for (const store of ['commands', 'checkpoints', 'table']) fresh.createObjectStore(store);
    },
  });
  let check = firstChecksum(SETUP);
  for (const [n, command] of LOG.entries()) {
    check = chainedChecksum(check, command);
    await old.put('commands', { command, check }, ['a', n]);
  }
  const standing = { round: 1, power: 'soviet-union', phase: 'combat-move', isOver: false };
  await old.put('games', { id: 'a', version: 2, rules: 2, setup: SETUP, savedAt: '2026', count: 3, check, standing });
  await old.put('table', { game: 'a', owner: null }, 'table');
  old.close();
  const found = await readCurrentGame(await openDatabase(name));
  const part = found && atOnce(intactPart(found));
  expect(part).toMatchObject({ game: { id: 'a', standing }, commands: LOG, damage: null, sideLines: [] });
  expect(part?.game?.name).toBeUndefined();
});

test('a database of version 3 opens with its games, and keeps what is taken back from then on', async () => {
  const name = freshName();
  const old = await openDB(name, 3, {
    upgrade(fresh) {
      fresh.createObjectStore('games', { keyPath: 'id' });
      for (const store of ['commands', 'checkpoints', 'table', 'studies']) fresh.createObjectStore(store);
    },
  });
  const [check, setup] = [firstChecksum(SETUP), SETUP];
  const game = { id: 'a', version: 2, rules: 2, setup, savedAt: '2026', count: 0, check, standing: null } as const;
  await old.put('games', game);
  await old.put('table', { game: 'a', owner: null }, 'table');
  old.close();
  const database = await openDatabase(name);
  const found = await readCurrentGame(database);
  expect(found && atOnce(intactPart(found))).toMatchObject({ game: { id: 'a' }, damage: null, sideLines: [] });
  const line = { number: 1, after: 0, commands: LOG, by: 'Ada', takenBackAt: '2026', diceTaken: 0 };
  const sideLines = [
    { line, check: firstChecksum(line) },
    { line, check: 'damaged' },
  ];
  await writeChange(database, 'a tab', { game, from: 0, commands: [], sideLines });
  const written = await readCurrentGame(database);
  expect(written && atOnce(intactPart(written))).toMatchObject({ damage: null, sideLines: [line] });
  await writeChange(database, 'a tab', { game: { ...game, id: 'b' }, from: 0, commands: [] });
  await deleteGames(database, () => ['a']);
  expect(await database.getAllKeys('sideLines')).toEqual([]);
});

describe('opening', () => {
  test('waits for a tab with version 1, says so, and continues when that closes', async () => {
    const name = freshName();
    const old = await version1(name, { running: { setup: SETUP, commands: LOG } });
    let isBlocked = false;
    const opening = openDatabase(name, {
      blocked: () => {
        isBlocked = true;
        old.close();
      },
    });
    const found = await readCurrentGame(await opening);
    expect(isBlocked).toBe(true);
    expect(found?.commands).toHaveLength(3);
  });

  test('with the next version informs this version, which closes its connection', async () => {
    const name = freshName();
    let isAsked = false;
    const database = await openDatabase(name, {
      blocking: () => {
        isAsked = true;
        database.close();
      },
    });
    (await openDB(name, DATABASE_VERSION + 1)).close();
    expect(isAsked).toBe(true);
    await expect(openDatabase(name)).rejects.toMatchObject({ name: 'VersionError' });
  });
});

test('a record with a date that is none does not keep the others from being found', async () => {
  const database = await openDatabase(freshName());
  await database.delete('table', 'table');
  await database.put('games', { id: 'odd', savedAt: { toString: 1, valueOf: 1 } });
  await database.put('games', { id: 'latest', savedAt: '2026' });
  expect(await readCurrentGame(database)).toMatchObject({ id: 'latest' });
  database.close();
});

describe('the current game', () => {
  const change = (commands: number) => ({
    game: {
      id: 'a game',
      version: 2 as const,
      rules: 2,
      setup: SETUP,
      savedAt: '2026',
      count: commands,
      check: '',
      standing: null,
    },
    from: 0,
    commands: [],
  });

  test('is written only by the tab that took it last', async () => {
    const database = await openDatabase(freshName());
    await takeOwnership(database, 'first', 1);
    await writeChange(database, 'first', change(1));
    await takeOwnership(database, 'second', 2);
    await expect(writeChange(database, 'first', change(2))).rejects.toMatchObject({ name: 'ConstraintError' });
    expect((await readCurrentGame(database))?.game).toMatchObject({ count: 1 });
    await writeChange(database, 'second', change(3));
    await takeOwnership(database, 'first', 3);
    await writeChange(database, 'first', change(4));
    await expect(writeChange(database, 'second', change(5))).rejects.toMatchObject({ name: 'ConstraintError' });
    expect((await readCurrentGame(database))?.game).toMatchObject({ count: 4 });
  });

  test('forgets tabs that lost it more than a week ago', async () => {
    const database = await openDatabase(freshName());
    const day = 24 * 60 * 60 * 1000;
    await takeOwnership(database, 'first', day);
    await takeOwnership(database, 'second', 2 * day);
    await takeOwnership(database, 'third', 20 * day);
    expect(await database.getAllKeys('table')).toEqual(['lost second', 'table']);
  });

  test('is the one written last if its record is missing', async () => {
    const database = await openDatabase(freshName());
    await writeChange(database, 'a tab', { ...change(1), game: { ...change(1).game, id: 'later', savedAt: '2027' } });
    await writeChange(database, 'a tab', change(1));
    expect((await readCurrentGame(database))?.id).toBe('a game');
    await database.delete('table', 'table');
    expect((await readCurrentGame(database))?.id).toBe('later');
  });
});
