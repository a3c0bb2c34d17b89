/**
 * Lets a player play and writes, as JSON, the complete rounds per second, by the clock and by processor time.
 * roundTimes.ts runs it in a single-threaded Node, so that garbage collection and compilation count too: processor time
 * is that of one core, whatever else the machine does.
 */
import '../../../tests/loadEditions.ts';
import { newGame, SHELF } from '../../engine/index.ts';
import { livelyPlayer } from '../../../tests/players/livelyPlayer.ts';
import { roundsPlayed } from '../../../tests/players/player.ts';
import { randomPlayer } from '../../../tests/players/randomPlayer.ts';
import { median, measureTime } from './measurement.ts';

const PLAYERS = { lively: livelyPlayer, random: randomPlayer };
const RUNS = 20;
/** Games that only warm up the compiler: the rate rises for about 250 rounds. */
const WARM_UP = 40;
const ROUNDS = 6;

export interface RoundRates {
  readonly byClock: number;
  readonly byProcessor: number;
}

function playGame(player: keyof typeof PLAYERS, seed: string): RoundRates {
  let rounds = 0;
  const before = process.cpuUsage();
  const time = measureTime(() => {
    for (const { after } of roundsPlayed(newGame(SHELF[0].id), PLAYERS[player], seed, ROUNDS)) rounds = after.round - 1;
  });
  const { user, system } = process.cpuUsage(before);
  return { byClock: (rounds * 1000) / time, byProcessor: (rounds * 1_000_000) / (user + system) };
}

const player = process.argv[2] === 'random' ? 'random' : 'lively';
const rates = Array.from({ length: WARM_UP + RUNS }, (_, run) => playGame(player, `bench-${run}`)).slice(WARM_UP);
const medians: RoundRates = {
  byClock: median(rates.map(({ byClock }) => byClock)),
  byProcessor: median(rates.map(({ byProcessor }) => byProcessor)),
};
process.stdout.write(JSON.stringify(medians));
