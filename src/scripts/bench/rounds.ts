/**
 * Lets a player play and writes, as JSON, how many complete rounds a second that made, by the clock and by processor
 * time.
 * roundTimes.ts runs it in a Node of a single thread: collecting garbage and compiling count like everything else, so
 * processor time is that of one core, whatever else the machine does.
 */
import { newGame } from '../../engine/index.ts';
import { livelyPlayer } from '../../../tests/players/livelyPlayer.ts';
import { roundsPlayed } from '../../../tests/players/player.ts';
import { randomPlayer } from '../../../tests/players/randomPlayer.ts';
import { median, timed } from './measurement.ts';

const PLAYERS = { lively: livelyPlayer, random: randomPlayer };
const RUNS = 20;
/** Games that only let the compiler finish: it takes some 250 rounds until the rate no longer rises. */
const WARM = 40;
const ROUNDS = 6;

export interface RoundRates {
  readonly byClock: number;
  readonly byProcessor: number;
}

function played(player: keyof typeof PLAYERS, seed: string): RoundRates {
  let rounds = 0;
  const before = process.cpuUsage();
  const time = timed(() => {
    for (const { after } of roundsPlayed(newGame('1941'), PLAYERS[player], seed, ROUNDS)) rounds = after.round - 1;
  });
  const { user, system } = process.cpuUsage(before);
  return { byClock: (rounds * 1000) / time, byProcessor: (rounds * 1_000_000) / (user + system) };
}

const player = process.argv[2] === 'random' ? 'random' : 'lively';
const rates = Array.from({ length: WARM + RUNS }, (_, run) => played(player, `bench-${run}`)).slice(WARM);
const middle: RoundRates = {
  byClock: median(rates.map(({ byClock }) => byClock)),
  byProcessor: median(rates.map(({ byProcessor }) => byProcessor)),
};
process.stdout.write(JSON.stringify(middle));
