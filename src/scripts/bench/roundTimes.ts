import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Measurement, median, measureTime } from './measurement.ts';
import '../../../tests/loadEditions.ts';
import { newGame, type Edition } from '../../engine/index.ts';
import { livelyPlayer } from '../../../tests/players/livelyPlayer.ts';
import { roundsPlayed } from '../../../tests/players/player.ts';
import { randomPlayer } from '../../../tests/players/randomPlayer.ts';

/** Complete rounds per second on one core: of lively play, and of play of any legal command, which asks far more. */
const LIVELY = 60;
const ANY = 20;
/** Editions after the first must play at least this share of its lively rounds. */
const LATER = 0.5;

const PROGRAM = fileURLToPath(new URL('rounds.ts', import.meta.url));

/** Runs in a separate single-threaded Node; execArgv contains the TypeScript loader. */
const ratesOf = (player: string, edition: string): RoundRates =>
  JSON.parse(
    execFileSync(process.execPath, [...process.execArgv, '--single-threaded', PROGRAM, player, edition], {
      encoding: 'utf8',
    }),
  ) as RoundRates;

/** How many complete rounds per second the test players play on one core, including their own computing. */
export function roundTimes(edition: string): readonly Measurement[] {
  const lively = ratesOf('lively', edition);
  const random = ratesOf('random', edition);
  return [
    {
      what: 'lively play on one core, complete rounds',
      value: lively.byProcessor,
      unit: '/s',
      atLeast: LIVELY,
      atLeastOfFirst: LATER,
      limit: 'the player asking what is refused; battle steps; grouping moved units anew',
    },
    { what: '  the same by the clock', value: lively.byClock, unit: '/s' },
    {
      what: 'play of any legal command, complete rounds',
      value: random.byProcessor,
      unit: '/s',
      atLeast: ANY,
      limit: 'the player asking for all destinations of each selection',
    },
    { what: '  the same by the clock', value: random.byClock, unit: '/s' },
  ];
}

/**
 * Lets a player play and writes, as JSON, the complete rounds per second, by the clock and by processor time.
 * roundTimes.ts runs it in a single-threaded Node, so that garbage collection and compilation count too: processor time
 * is that of one core, whatever else the machine does.
 */

// It asks for editions as soon as it is imported, when an import above would not have loaded them yet.
const { EDITIONS } = await import('../../../tests/editions/everyEdition.ts');

const PLAYERS = { lively: livelyPlayer, random: randomPlayer };
const RUNS = 20;
/** Games that only warm up the compiler: the rate rises for about 250 rounds. */
const WARM_UP = 40;
const ROUNDS = 6;

interface RoundRates {
  readonly byClock: number;
  readonly byProcessor: number;
}

function playGame(edition: Edition, player: keyof typeof PLAYERS, seed: string): RoundRates {
  let rounds = 0;
  const before = process.cpuUsage();
  const time = measureTime(() => {
    for (const { after } of roundsPlayed(newGame(edition), PLAYERS[player], seed, ROUNDS)) rounds = after.round - 1;
  });
  const { user, system } = process.cpuUsage(before);
  return { byClock: (rounds * 1000) / time, byProcessor: (rounds * 1_000_000) / (user + system) };
}

const player = process.argv[2] === 'random' ? 'random' : 'lively';
const edition = EDITIONS.find(({ id }) => id === process.argv[3]);
if (!edition) throw new Error('rounds.ts lively|random EDITION');
const rates = Array.from({ length: WARM_UP + RUNS }, (_, run) => playGame(edition, player, `bench-${run}`)).slice(
  WARM_UP,
);
const medians: RoundRates = {
  byClock: median(rates.map(({ byClock }) => byClock)),
  byProcessor: median(rates.map(({ byProcessor }) => byProcessor)),
};
process.stdout.write(JSON.stringify(medians));
