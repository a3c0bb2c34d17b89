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
  const rates = Array.from({ length: RUNS }, (_, run) => roundRate(`bench-${run}`));
  return [
    { what: `play, median of ${commands.length} commands`, value: median(commands), unit: 'ms' },
    { what: 'play, 95 of 100', value: quantile(commands, 0.95), unit: 'ms' },
    { what: `replay of a game of ${longest?.commands.length} commands`, value: median(replays), unit: 'ms' },
    { what: 'random legal play, complete rounds', value: median(rates), unit: '/s', atLeast: BUDGET },
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

function roundRate(seed: string): number {
  let rounds = 0;
  const time = timed(() => {
    for (const { after } of roundsPlayed(newGame('1941'), randomPlayer, seed, ROUNDS)) rounds = after.round - 1;
  });
  return (rounds / time) * 1000;
}
