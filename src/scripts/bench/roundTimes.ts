import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Measurement } from './measurement.ts';
import type { RoundRates } from './rounds.ts';

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
