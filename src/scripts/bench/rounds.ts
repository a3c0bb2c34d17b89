/**
 * Lets a player play and writes, as JSON, the complete rounds per second, by the clock and by processor time.
 * roundTimes.ts runs it in a single-threaded Node, so that garbage collection and compilation count too: processor time
 * is that of one core, whatever else the machine does.
 */
import '../../../tests/loadEditions.ts';
import { newGame, type Edition } from '../../engine/axis-allies/index.ts';
import { livelyPlayer } from '../../../tests/engine/axis-allies/players/livelyPlayer.ts';
import { roundsPlayed } from '../../../tests/engine/axis-allies/players/player.ts';
import { randomPlayer } from '../../../tests/engine/axis-allies/players/randomPlayer.ts';
import { median, measureTime } from './measurement.ts';

// It asks for editions as soon as it is imported, when an import above would not have loaded them yet.
const { EDITIONS } = await import('../../../tests/engine/axis-allies/editions/everyEdition.ts');

const PLAYERS = { lively: livelyPlayer, random: randomPlayer };
const RUNS = 20;
/** Games that only warm up the compiler: the rate rises for about 250 rounds. */
const WARM_UP = 40;
const ROUNDS = 6;

export interface RoundRates {
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
