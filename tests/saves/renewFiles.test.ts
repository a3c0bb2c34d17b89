import '../freshDatabase.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { openRenewed } from '../../src/saves/database.ts';

const names = async (): Promise<readonly unknown[]> => (await indexedDB.databases()).map(({ name }) => name);

afterEach(() => vi.restoreAllMocks());

test('whenever the database is opened, another one comes and goes, so that the browser begins a new file', async () => {
  const deleted = vi.spyOn(IDBFactory.prototype, 'deleteDatabase');
  for (const times of [1, 2]) {
    const database = await openRenewed({});
    await vi.waitFor(() => expect(deleted).toHaveBeenCalledTimes(times));
    await database.put('lessons', { kept: times }, 'a');
    expect(await database.get('lessons', 'a')).toEqual({ kept: times });
    database.close();
  }
  expect(deleted.mock.calls.flat()).not.toContain('warboard');
  await vi.waitFor(async () => expect(await names()).toEqual(['warboard']));
});

test('the database opens all the same where no other one can be had', async () => {
  const unheard: unknown[] = [];
  const hear = (error: unknown): unknown => unheard.push(error);
  process.on('unhandledRejection', hear);
  const open = IDBFactory.prototype.open;
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function refuse(this: IDBFactory, name, version) {
    if (name !== 'warboard') throw new DOMException('No room.', 'QuotaExceededError');
    return open.call(this, name, version);
  });
  const database = await openRenewed({});
  expect(await database.getAll('games')).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  database.close();
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
});
