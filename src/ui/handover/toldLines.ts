import type { GameState } from '../../engine/axis-allies/index.ts';
import type { SpaceId } from '../../engine/index.ts';
import { placesOf } from '../../games/axis-allies/history/index.ts';
import type { ToldTurn } from '../../games/axis-allies/store/toldTurn.ts';
import { balanceText, turnPartText } from '../../games/axis-allies/text/history/turnText.ts';

/** A line of a story and the places on the map that it tells of. */
export interface ToldLine {
  readonly text: string;
  readonly spaces: readonly SpaceId[];
}

/** A turn in lines: what happened in it, and what it came to. */
export const linesOf = (state: GameState, { parts, before, after }: ToldTurn): readonly ToldLine[] => [
  ...parts.map((part) => ({ text: turnPartText(state, part), spaces: placesOf(part) })),
  { text: balanceText(before, after), spaces: [] },
];

/** Milliseconds: to look up, for each letter, at most for a line, and for all lines together. */
const PACE = { look: 1400, letter: 30, line: 4000, all: 18_000 };

/** How long each line is told. */
export function timesOf(lines: readonly ToldLine[]): readonly number[] {
  const wanted = lines.map(({ text }) => Math.min(PACE.line, PACE.look + PACE.letter * text.length));
  const all = wanted.reduce((sum, time) => sum + time, 0);
  return wanted.map((time) => time * Math.min(1, PACE.all / all));
}
