import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Measurement } from './measurement.ts';

const SCRIPT = fileURLToPath(new URL('measureAlone.ts', import.meta.url));

/**
 * Measures a part of an edition in a process of its own: a page plays one edition, and reckons odds in a worker. What
 * others have left in memory, and taught the compiler, would falsify the comparison.
 */
export const alone = (part: string, edition: string): readonly Measurement[] =>
  JSON.parse(
    execFileSync(process.execPath, [...process.execArgv, SCRIPT, part, edition], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  ) as readonly Measurement[];
