import { play, replay, type Command } from '../../engine/axis-allies/index.ts';
import { startOf, type RecordedGame } from '../../../tests/engine/axis-allies/games/recordedGame.ts';
import { median, quantile, measureTime, type Measurement } from './measurement.ts';

const RUNS = 7;
/** Milliseconds for 95 of 100 commands, and for a whole game of this many rounds. */
const COMMAND_BUDGET = 0.3;
const REPLAY_BUDGET = 150;
const ROUNDS = 20;
/** Editions after the first may take so many times as long for a command. */
const LATER = 1.5;

/** How long the engine takes for a command and for a whole game. */
export function playTimes(games: readonly RecordedGame[]): readonly Measurement[] {
  const commands = Array.from({ length: 3 }, () => games.flatMap(commandTimes)).flat();
  return [
    { what: `play, median of ${commands.length} commands`, value: median(commands), unit: 'ms' },
    {
      what: 'play, 95 of 100',
      value: quantile(commands, 0.95),
      unit: 'ms',
      atMost: COMMAND_BUDGET,
      atMostOfFirst: LATER,
      limit: 'the end of combat move: every zone, battle and landing',
    },
    ...replayTimes(games),
  ];
}

function commandTimes(game: RecordedGame): number[] {
  let state = startOf(game);
  return game.commands.map((command) =>
    measureTime(() => {
      const result = play(state, command);
      if (result.ok) state = result.value.state;
    }),
  );
}

/** Replays the first rounds of the longest game; no measurement if no game is that long. */
function replayTimes(games: readonly RecordedGame[]): readonly Measurement[] {
  const game = games.toSorted((a, b) => b.rounds - a.rounds)[0];
  if (!game || game.rounds < ROUNDS) return [];
  const commands = firstRounds(game, ROUNDS);
  const times = Array.from({ length: RUNS }, () => measureTime(() => replay(startOf(game), commands)));
  return [
    {
      what: `replay of ${ROUNDS} rounds, ${commands.length} commands`,
      value: median(times),
      unit: 'ms',
      atMost: REPLAY_BUDGET,
      limit: 'planning each command anew; the ends of combat move',
    },
  ];
}

/** The commands up to the end of the last turn in that round. */
function firstRounds({ checkpoints, commands }: RecordedGame, rounds: number): readonly Command[] {
  return commands.slice(0, checkpoints.findLast(({ round }) => round <= rounds)?.commands);
}
