import { atOnce } from '../../engine/index.ts';
import type { StoredRecords } from '../../saves/storedGame.ts';
import type { Setup } from '../../saves/schema.ts';
import { openStoredGame } from '../../store/openStoredGame.ts';
import { storedChange } from '../../store/storedChange.ts';
import type { RecordedGame } from '../../../tests/engine/axis-allies/games/recordedGame.ts';
import { measureCpu, quantile, type Measurement } from './measurement.ts';
import { startState } from '../../games/axis-allies/store/game.ts';

const BUDGET = 500;
const ROUNDS = 10;
const RUNS = 5;

/** How long the first ten rounds of each game take to be opened from what the browser stores: checked and played. */
export async function reopenTimes(games: readonly RecordedGame[]): Promise<readonly Measurement[]> {
  const times: number[] = [];
  for (const game of games) {
    const records = storedRecords(game);
    for (let run = 0; run < RUNS; run += 1)
      times.push(
        await measureCpu(async () => {
          const { broken } = await openStoredGame(records);
          if (broken !== null) throw new Error(`${game.title} cannot be opened`);
        }),
      );
  }
  return [
    {
      what: `reopen a stored game of up to ${ROUNDS} rounds, slowest of ${games.length} games`,
      value: quantile(times, 1),
      unit: 'ms',
      atMost: BUDGET,
      limit: 'playing every command once',
    },
  ];
}

function storedRecords({ edition, options, seed, checkpoints, commands: all }: RecordedGame): StoredRecords {
  const { victory, advantages, players } = options;
  const end = checkpoints.findLast(({ round }) => round <= ROUNDS)?.commands ?? 0;
  const setup: Setup = {
    edition,
    start: { kind: 'setup', victory: victory ?? '', ...(advantages && { advantages: mutable(advantages) }) },
    seed,
    diceMode: 'program',
    players: (players ?? []).map(({ name, powers }) => ({ name, powers: [...powers] })),
  };
  const start = startState(setup);
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  const stored = { id: 'bench', setup, state: start.value, commands: all.slice(0, end), sideLines: [] };
  const { game, commands } = atOnce(storedChange(stored, null)).change;
  return { id: 'bench', game, commands: commands.map((value, n) => ({ n, value })), checkpoint: undefined };
}

const mutable = (advantages: Readonly<Record<string, readonly string[] | undefined>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(advantages).map(([power, list = []]) => [power, [...list]]));
