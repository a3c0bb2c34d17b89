/** A figure in a comment: `[71 %](odds:won/ukraine)`. */
const FIGURE = /\[([^\]]*)\]\(odds:([a-z0-9/-]+)\)/g;

/** The comment with each figure as it is now; a figure that cannot be told stays as it is written. */
export const withFigures = (comment: string, textOf: (name: string) => string | null): string =>
  comment.replace(FIGURE, (written, _text, name: string) => {
    const text = textOf(name);
    return text === null ? written : `[${text}](odds:${name})`;
  });

/** The names of the figures in a comment. */
export const figuresIn = (comment: string): readonly string[] =>
  [...comment.matchAll(FIGURE)].map(([, , name]) => name ?? '');

/** The comment without its figures, to see whether other numbers stand in it. */
export const withoutFigures = (comment: string): string => comment.replace(FIGURE, '');

/** The comment with the numbers alone of its figures, for where it stands as plain text. */
export const withPlainFigures = (comment: string): string => comment.replace(FIGURE, '$1');
