/**
 * Counts the lawful sequences of commands of the small boards, of one command, of two, and so on: npx tsx
 * tests/engine/axis-allies/counts/count.ts writes them to counts.json anew. Do so only when a rule has been changed on
 * purpose, and look at what changed: each number that is another one is a command that has become lawful or has ceased
 * to be.
 */
import '../../../loadEditions.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { boardOf, fromPosition, play, refusalOf, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { SMALL_BOARDS, type SmallBoard } from './boards.ts';
import { BOARDS_OF_REVISED } from './boardsOfRevised.ts';
import { everyCommand } from './everyCommand.ts';

const FILE = new URL('counts.json', import.meta.url);

export const BOARDS: readonly SmallBoard[] = [...SMALL_BOARDS, ...BOARDS_OF_REVISED];

export type Counts = Readonly<Record<string, readonly number[]>>;

export const recordedCounts = (): Counts => JSON.parse(readFileSync(FILE, 'utf8')) as Counts;

/** Lawful sequences of each length; the first command is tried with every space of the board. */
export function countsOf({ edition = '1941', position, spaces, depth }: SmallBoard): readonly number[] {
  const read = fromPosition({ edition, ...position });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const start = read.value;
  const known = new Map<string, number>();
  return Array.from({ length: depth }, (_, i) =>
    i === 0
      ? sequences(start, 1, [...boardOf(start).spaces.keys()], new Map())
      : sequences(start, i + 1, spaces, known),
  );
}

/** Lawful sequences of so many commands from here. Two ways to one state are both counted, and gone on from once. */
function sequences(state: GameState, depth: number, spaces: readonly SpaceId[], known: Map<string, number>): number {
  const key = `${depth} ${JSON.stringify(state)}`;
  let count = known.get(key);
  if (count !== undefined) return count;
  count = 0;
  for (const command of everyCommand(state, spaces)) {
    if (depth === 1) count += refusalOf(state, command) ? 0 : 1;
    else {
      const answer = play(state, command);
      if (answer.ok) count += sequences(answer.value.state, depth - 1, spaces, known);
    }
  }
  known.set(key, count);
  return count;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const lines = BOARDS.map((board) => {
    const begun = performance.now();
    const counts = countsOf(board);
    process.stdout.write(`${board.name}: ${counts.join(', ')} in ${Math.round(performance.now() - begun)} ms\n`);
    return `  ${JSON.stringify(board.name)}: ${JSON.stringify(counts)}`;
  });
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}
