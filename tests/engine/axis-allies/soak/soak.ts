import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition } from '../../../../src/engine/axis-allies/index.ts';
import { EDITIONS } from '../editions/everyEdition.ts';
import { INVARIANTS, type Invariant } from '../properties/invariants.ts';
import { failureOf, shrunk } from './shrink.ts';
import { played, trialOf, type Failure } from './trial.ts';

/** Random lively games of every edition until time is up. */

export interface Soak {
  readonly milliseconds: number;
  /** The first seed; the others follow it. */
  readonly seed: number;
  /** Where failures are written. */
  readonly folder: string;
  readonly invariants?: readonly Invariant[];
  /** Tells people how it goes. */
  readonly say: (line: string) => void;
  readonly isStopped?: () => boolean;
  readonly now?: () => number;
}

export interface Sum {
  games: number;
  rounds: number;
  commands: number;
  tries: number;
  refused: number;
  /** The file of the failure that ended it. */
  failure: string | null;
  /** The milliseconds played of each edition. */
  readonly played: Record<string, number>;
}

const PROGRESS = 10_000;

/**
 * Play until time is up, it is stopped or something is wrong. Gives the loop free between games, for Ctrl-C to be
 * heard.
 */
export async function soak({
  milliseconds,
  seed,
  folder,
  invariants = INVARIANTS,
  say,
  isStopped = () => false,
  now = () => performance.now(),
}: Soak): Promise<Sum> {
  const begun = now();
  const sum: Sum = { games: 0, rounds: 0, commands: 0, tries: 0, refused: 0, failure: null, played: {} };
  const isOver = (): boolean => isStopped() || now() - begun >= milliseconds;
  let told = begun;
  for (let n = seed; !isOver() && sum.failure === null; n++) {
    const edition = leastPlayed(sum);
    const since = now();
    const game = played(trialOf(n, edition), invariants, isOver);
    sum.played[edition.id] = (sum.played[edition.id] ?? 0) + now() - since;
    sum.games++;
    sum.rounds += game.rounds;
    sum.commands += game.commands;
    sum.tries += game.tries;
    sum.refused += game.refused;
    if (game.failure) sum.failure = reported(game.failure, folder, invariants, say);
    if (now() - told >= PROGRESS) {
      told = now();
      say(`${Math.round((told - begun) / 1000)} s: ${inWords(sum)}, seed ${n}`);
    }
    await new Promise((go) => setImmediate(go));
  }
  return sum;
}

/** The edition whose turn it is, so that all have the same time. */
const leastPlayed = (sum: Pick<Sum, 'played'>): Edition =>
  EDITIONS.reduce((least, one) => ((sum.played[one.id] ?? 0) < (sum.played[least.id] ?? 0) ? one : least));

export const inWords = ({ games, rounds, commands, tries, refused }: Sum): string =>
  `${games} games, ${rounds} rounds, ${commands} commands, ${refused} of ${tries} tries refused`;

/** Write a failure down, as small as it gets, and say where. */
function reported(
  failure: Failure,
  folder: string,
  invariants: readonly Invariant[],
  say: (line: string) => void,
): string {
  const small = shrunk(failure, invariants);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${failure.seed}.json`);
  writeFileSync(file, failureText(small));
  say(`${failure.seed} went wrong after ${failure.commands.length} commands: ${failure.faults.join('; ')}`);
  say(`${file} shows it in ${small.commands.length}; again: npm run soak -- --replay ${file}`);
  return file;
}

/** One command a line, for people to read. */
const failureText = ({ commands, ...head }: Failure): string =>
  `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "commands": ` +
  `[\n${commands.map((command) => `    ${JSON.stringify(command)}`).join(',\n')}\n  ]\n}\n`;

/** Play a written failure again; its faults, or none if it is mended. */
export function replayed(file: string, invariants: readonly Invariant[] = INVARIANTS): readonly string[] {
  const { start, commands } = JSON.parse(readFileSync(file, 'utf8')) as Failure;
  return failureOf(start, commands, invariants)?.faults ?? [];
}
