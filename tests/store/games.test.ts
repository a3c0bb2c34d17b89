import '../freshDatabase.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/saves/database.ts';
import { parseGames } from '../../src/saves/gamesFile.ts';
import { runInChunks } from '../../src/store/runInChunks.ts';
import { MAX_LINK_LENGTH, pack } from '../../src/saves/link.ts';
import { saveText, toSave } from '../../src/saves/saveFile.ts';
import { startAutosave } from '../../src/store/autosave.ts';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { addGames, freeName, nameWith, copy, deleteForEver, rename } from '../../src/store/games/changeGames.ts';
import { controlOf, allGamesText, gameText } from '../../src/store/games/gameText.ts';
import { packedGame, readGameLink, readGames } from '../../src/store/games/readGames.ts';
import { endPhase, ownUnits, SETUP } from './gameSupport.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

const store = () => useGame.getState();
const shelf = () => useAutosave.getState().autosave!.shelf;
const aside = () => useAutosave.getState().archived;
const names = () => aside().map(({ game }) => game?.name ?? null);
const buy = (infantry: number): boolean => store().dispatch({ type: 'purchase', units: { infantry } });
const settled = () => useAutosave.getState().autosave?.settled();
const read = (text: string) => readGames(text);

let databases = 0;
let name = '';
async function openPage(): Promise<void> {
  useAutosave.getState().autosave?.stop();
  useGame.setState(useGame.getInitialState(), true);
  useAutosave.setState(useAutosave.getInitialState(), true);
  const here = name;
  await startAutosave({ database: (events) => openDatabase(here, events), retryDelays: [5] });
}

/** Begins a game with one order, and waits until it is stored. */
async function play(seed: string): Promise<string> {
  store().newGame({ ...SETUP, seed });
  buy(1);
  await settled();
  await vi.waitFor(() => expect(useAutosave.getState().saveStatus.state).toBe('saved'));
  return shelf().currentId() ?? '';
}

beforeEach(async () => {
  name = `games-${(databases += 1)}`;
  await openPage();
});
afterEach(() => useAutosave.getState().autosave?.stop());

describe('a name', () => {
  test('is stored with the game, survives a reload and goes into its file', async () => {
    const id = await play('first');
    await rename(shelf(), id, 'Friday');
    await settled();
    await openPage();
    expect(store()).toMatchObject({ name: 'Friday', commands: [{ type: 'purchase' }] });
    buy(2);
    await settled();
    expect(JSON.parse((await gameText(shelf(), id)) ?? '')).toMatchObject({ version: 5, name: 'Friday' });
  });

  test('can be given to a game that is not on the table, and stays when that is opened', async () => {
    const id = await play('first');
    await play('second');
    await rename(shelf(), id, 'Friday');
    expect(names()).toEqual(['Friday']);
    await useAutosave.getState().autosave?.open(id);
    expect(store()).toMatchObject({ name: 'Friday', setup: { seed: 'first' } });
    await settled();
    await vi.waitFor(() => expect(names()).toEqual([null]));
  });

  test('that is taken gets a number, and never grows too long', () => {
    expect(freeName('Friday', [])).toBe('Friday');
    expect(freeName('Friday', ['Friday', 'Friday (2)'])).toBe('Friday (3)');
    expect(freeName('Friday (2)', ['Friday (2)'])).toBe('Friday (3)');
    const long = 'x'.repeat(80);
    expect(freeName(long, [long])).toBe(`${'x'.repeat(76)} (2)`);
    expect(nameWith(`${'x'.repeat(72)}🎲🎲🎲🎲`, ' (copy)')).toBe(`${'x'.repeat(72)} (copy)`);
  });
});

test('a copy holds every command given so far and goes its own way', async () => {
  const id = await play('first');
  endPhase();
  const copied = await copy(shelf(), id, 'Another way');
  expect(names()).toEqual(['Another way']);
  endPhase();
  await useAutosave.getState().autosave?.open(copied);
  expect(store().commands).toHaveLength(2);
  expect(useAutosave.getState().broken).toBeNull();
});

test('the game on the table is never deleted', async () => {
  const first = await play('first');
  const second = await play('second');
  await deleteForEver(shelf(), [first, second]);
  expect(aside()).toEqual([]);
  await openPage();
  expect(store().setup?.seed).toBe('second');
});

test('a game that gives way in the moment of an order is stored with it', async () => {
  const id = await play('first');
  buy(2);
  store().newGame({ ...SETUP, seed: 'second' });
  buy(2);
  await settled();
  await vi.waitFor(() => expect(aside().map((archived) => archived.id)).toEqual([id]));
  await useAutosave.getState().autosave?.open(id);
  expect(store()).toMatchObject({ setup: { seed: 'first' }, commands: [{}, { units: { infantry: 2 } }] });
  expect(useAutosave.getState().broken).toBeNull();
});

test('who holds what is kept beside the commands, and found by playing where it is not', async () => {
  const id = await play('first');
  await play('second');
  const { control } = store().game!;
  await vi.waitFor(() => expect(aside()).toHaveLength(1));
  expect(aside()[0]?.game?.standing?.control).toEqual(control);
  const database = await openDatabase(name);
  const record = (await database.get('games', id)) as { standing: object };
  await database.put('games', { ...record, standing: { ...record.standing, control: undefined } });
  database.close();
  await shelf().reload();
  expect(aside()[0]?.game?.standing?.control).toBeUndefined();
  expect(await controlOf(shelf(), id)).toEqual(control);
});

describe('a file of games', () => {
  test('brings all games back as new ones, the damaged one as it is, and numbers names that are taken', async () => {
    const damaged = await play('damaged');
    const first = await play('first');
    await rename(shelf(), first, 'Friday');
    await settled();
    const database = await openDatabase(name);
    await database.put('commands', { command: { type: 'press' }, check: 'wrong' }, [damaged, 0]);
    database.close();
    const text = await allGamesText(shelf(), [first, damaged]);
    const found = await read(text);
    expect(found).toMatchObject({ games: [{ opened: { name: 'Friday' } }], damaged: [{ id: damaged }], faults: [] });
    await addGames(shelf(), found);
    expect(names().toSorted()).toEqual(['Friday (2)', null, null]);
    const copied = aside().find(({ game }) => game?.name === 'Friday (2)')!;
    await useAutosave.getState().autosave?.open(copied.id);
    expect(useAutosave.getState().broken).toBeNull();
    expect(store()).toMatchObject({ setup: { seed: 'first' }, commands: [{ type: 'purchase' }] });
  });

  test('may be one game, of an older version too', async () => {
    const { players, ...old } = toSave(SETUP, [{ type: 'end-phase' }], new Date(0));
    const found = await read(JSON.stringify({ ...old, players, version: 2 }));
    expect(found).toMatchObject({ games: [{ opened: { timeline: { commands: [{ type: 'end-phase' }] } } }] });
  });

  test.each<[string, unknown, string, RegExp]>([
    ['another version', { version: 7 }, 'version', /a newer Warboard wrote this file/],
    ['too many games', { games: Array.from({ length: 102 }, () => ({})) }, 'games', /at most 101 games/],
    ['a game without shape', { games: [{}, 7] }, 'games[1]', /./],
    ['a damaged game without shape', { games: [{ damaged: { id: 'a' } }] }, 'games[0].damaged.commands', /./],
    ['more than there should be', { extra: 1 }, '', /extra/],
  ])('with %s is refused with its place', async (_, change, path, message) => {
    const file = { version: 1, kind: 'games', games: [], savedAt: '2026', ...(change as object) };
    const { games, damaged, faults } = await read(JSON.stringify(file));
    expect([games, damaged]).toEqual([[], []]);
    expect(faults.find((fault) => fault.path === path)?.message).toMatch(message);
  });

  test('with a game that is not allowed names the command and its rule, and gives the others', async () => {
    const good = toSave(SETUP, [], new Date(0));
    const bad = { ...good, commands: [{ type: 'purchase', units: { battleship: 9 } }] };
    const { games, faults } = await read(
      JSON.stringify({ version: 1, kind: 'games', games: [bad, good], savedAt: '' }),
    );
    expect(games).toHaveLength(1);
    expect(faults).toMatchObject([{ path: 'games[0].commands[0]', rule: 'BUY-2' }]);
  });

  test('keeps damaged records only if they are records', async () => {
    const file = { version: 1, kind: 'games', savedAt: '', games: [{ damaged: { id: 'a', game: 7, commands: [] } }] };
    expect(await runInChunks(parseGames(file))).toMatchObject({
      faults: [],
      games: [{ game: { damaged: { id: 'a', game: 7 } } }],
    });
  });
});

describe('a link to a game', () => {
  test('holds the whole game but not the dice to come', async () => {
    store().newGame(SETUP);
    buy(2);
    endPhase();
    store().dispatch({ type: 'move', units: ownUnits('russia', 'infantry').slice(0, 2), to: 'west-russia' });
    const { setup, commands } = store();
    const packed = await packedGame(toSave(setup!, commands, new Date(0), { name: 'Friday' }));
    const answer = await readGameLink(packed);
    expect(answer.ok && answer.value.opened).toMatchObject({ name: 'Friday', setup: { players: SETUP.players } });
    expect(answer.ok && answer.value.opened.timeline.commands).toEqual(commands);
    expect(answer.ok && answer.value.opened.setup.seed).not.toBe(SETUP.seed);
  });

  test.each<[string, () => Promise<string>, RegExp]>([
    ['is cut', async () => (await packedGame(toSave(SETUP, [], new Date(0)))).slice(0, -9), /damaged/],
    ['has other signs', async () => 'a/b?c', /damaged/],
    ['is too long', async () => 'a'.repeat(MAX_LINK_LENGTH + 1), /more than 8000 letters/],
    ['unpacks to too much', () => pack(' '.repeat(2_000_000)), /holds more than a game/],
    ['is no game', () => pack('{"version":3}'), /./],
    ['is a trap', () => pack('{"version":3,"__proto__":{}}'), /__proto__/],
    [
      'holds an illegal command',
      () => pack(saveText({ ...toSave(SETUP, [], new Date(0)), commands: [{ type: 'press' }] })),
      /not allowed/,
    ],
  ])('that %s is refused', async (_, link, message) => {
    const answer = await readGameLink(await link());
    expect(answer.ok ? '' : answer.fault[0]?.message).toMatch(message);
  });
});

describe('the game on the table', () => {
  const deleteCurrent = (id: string) => useAutosave.getState().autosave!.deleteCurrent(id);

  test('is deleted with all that is stored of it, and the table is empty, after a reload too', async () => {
    const other = await play('other');
    const gone = await play('gone');
    await deleteCurrent(gone);
    expect(store()).toMatchObject({ game: null, setup: null, commands: [], inGame: false });
    expect(aside().map(({ id }) => id)).toEqual([other]);
    await openPage();
    expect(store().game).toBeNull();
    await shelf().reload();
    expect(aside().map(({ id }) => id)).toEqual([other]);
  });

  test('is set aside whole, and the table is empty, after a reload too', async () => {
    const id = await play('aside');
    await useAutosave.getState().autosave!.setAside();
    expect(store()).toMatchObject({ game: null, inGame: false });
    await openPage();
    expect(store().game).toBeNull();
    await shelf().reload();
    expect(aside().map((game) => game.id)).toEqual([id]);
    expect(await useAutosave.getState().autosave!.open(id)).toBe(true);
    expect(store().commands).toHaveLength(1);
  });

  test('is not set aside if it is not stored, or if another tab has it', async () => {
    await play('stays');
    const { saveStatus } = useAutosave.getState();
    useAutosave.setState({ saveStatus: { ...saveStatus, state: 'not-saved' } });
    await useAutosave.getState().autosave!.setAside();
    useAutosave.setState({ saveStatus });
    useGame.setState({ readOnly: true });
    await useAutosave.getState().autosave!.setAside();
    expect(store().setup?.seed).toBe('stays');
  });

  test('makes room for a new one, which is kept', async () => {
    await deleteCurrent(await play('gone'));
    const id = await play('new');
    await openPage();
    expect(shelf().currentId()).toBe(id);
    expect(store().setup?.seed).toBe('new');
  });

  test('stays if it is another one, or if another tab has it', async () => {
    const id = await play('stays');
    await deleteCurrent('another');
    useGame.setState({ readOnly: true });
    await deleteCurrent(id);
    expect(store().setup?.seed).toBe('stays');
  });
});
