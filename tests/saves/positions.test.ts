import '../freshDatabase.ts';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { newBrowser, openTab, type Browser, type Tab } from '../store/fakeBrowser.ts';
import { positionSetup, SETUP } from '../store/gameSupport.ts';

afterAll(() => vi.resetModules());

const POSITION = {
  edition: '1941',
  power: 'germany',
  phase: 'combat-move',
  units: { germany: { germany: { infantry: 2 } }, 'soviet-union': { russia: { infantry: 1 } } },
};

/** What reads and writes positions, as the modules of the tab opened last know it. */
const positions = () => import('../../src/engine/axis-allies/index.ts');

async function close(browser: Browser, tab: Tab): Promise<void> {
  await tab.settled();
  tab.autosave.stop();
  browser.locks.close();
}

describe('before position files can be read and written', () => {
  test('a game is stored, and gets its checkpoint with the first order after they can', async () => {
    const browser = newBrowser();
    const tab = await openTab(browser);
    expect((await positions()).loadedPositions()).toBeNull();
    const { openDatabase } = await import('../../src/saves/database.ts');
    const { readCurrentGame } = await import('../../src/saves/gameRecords.ts');
    const database = await openDatabase(browser.name);
    const stored = async () => {
      await tab.settled();
      return readCurrentGame(database);
    };
    tab.useGame.getState().newGame(SETUP);
    tab.useGame.getState().dispatch({ type: 'purchase', units: { infantry: 1 } });
    const before = await stored();
    expect(before?.commands).toHaveLength(1);
    expect(before?.checkpoint ?? null).toBeNull();
    await (await positions()).loadPositions();
    tab.useGame.getState().dispatch({ type: 'purchase', units: { infantry: 2 } });
    expect(await stored()).toMatchObject({ checkpoint: { checkpoint: { after: 2 } } });
    database.close();
    await close(browser, tab);
  });

  test('a stored game that began from a position loads what reads it; another does not', async () => {
    const browser = newBrowser();
    const tab = await openTab(browser);
    await (await positions()).loadPositions();
    tab.useGame.getState().newGame(positionSetup(POSITION));
    tab.useGame.getState().dispatch({ type: 'end-phase' });
    await close(browser, tab);

    const again = await openTab(browser);
    expect(again.useGame.getState().game?.power).toBe('germany');
    expect((await positions()).loadedPositions()).not.toBeNull();
    again.useGame.getState().newGame(SETUP);
    again.useGame.getState().dispatch({ type: 'end-phase' });
    await close(browser, again);

    const third = await openTab(browser);
    expect(third.useGame.getState().game?.power).toBe('soviet-union');
    expect((await positions()).loadedPositions()).toBeNull();
    await close(browser, third);
  });
});
