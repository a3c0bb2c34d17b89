import { newGame, play, replay } from '../../engine/index.ts';
import { startOf, type RecordedGame } from '../../../tests/games/recordedGame.ts';
import { roundsPlayed } from '../../../tests/players/player.ts';
import { randomPlayer } from '../../../tests/players/randomPlayer.ts';
import { median, quantile, timed, type Measurement } from './measurement.ts';

const RUNS = 7;
/** Complete rounds a second of random legal play. */
const BUDGET = 20;
const ROUNDS = 6;

/** How long the engine takes for a command, for a whole game, and for random games. */
export function playTimes(games: readonly RecordedGame[]): readonly Measurement[] {
  const commands = Array.from({ length: 3 }, () => games.flatMap(commandTimes)).flat();
  const longest = games.toSorted((a, b) => b.commands.length - a.commands.length)[0];
  const replays = longest ? Array.from({ length: RUNS }, () => timed(() => replay(startOf(longest), longest.commands))) : [];
  const rates = Array.from({ length: RUNS + 1 }, (_, run) => roundRates(`bench-${run}`)).slice(1); // the first warms the engine
  return [
    { what: `play, median of ${commands.length} commands`, value: median(commands), unit: 'ms' },
    { what: 'play, 95 of 100', value: quantile(commands, 0.95), unit: 'ms' },
    { what: `replay of a game of ${longest?.commands.length} commands`, value: median(replays), unit: 'ms' },
    { what: 'random legal play, complete rounds', value: median(rates.map(({ byClock }) => byClock)), unit: '/s', atLeast: BUDGET },
    { what: '  the same by processor time', value: median(rates.map(({ byProcessor }) => byProcessor)), unit: '/s' },
  ];
}

function commandTimes(game: RecordedGame): number[] {
  let state = startOf(game);
  return game.commands.map((command) =>
    timed(() => {
      const answer = play(state, command);
      if (answer.ok) state = answer.value.state;
    }),
  );
}

/** Rounds a second; on a busy machine the clock runs on while others work. */
function roundRates(seed: string): { readonly byClock: number; readonly byProcessor: number } {
  let rounds = 0;
  const before = process.cpuUsage();
  const time = timed(() => {
    for (const { after } of roundsPlayed(newGame('1941'), randomPlayer, seed, ROUNDS)) rounds = after.round - 1;
  });
  const { user, system } = process.cpuUsage(before);
  return { byClock: (rounds * 1000) / time, byProcessor: (rounds * 1_000_000) / (user + system) };
}
