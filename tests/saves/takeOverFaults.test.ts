import '../freshDatabase.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atOnce } from '../../src/engine/index.ts';
import { openDatabase } from '../../src/saves/database.ts';
import { readCurrentGame } from '../../src/saves/gameRecords.ts';
import { intactPart } from '../../src/saves/intactPart.ts';
import { FaultyDatabase, FAULTS, type Fault } from '../store/faults.ts';
import { loadPage, newBrowser, openTab, type Page } from '../store/fakeBrowser.ts';
import { SETUP } from '../store/gameSupport.ts';
import { passTime, until } from '../store/passTime.ts';

const faulty = new FaultyDatabase();
let stopTime = (): void => undefined;
/** Loaded once for all: what their stores keep is forgotten when a tab opens. */
let pages: readonly [Page, Page];
beforeAll(async () => {
  const ready = async (): Promise<Page> => {
    const page = await loadPage();
    await page.loadFirstEdition();
    return page;
  };
  pages = [await ready(), await ready()];
  stopTime = passTime();
});
afterAll(() => {
  stopTime();
  faulty.restore();
});

const OPTIONS = { timeout: 100, retryDelays: [5] };
const COMMANDS = [{ type: 'purchase', units: { infantry: 2 } }, { type: 'end-phase' }] as const;

/** A second tab takes over a stored game and plays on, while the n-th database call from its opening on fails. */
async function takeOver(n: number, fault: Fault): Promise<number> {
  faulty.failAt(0);
  const browser = newBrowser();
  const first = await openTab(browser, OPTIONS, pages[0]);
  first.useGame.getState().newGame(SETUP);
  first.useGame.getState().dispatch(COMMANDS[0]);
  await first.settled();
  expect(first.useAutosave.getState().saveStatus.state).toBe('saved');

  faulty.failAt(n, fault);
  const second = await openTab(browser, OPTIONS, pages[1]);
  second.autosave.playHere();
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
  const { commands, damage } = atOnce(intactPart(found));
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
