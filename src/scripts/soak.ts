/**
 * Plays random lively games until the time is up and checks every invariant after every command: npm run soak --
 * --minutes 30
 * --seed N starts with another seed, --replay FILE replays a saved failure. Ctrl-C stops and prints the totals.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import '../../tests/loadEditions.ts';

// It asks for editions as soon as it is imported, when an import above would not have loaded them yet.
const { inWords, replayed, soak } = await import('../../tests/engine/axis-allies/soak/soak.ts');

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    replay: { type: 'string' },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<boolean> {
  if (values.replay !== undefined) {
    const faults = replayed(values.replay);
    say(faults.length > 0 ? faults.join('\n') : 'Nothing is wrong any more.');
    return faults.length === 0;
  }
  const minutes = Number(values.minutes);
  const seed = Number(values.seed);
  if (!(minutes > 0) || !Number.isSafeInteger(seed)) {
    say('npm run soak -- --minutes N [--seed N] | --replay FILE');
    return false;
  }
  let isStopped = false;
  // Ctrl-C arrives twice, from the terminal and from the parent process.
  process.on('SIGINT', () => (isStopped = true));
  const started = performance.now();
  const sum = await soak({
    milliseconds: minutes * 60_000,
    seed,
    folder: join('test-results', 'soak'),
    say,
    isStopped: () => isStopped,
  });
  const passed = (performance.now() - started) / 60_000;
  say(
    `${inWords(sum)} in ${passed.toFixed(1)} minutes, ${Math.round(sum.commands / passed)} commands a ` +
      `minute${sum.failure === null ? ', nothing wrong' : ''}`,
  );
  return sum.failure === null;
}

process.exitCode = (await main()) ? 0 : 1;
