import '../freshDatabase.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '../../src/engine/axis-allies/index.ts';
import { atOnce } from '../../src/engine/index.ts';
import { openDatabase } from '../../src/saves/database.ts';
import { listGames, readCurrentGame } from '../../src/saves/gameRecords.ts';
import { intactPart } from '../../src/saves/intactPart.ts';
import { firstPoint } from '../../src/session/timeline.ts';
import { startAutosave } from '../../src/store/autosave.ts';
import { useAutosave, type Autosave } from '../../src/store/autosaveStore.ts';
import { FaultyDatabase, FAULTS, type Fault } from './faults.ts';
import { endPhase, ownUnits, SETUP } from './gameSupport.ts';
import { passTime, until } from './passTime.ts';
import type { SideLine } from '../../src/games/axis-allies/session/types.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

const faulty = new FaultyDatabase();
let stopTime = (): void => undefined;
beforeAll(() => void (stopTime = passTime()));
afterAll(() => {
  stopTime();
  faulty.restore();
});
useGame.subscribe(() => shown.push(shownNow()));

const store = () => useGame.getState();
let autosave: Autosave | null = null;
let name = '';
let databases = 0;
interface Shown {
  readonly seed: string | null;
  readonly commands: readonly Command[];
  readonly sideLines: readonly SideLine[];
}
/** The game as the screen last reported it saved, and every state it has shown since. */
let shown: Shown[] = [];
const shownNow = (): Shown => ({
  seed: store().setup?.seed ?? null,
  commands: store().commands,
  sideLines: store().timeline?.sideLines ?? [],
});

async function open(): Promise<void> {
  const here = name;
  autosave?.stop();
  useGame.setState(useGame.getInitialState(), true);
  useAutosave.setState(useAutosave.getInitialState(), true);
  autosave = await startAutosave({
    database: (events) => openDatabase(here, events),
    timeout: 100,
    retryDelays: [5],
  });
}

async function close(): Promise<void> {
  await autosave?.settled();
  autosave?.stop();
}

async function onDisk(): Promise<Shown & { readonly damage: string | null }> {
  const database = await openDatabase(name);
  const found = await readCurrentGame(database);
  database.close();
  if (found === null) return { seed: null, commands: [], sideLines: [], damage: null };
  const { game, commands, sideLines, damage } = atOnce(intactPart(found));
  const own = { commands: commands as readonly Command[], sideLines: sideLines as readonly SideLine[] };
  return { seed: game?.setup.seed ?? null, ...own, damage };
}

/** Checks the status shown now against a fresh read from the database. */
async function sayTheTruth(): Promise<void> {
  await autosave?.settled();
  if (useAutosave.getState().saveStatus.state === 'saved') shown = [shownNow()];
  faulty.isPaused = true;
  const { damage, ...stored } = await onDisk();
  faulty.isPaused = false;
  expect(damage).toBeNull();
  // A write that seemed to fail may still have been stored, and so may a later one; but nothing older.
  expect(shown).toContainEqual(stored);
}

type Step = () => unknown;
const buy = (tanks: number): boolean => store().dispatch({ type: 'purchase', units: { infantry: tanks } });
const attack = (): boolean =>
  store().dispatch({ type: 'move', units: ownUnits('karelia', 'infantry').slice(0, 2), to: 'west-russia' });
const begin = (seed: string): void => void store().newGame({ ...SETUP, seed });

const fight = (): boolean => store().dispatch({ type: 'fight', space: 'west-russia' });
function takeBackAll(): void {
  store().takeBack(firstPoint(store().start!), 'Ben');
  expect(store().timeline?.sideLines).toHaveLength(1);
}

/** The id of the game started first. */
async function firstGame(): Promise<string> {
  faulty.isPaused = true;
  const database = await openDatabase(name);
  const games = await listGames(database);
  database.close();
  faulty.isPaused = false;
  const first = games.find(({ game }) => (game as { setup: { seed: string } }).setup.seed === 'first');
  if (first === undefined) throw new Error('the first game is lost');
  return first.id;
}

interface Scenario {
  /** Steps before the fault. */
  readonly before: readonly Step[];
  readonly steps: readonly Step[];
  /** Seeds of all games that must exist at the end. */
  readonly games: readonly string[];
}

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'a new game': { before: [], steps: [() => begin('first'), () => buy(1)], games: ['first'] },
  orders: {
    before: [() => begin('first'), () => buy(1)],
    steps: [() => endPhase(), () => attack(), () => endPhase()],
    games: ['first'],
  },
  'commands of one moment': {
    before: [() => begin('first')],
    steps: [() => [buy(1), buy(2), endPhase()]],
    games: ['first'],
  },
  undo: {
    before: [() => begin('first'), () => buy(1), () => endPhase(), () => attack()],
    steps: [() => store().undoPhase(), () => attack()],
    games: ['first'],
  },
  'a takeback': {
    before: [() => [begin('first'), endPhase(), attack(), endPhase(), fight(), store().roll()]],
    steps: [() => takeBackAll(), () => buy(1)],
    games: ['first'],
  },
  'a second game': {
    before: [() => begin('first'), () => buy(1)],
    steps: [() => begin('second'), () => buy(2)],
    games: ['first', 'second'],
  },
  'a game opened again': {
    before: [() => begin('first'), () => buy(1), () => begin('second'), () => buy(2)],
    steps: [
      () =>
        firstGame()
          .then((id) => autosave?.open(id))
          .catch(() => undefined),
      () => endPhase(),
    ],
    games: ['first', 'second'],
  },
  'a reload': {
    before: [() => begin('first'), () => buy(1)],
    steps: [() => close().then(open), () => endPhase()],
    games: ['first'],
  },
  'a page that is hidden': {
    before: [() => begin('first')],
    steps: [() => [buy(1), autosave?.flush()], () => [endPhase(), autosave?.flush()]],
    games: ['first'],
  },
};

async function prepare(before: readonly Step[]): Promise<void> {
  faulty.failAt(0);
  name = `faulty-${(databases += 1)}`;
  await open();
  shown = [shownNow()];
  for (const step of before) {
    await step();
    await autosave?.settled();
  }
  await isKeptAgain();
  await sayTheTruth();
  faulty.failAt(0);
}

/** Waits for the next attempt to succeed. */
const isKeptAgain = (): Promise<void> => until(() => expect(useAutosave.getState().saveStatus.state).toBe('saved'));

async function survives({ before, steps, games }: Scenario, n: number, fault: Fault): Promise<void> {
  await prepare(before);
  faulty.failAt(n, fault);
  for (const step of steps) {
    await step();
    await sayTheTruth();
  }
  await isKeptAgain();
  await sayTheTruth();
  const { setup, commands, timeline } = store();
  await close();
  // Reopened, the page shows the same state.
  await open();
  await isKeptAgain();
  expect(store().setup?.seed).toBe(setup?.seed);
  expect(store().commands).toEqual(commands);
  expect(store().timeline?.sideLines).toEqual(timeline?.sideLines);
  expect(useAutosave.getState().broken).toBeNull();
  await close();
  faulty.isPaused = true;
  const database = await openDatabase(name);
  const kept = (await listGames(database)).map(({ game }) => (game as { setup: { seed: string } }).setup.seed);
  database.close();
  faulty.isPaused = false;
  expect(kept.toSorted()).toEqual(games);
}

beforeEach(() => {
  faulty.failAt(0);
});

describe.each(Object.entries(SCENARIOS))('nothing shown as saved is lost: %s', (_, scenario) => {
  test.each(FAULTS)('when any single database call %s', async (fault) => {
    await prepare(scenario.before);
    for (const step of scenario.steps) {
      await step();
      await autosave?.settled();
    }
    await isKeptAgain();
    const calls = faulty.count;
    await close();
    expect(calls).toBeGreaterThan(3);
    for (let n = 1; n <= calls; n += 1) {
      await survives(scenario, n, fault).catch((error: unknown) => {
        throw new Error(`call ${n} of ${calls}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      });
    }
  });
});
