import '../freshDatabase.ts';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { SETUP } from './gameSupport.ts';
import { newBrowser, openTab, type Browser, type Tab } from './fakeBrowser.ts';
import { twoEditions } from '../twoEditions.ts';

afterAll(() => vi.resetModules());

const ANOTHER = { ...SETUP, edition: 'another' };
const engine = () => import('../../src/engine/axis-allies/index.ts');

async function saved(): Promise<{ readonly save: string; readonly position: string }> {
  const { loadEdition, newGame, toPosition } = await engine();
  const game = newGame(await loadEdition('another'));
  const { toSave, saveText } = await import('../../src/saves/saveFile.ts');
  const commands = [{ type: 'end-phase' } as const];
  return { save: saveText(toSave(ANOTHER, commands, new Date(0))), position: JSON.stringify(toPosition(game)) };
}

async function open(text: string) {
  const { openFile } = await import('../../src/store/openFile.ts');
  const { edition, seed, diceMode, players } = SETUP;
  return openFile(text, { edition, seed, diceMode, players });
}

describe('an edition', () => {
  test('is told of, but not known to the rules, before it is loaded', async () => {
    await twoEditions();
    const { SHELF, editionOf, fromPosition, loadedEdition, newGame } = await engine();
    expect(SHELF.map(({ name }) => name)).toEqual(['1941', 'Another']);
    expect(loadedEdition('another')).toBeNull();
    expect(() => editionOf('another')).toThrow('No edition another');
    expect(() => newGame('another')).toThrow('No edition another');
    const message = "the edition another is not loaded: await loadEdition('another') first";
    const told = { ok: false, fault: [{ path: 'edition', message }] };
    expect(fromPosition({ edition: 'another', power: 'japan', phase: 'combat-move', units: {} })).toEqual(told);
    const { startState } = await import('../../src/saves/saveFile.ts');
    expect(startState(ANOTHER)).toEqual(told);
  });

  test('is fetched once, and again only after a failure', async () => {
    const { fetched } = await twoEditions(1);
    const { loadEdition, editionOf, newGame } = await engine();
    await expect(loadEdition('another')).rejects.toThrow('Failed to fetch');
    const edition = await loadEdition('another');
    expect(await loadEdition('another')).toBe(edition);
    expect(editionOf('another')).toBe(edition);
    expect(newGame('another').edition).toBe('another');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('that is not on the shelf cannot be loaded', async () => {
    await twoEditions();
    await expect((await engine()).loadEdition('1066')).rejects.toThrow('No edition 1066');
  });

  test('has an id of its own', async () => {
    await twoEditions();
    const { loadEdition } = await engine();
    const { addEdition } = await import('../../src/engine/axis-allies/board.ts');
    const edition = await loadEdition('another');
    expect(() => addEdition(edition)).not.toThrow();
    expect(() => addEdition({ ...edition })).toThrow('already an edition another');
  });
});

test.each(['1941', 'another'])('what is told of %s is what it is', async (id) => {
  await twoEditions();
  const { SHELF, loadEdition } = await engine();
  const edition = await loadEdition(id);
  const entry = SHELF.find((one) => one.id === id);
  expect(entry?.powers).toEqual(edition.powers.map((power) => ({ id: power.id, name: power.name })));
  expect(entry?.players.from).toBeLessThanOrEqual(entry?.players.to ?? 0);
  expect(edition.id).toBe(id);
});

describe('a file', () => {
  test.each(['save', 'position'] as const)('that is a %s loads the edition it names', async (kind) => {
    await twoEditions();
    const file = (await saved())[kind];
    const { fetched } = await twoEditions();
    const opened = await open(file);
    expect(opened).toMatchObject({ ok: true, value: { setup: { edition: 'another' } } });
    expect(fetched).toHaveBeenCalledOnce();
    // The other edition was not needed.
    expect((await engine()).loadedEdition(SETUP.edition)).toBeNull();
  });

  test('whose edition cannot be fetched says so, and opens later', async () => {
    await twoEditions();
    const { save } = await saved();
    await twoEditions(1);
    expect(await open(save)).toMatchObject({
      ok: false,
      fault: { faults: [{ path: 'edition', message: expect.stringContaining('could not be loaded') as string }] },
    });
    expect((await open(save)).ok).toBe(true);
  });

  test('of an unknown edition is refused', async () => {
    await twoEditions();
    const { save, position } = await saved();
    const unknown = (text: string): string => text.replace(/"edition": ?"another"/, '"edition":"1066"');
    expect(await open(unknown(save))).toMatchObject({
      fault: { faults: [{ path: 'edition', message: 'there is no edition 1066' }] },
    });
    const { loadEdition } = await engine();
    await loadEdition(SETUP.edition);
    expect(await open(unknown(position))).toMatchObject({
      fault: { faults: [{ path: 'edition', message: 'there is no edition 1066' }] },
    });
  });

  test('cannot begin a game of one edition from a position of another', async () => {
    await twoEditions();
    const { save, position } = await saved();
    const start = { kind: 'position', position: JSON.parse(position) as unknown };
    const mixed = { ...(JSON.parse(save) as object), edition: SETUP.edition, start };
    expect(await open(JSON.stringify(mixed))).toMatchObject({
      fault: {
        faults: [{ path: 'start.position.edition', message: 'a game of 1941 cannot begin from a position of another' }],
      },
    });
  });
});

test('a game of another edition keeps nothing that was selected on the board before', async () => {
  await twoEditions();
  const { SHELF, loadEdition } = await engine();
  for (const { id } of SHELF) await loadEdition(id);
  const { useGame } = await import('../../src/games/axis-allies/store/game.ts');
  const { useView } = await import('../../src/games/axis-allies/store/viewStore.ts');
  const selection = { hovered: 'karelia', focused: 'karelia', showsFacts: true };
  useGame.getState().newGame(SETUP);
  useView.setState(selection);
  useGame.getState().newGame({ ...SETUP, seed: 'the same edition again' });
  expect(useView.getState()).toMatchObject(selection);
  useGame.getState().newGame(ANOTHER);
  expect(useView.getState()).toMatchObject({ hovered: null, focused: null, showsFacts: false });
});

describe('a stored game', () => {
  /** A browser in which a game of the other edition was begun, and in which one order was given. */
  async function browserWithGame(): Promise<Browser> {
    const browser = newBrowser();
    await twoEditions();
    const tab = await openTab(browser);
    await (await engine()).loadEdition('another');
    tab.useGame.getState().newGame(ANOTHER);
    tab.useGame.getState().dispatch({ type: 'end-phase' });
    await close(browser, tab);
    return browser;
  }

  async function close(browser: Browser, tab: Tab): Promise<void> {
    await tab.settled();
    tab.autosave.stop();
    browser.locks.close();
  }

  test('is opened with the edition it names', async () => {
    const browser = await browserWithGame();
    const { fetched } = await twoEditions();
    const tab = await openTab(browser);
    expect(fetched).toHaveBeenCalledOnce();
    expect(tab.useGame.getState()).toMatchObject({ game: { edition: 'another' }, commands: [{ type: 'end-phase' }] });
    await close(browser, tab);
  });

  test('whose edition cannot be fetched stays stored, and is opened as soon as it can', async () => {
    const browser = await browserWithGame();
    await twoEditions(3);
    const tab = await openTab(browser, { retryDelays: [30] });
    expect(tab.useAutosave.getState()).toMatchObject({
      broken: null,
      saveStatus: { state: 'not-saved', reason: 'not-loaded' },
    });
    expect(tab.useGame.getState().game).toBeNull();
    await vi.waitFor(() => expect(tab.useGame.getState().commands).toHaveLength(1));
    await vi.waitFor(() => expect(tab.useAutosave.getState().saveStatus.state).toBe('saved'));
    tab.useGame.getState().dispatch({ type: 'end-phase' });
    const { commands } = tab.useGame.getState();
    await close(browser, tab);

    await twoEditions();
    const again = await openTab(browser);
    expect(again.useGame.getState().commands).toEqual(commands);
    await close(browser, again);
  });

  test('that could not be opened is set aside by a new game, and opened later', async () => {
    const browser = await browserWithGame();
    await twoEditions(1);
    const tab = await openTab(browser, { retryDelays: [200] });
    expect(tab.useGame.getState().game).toBeNull();
    tab.useGame.getState().newGame({ ...SETUP, seed: 'new' });
    tab.useGame.getState().dispatch({ type: 'end-phase' });
    await vi.waitFor(() => expect(tab.useAutosave.getState().saveStatus.state).toBe('saved'));
    expect(tab.useGame.getState().setup?.seed).toBe('new');
    await vi.waitFor(() => expect(tab.useAutosave.getState().archived).toHaveLength(1));
    const [aside] = tab.useAutosave.getState().archived;
    expect(await tab.autosave.open(aside?.id ?? '')).toBe(true);
    expect(tab.useGame.getState()).toMatchObject({ game: { edition: 'another' }, commands: [{ type: 'end-phase' }] });
    await close(browser, tab);
  });
});
