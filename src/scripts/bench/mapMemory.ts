import type { Page } from 'playwright';
import { newGame, SHELF, type Command } from '../../engine/axis-allies/index.ts';
import { chainedChecksum, firstChecksum } from '../../saves/checksum.ts';
import { DATABASE_VERSION } from '../../saves/database.ts';
import type { Setup } from '../../saves/schema.ts';
import type { StoredCommand } from '../../saves/storedGame.ts';
import { livelyPlayer } from '../../../tests/engine/axis-allies/players/livelyPlayer.ts';
import { roundsPlayed } from '../../../tests/engine/axis-allies/players/player.ts';
import { mapPainted, withFreshPage } from './browserPage.ts';
import { pan, zoom } from './mapGestures.ts';
import { memoryOf } from './memoryOf.ts';
import type { Measurement } from './measurement.ts';

/** Commands in an hour of play, with an order or a map movement about every five seconds. */
const COMMANDS = 720;
/** Commands until caches are full and the compiler has finished; from then on nothing should grow. */
const WARM_UP = 120;
/**
 * Steps of a drag and turns of the wheel between two checks whether all commands are played: every one is a frame
 * rendered in software.
 */
const STEPS = 4;
const TURNS = 1;
/** Pause between two commands, in milliseconds. */
const PAUSE = 600;
const MEGABYTE = 2 ** 20;

/**
 * The memory after an hour of play and panning: another tab plays, and this one shows every command while it is panned
 * and zoomed.
 */
export function mapMemory(dist: string): Promise<readonly Measurement[]> {
  return withFreshPage(dist, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await mapPainted(page);
    await page.waitForTimeout(1000);
    // Another tab takes over the game and plays the commands it is given.
    const player = await page.context().newPage();
    await player.goto(`/map/${SHELF[0].id}.json`);
    await player.evaluate(
      () =>
        void navigator.locks
          .request('warboard-running-game', { steal: true }, () => new Promise(() => undefined))
          .catch(() => undefined),
    );
    // The runner of these scripts names functions with a helper that the page does not have.
    await player.evaluate('globalThis.__name = (named) => named');
    const { id, setup } = await player.evaluate(readGame, DATABASE_VERSION);
    const commands = withChecks(setup, livelyCommands(WARM_UP + COMMANDS));
    await page.reload();
    await mapPainted(page);
    const session = await page.context().newCDPSession(page);
    await playWhilePanning(page, player, { id, commands: commands.slice(0, WARM_UP), first: 0 });
    const before = await memoryOf(session);
    await playWhilePanning(page, player, { id, commands: commands.slice(WARM_UP), first: WARM_UP });
    const after = await memoryOf(session);
    return [
      { what: `memory of the page after ${WARM_UP} commands`, value: before / MEGABYTE, unit: 'MB' },
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
  for (const { command } of roundsPlayed(newGame(SHELF[0].id), livelyPlayer, 'an hour', 40)) {
    commands.push(command);
    if (commands.length === count) break;
  }
  return commands;
}

/** Plays commands of the log, where `first` is the number of the first one, and pans and zooms the map meanwhile. */
async function playWhilePanning(
  page: Page,
  player: Page,
  { id, commands, first }: Pick<WriteJob, 'id' | 'commands' | 'first'>,
): Promise<void> {
  const log = { isPlayed: false };
  // One call for all commands: both pages share one heap, and everything evaluated from outside stays in it as code.
  const playing = player
    .evaluate(writeCommands, { version: DATABASE_VERSION, id, commands, first, pause: PAUSE })
    .finally(() => {
      log.isPlayed = true;
    });
  while (!log.isPlayed) {
    await pan(page, 1, STEPS);
    await zoom(page, TURNS);
  }
  await playing;
}

/** The current game as the app stored it before its first command. */
interface BenchGame {
  readonly id: string;
  readonly setup: Setup;
}

interface WriteJob {
  readonly version: number;
  readonly id: string;
  readonly commands: readonly StoredCommand[];
  readonly first: number;
  readonly pause: number;
}

/** Runs in the tab that plays. */
async function readGame(version: number): Promise<BenchGame> {
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('no database')));
    });
  const database = await settled(indexedDB.open('warboard', version));
  const reading = database.transaction(['table', 'games']);
  const table = (await settled(reading.objectStore('table').get('table'))) as { game: string };
  const game = (await settled(reading.objectStore('games').get(table.game))) as BenchGame;
  database.close();
  return game;
}

/** Runs in the tab that plays: stores commands and notifies other tabs like the app. */
async function writeCommands({ version, id, commands, first, pause }: WriteJob): Promise<void> {
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

/** The commands as the app stores them, each with its check. */
function withChecks(setup: Setup, commands: readonly Command[]): readonly StoredCommand[] {
  let check = firstChecksum(setup);
  return commands.map((command) => {
    check = chainedChecksum(check, command);
    return { command, check };
  });
}
