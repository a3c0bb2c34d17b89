import '../../freshDatabase.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/engine/index.ts';
import { openDatabase } from '../../../src/saves/database.ts';
import { listGames, readGame } from '../../../src/saves/gameRecords.ts';
import { intactPart } from '../../../src/saves/intactPart.ts';
import { saveText, toSave } from '../../../src/saves/saveFile.ts';
import { startAutosave } from '../../../src/store/autosave.ts';
import { useAutosave, type Autosave, type Shelf } from '../../../src/store/autosaveStore.ts';
import { addGames, copy, deleteForEver, rename } from '../../../src/store/games/changeGames.ts';
import { allGamesText } from '../../../src/store/games/gameText.ts';
import { readGames, type GamesFromFile } from '../../../src/store/games/readGames.ts';
import { FaultyDatabase, FAULTS, type Fault } from '../faults.ts';
import { SETUP } from '../gameSupport.ts';
import { passTime, until } from '../passTime.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

const faulty = new FaultyDatabase();
let stopTime = (): void => undefined;
let added: GamesFromFile;
beforeAll(async () => {
  stopTime = passTime();
  const save = toSave({ ...SETUP, seed: 'added' }, [{ type: 'end-phase' }], new Date(0), { name: 'Added' });
  added = await readGames(saveText(save));
});
afterAll(() => {
  stopTime();
  faulty.restore();
});

let autosave: Autosave | null = null;
let name = '';
let databases = 0;
const shelf = (): Shelf => autosave!.shelf;

async function open(): Promise<void> {
  const here = name;
  autosave?.stop();
  useGame.setState(useGame.getInitialState(), true);
  useAutosave.setState(useAutosave.getInitialState(), true);
  autosave = await startAutosave({ database: (events) => openDatabase(here, events), timeout: 100, retryDelays: [5] });
}

async function play(seed: string): Promise<string> {
  useGame.getState().newGame({ ...SETUP, seed });
  useGame.getState().dispatch({ type: 'purchase', units: { infantry: 1 } });
  await until(() => expect(useAutosave.getState().saveStatus.state).toBe('saved'));
  return shelf().currentId() ?? '';
}

/** Every game in the database, in a line each: its seed, its name and how many commands of it are sound. */
async function onDisk(): Promise<readonly string[]> {
  faulty.isPaused = true;
  const database = await openDatabase(name);
  const lines: string[] = [];
  for (const { id } of await listGames(database)) {
    const found = await readGame(database, id);
    const { game, commands, damage } = atOnce(intactPart(found!));
    lines.push(`${game?.setup.seed} ${game?.name ?? '-'} ${commands.length} ${damage ?? 'sound'}`);
  }
  database.close();
  faulty.isPaused = false;
  return lines.toSorted();
}

/** Two games, the second one on the table. */
async function prepare(): Promise<string> {
  faulty.failAt(0);
  name = `games-faults-${(databases += 1)}`;
  await open();
  const first = await play('first');
  await play('second');
  await shelf().reload();
  faulty.failAt(0);
  return first;
}

const BEFORE = ['first - 1 sound', 'second - 1 sound'];

interface Change {
  readonly change: (first: string) => Promise<unknown>;
  readonly after: readonly string[];
}

const CHANGES: Readonly<Record<string, Change>> = {
  'a new name': { change: (id) => rename(shelf(), id, 'Friday'), after: ['first Friday 1 sound', 'second - 1 sound'] },
  'a copy': {
    change: (id) => copy(shelf(), id, 'Copy'),
    after: ['first - 1 sound', 'first Copy 1 sound', 'second - 1 sound'],
  },
  'a game deleted': { change: (id) => deleteForEver(shelf(), [id]), after: ['second - 1 sound'] },
  'a game added': { change: () => addGames(shelf(), added), after: ['added Added 1 sound', ...BEFORE] },
  'all games read': { change: (id) => allGamesText(shelf(), [id, shelf().currentId() ?? '']), after: BEFORE },
};

/** The change is made whole or not at all, what it says of that is true, and the game on the table goes on. */
async function survives({ change, after }: Change, n: number, fault: Fault): Promise<void> {
  const first = await prepare();
  faulty.failAt(n, fault);
  const isDone = await change(first).then(
    () => true,
    () => false,
  );
  const now = await onDisk();
  // A change that seemed to fail may still have been stored.
  expect([after, ...(isDone ? [] : [BEFORE])]).toContainEqual(now);
  useGame.getState().dispatch({ type: 'end-phase' });
  await until(() => expect(useAutosave.getState().saveStatus.state).toBe('saved'));
  expect(await onDisk()).toContainEqual('second - 2 sound');
  await shelf().reload();
  expect(useAutosave.getState().archived).toHaveLength(now.length - 1);
}

describe.each(Object.entries(CHANGES))('whole or not at all: %s', (_, scenario) => {
  // A call that aborts and one for which there is no room end alike here.
  test.each(FAULTS.filter((fault) => fault !== 'aborts'))('when any single database call %s', async (fault) => {
    const first = await prepare();
    await scenario.change(first);
    const calls = faulty.count;
    expect(await onDisk()).toEqual(scenario.after);
    expect(calls).toBeGreaterThan(3);
    for (let n = 1; n <= calls; n += 1)
      await survives(scenario, n, fault).catch((error: unknown) => {
        throw new Error(`call ${n} of ${calls}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      });
    autosave?.stop();
    autosave = null;
  });
});
