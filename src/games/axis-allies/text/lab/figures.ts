import type { Figure } from '../../odds/studyFigures.ts';
import { expected, percent, withSign } from '../chances.ts';

/** "71 %", "8.2 IPCs", "+3.1 IPCs". */
export function figureText({ kind, value }: Figure): string {
  if (kind === 'chance') return percent(value);
  const number = kind === 'balance' ? withSign(value) : expected(value);
  return `${number}\u00a0${number === '1' ? 'IPC' : 'IPCs'}`;
}

/** A figure in a comment: `[71 %](odds:won/ukraine)`. */
const FIGURE = /\[([^\]]*)\]\(odds:([a-z0-9/-]+)\)/g;

/** The comment with each figure as it is now; a figure that cannot be told stays as it is written. */
export const withFigures = (comment: string, figureOf: (name: string) => Figure | null): string =>
  comment.replace(FIGURE, (written, _text, name: string) => {
    const figure = figureOf(name);
    return figure === null ? written : `[${figureText(figure)}](odds:${name})`;
  });

/** The names of the figures in a comment. */
export const figuresIn = (comment: string): readonly string[] =>
  [...comment.matchAll(FIGURE)].map(([, , name]) => name ?? '');

/** The comment without its figures, to see whether other numbers stand in it. */
export const withoutFigures = (comment: string): string => comment.replace(FIGURE, '');

/** The comment with the numbers alone of its figures, for where it stands as plain text. */
export const withPlainFigures = (comment: string): string => comment.replace(FIGURE, '$1');
