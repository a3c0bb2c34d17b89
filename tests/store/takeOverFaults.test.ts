import 'fake-indexeddb/auto';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/saves/database.ts';
import { readCurrentGame } from '../../src/saves/gameRecords.ts';
import { intactPart } from '../../src/saves/intactPart.ts';
import { FaultyDatabase, FAULTS, type Fault } from './faults.ts';
import { newBrowser, openTab } from './fakeBrowser.ts';
import { SETUP } from './gameSupport.ts';

const faulty = new FaultyDatabase();
afterAll(() => faulty.restore());

const OPTIONS = { timeout: 100, retryDelays: [5] };
const COMMANDS = [{ type: 'purchase', units: { infantry: 2 } }, { type: 'end-phase' }] as const;

/** A second tab takes over a stored game and plays on, while the n-th database call from its opening on fails. */
async function takeOver(n: number, fault: Fault): Promise<number> {
  faulty.failAt(0);
  const browser = newBrowser();
  // Nothing fails in the first tab; its own limit of time would only measure how busy this computer is.
  const first = await openTab(browser, { ...OPTIONS, timeout: 5_000 });
  first.useGame.getState().newGame(SETUP);
  first.useGame.getState().dispatch(COMMANDS[0]);
  await first.settled();
  expect(first.useAutosave.getState().saveStatus.state).toBe('saved');

  faulty.failAt(n, fault);
  const second = await openTab(browser, OPTIONS);
  second.autosave.playHere();
  const until = (isSo: () => void): Promise<void> => vi.waitFor(isSo, { timeout: 5_000, interval: 2 });
  await until(() => {
    expect(second.useGame.getState().readOnly).toBe(false);
    expect(second.useGame.getState().commands).toEqual([COMMANDS[0]]);
  });
  expect(second.useGame.getState().dispatch(COMMANDS[1])).toBe(true);
  await until(() => expect(second.useAutosave.getState().saveStatus.state).toBe('saved'));
  await second.settled();
  const calls = faulty.count;
  first.autosave.stop();
  second.autosave.stop();

  faulty.isPaused = true;
  const database = await openDatabase(browser.name);
  const found = await readCurrentGame(database);
  database.close();
  faulty.isPaused = false;
  if (found === null) throw new Error('the game is lost');
  const { commands, damage } = intactPart(found);
  expect(damage).toBeNull();
  expect(commands).toEqual(COMMANDS);
  return calls;
}

test.each(FAULTS)('a take-over loses no command when any single database call %s', async (fault) => {
  const calls = await takeOver(0, fault);
  expect(calls).toBeGreaterThan(10);
  for (let n = 1; n <= calls; n += 1)
    await takeOver(n, fault).catch((error: unknown) => {
      throw new Error(`call ${n} of ${calls}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    });
});
