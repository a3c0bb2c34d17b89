import type { CDPSession, Page } from 'playwright';
import { newGame, type Command } from '../../engine/index.ts';
import { chainedChecksum, firstChecksum } from '../../saves/checksum.ts';
import { DATABASE_VERSION } from '../../saves/database.ts';
import type { Setup } from '../../saves/schema.ts';
import type { StoredCommand } from '../../saves/storedGame.ts';
import { livelyPlayer } from '../../../tests/players/livelyPlayer.ts';
import { roundsPlayed } from '../../../tests/players/player.ts';
import { painted, withFreshPage } from './browserPage.ts';
import { pan, zoom } from './mapHands.ts';
import type { Measurement } from './measurement.ts';

/** People give an order or turn the map about every five seconds: so many commands are an hour of theirs. */
const COMMANDS = 720;
/** So many let caches fill and the compiler finish; from then on nothing should grow. */
const WARM = 120;
/**
 * Steps of a drag and turns of the wheel between two looks at whether all is played: every one is a frame drawn in
 * software.
 */
const STEPS = 4;
const TURNS = 1;
/** Between two commands, in milliseconds. */
const PAUSE = 600;
const MEGABYTE = 2 ** 20;

/**
 * What an hour of play and panning leaves in memory: another tab plays, and this one shows every command, panned and
 * zoomed meanwhile.
 */
export function mapMemory(dist: string): Promise<readonly Measurement[]> {
  return withFreshPage(dist, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await painted(page);
    await page.waitForTimeout(1000);
    // The game is handed over to a tab that plays what it is told.
    const player = await page.context().newPage();
    await player.goto('/map/1941.json');
    await player.evaluate(
      () =>
        void navigator.locks
          .request('warboard-running-game', { steal: true }, () => new Promise(() => undefined))
          .catch(() => undefined),
    );
    const { id, setup } = await player.evaluate(running, DATABASE_VERSION);
    const commands = chainOf(setup, livelyCommands(WARM + COMMANDS));
    await page.reload();
    await painted(page);
    const session = await page.context().newCDPSession(page);
    await follow(page, player, { id, commands: commands.slice(0, WARM), first: 0 });
    const before = await memory(session);
    await follow(page, player, { id, commands: commands.slice(WARM), first: WARM });
    const after = await memory(session);
    return [
      { what: `memory of the page after ${WARM} commands`, value: before / MEGABYTE, unit: 'MB' },
      {
        what: `memory of the page an hour's play and panning later (${COMMANDS} commands)`,
        value: after / MEGABYTE,
        unit: 'MB',
      },
      { what: 'growth', value: (after / before - 1) * 100, unit: '%', atMost: 10 },
    ];
  });
}

function livelyCommands(count: number): readonly Command[] {
  const commands: Command[] = [];
  for (const { command } of roundsPlayed(newGame('1941'), livelyPlayer, 'an hour', 40)) {
    commands.push(command);
    if (commands.length === count) break;
  }
  return commands;
}

/**
 * Commands of the log, one after the other, `first` the number of the first; and the map turned about until all are
 * played.
 */
async function follow(
  page: Page,
  player: Page,
  { id, commands, first }: Pick<Written, 'id' | 'commands' | 'first'>,
): Promise<void> {
  const log = { isPlayed: false };
  // One call for all: both pages share one heap, and whatever is evaluated from outside stays in it as code.
  const playing = player
    .evaluate(write, { version: DATABASE_VERSION, id, commands, first, pause: PAUSE })
    .finally(() => {
      log.isPlayed = true;
    });
  while (!log.isPlayed) {
    await pan(page, 1, STEPS);
    await zoom(page, TURNS);
  }
  await playing;
}

/** The game on the table, as the app stored it before its first command. */
interface Running {
  readonly id: string;
  readonly setup: Setup;
}

interface Written {
  readonly version: number;
  readonly id: string;
  readonly commands: readonly StoredCommand[];
  readonly first: number;
  readonly pause: number;
}

/** In the page that plays. */
async function running(version: number): Promise<Running> {
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('no database')));
    });
  const database = await settled(indexedDB.open('warboard', version));
  const reading = database.transaction(['table', 'games']);
  const table = (await settled(reading.objectStore('table').get('table'))) as { game: string };
  const game = (await settled(reading.objectStore('games').get(table.game))) as Running;
  database.close();
  return game;
}

/** In the page that plays: commands of the log, stored and told as the app does it. */
async function write({ version, id, commands, first, pause }: Written): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('warboard', version);
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('no database')));
  });
  const channel = new BroadcastChannel('warboard');
  for (const [i, command] of commands.entries()) {
    const writing = database.transaction(['games', 'commands'], 'readwrite');
    writing.objectStore('commands').put(command, [id, first + i]);
    const games = writing.objectStore('games');
    const game = games.get(id);
    game.addEventListener('success', () =>
      games.put({ ...(game.result as object), count: first + i + 1, check: command.check }),
    );
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    channel.postMessage('changed');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  channel.close();
  database.close();
}

/** The commands as the app stores them. */
function chainOf(setup: Setup, commands: readonly Command[]): readonly StoredCommand[] {
  let check = firstChecksum(setup);
  return commands.map((command) => {
    check = chainedChecksum(check, command);
    return { command, check };
  });
}

/** Bytes that the page holds once all that nobody needs is collected. */
async function memory(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  return usedSize + backingStorageSize;
}
