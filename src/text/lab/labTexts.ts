import type { NodeMark } from '../../engine/table/index.ts';
import { counted, oneOrMany } from '../words.ts';

/** Edits of the tree, for the buttons that undo and redo them. */
export const EDIT_TEXTS: Readonly<Record<string, string>> = {
  play: 'what was played',
  remove: 'the deleted moves',
  promote: 'the change of the line',
  name: 'the name',
  comment: 'the comment',
  mark: 'the mark',
  fold: 'the folding',
  draw: 'the drawing',
  paste: 'the pasted moves',
  ends: 'the end of the battle',
  boards: 'the end of the turn',
  'add-chapter': 'the new chapter',
  'rename-chapter': 'the name of the chapter',
  'move-chapter': 'the place of the chapter',
  'remove-chapter': 'the deleted chapter',
};

const editName = (what: string): string => EDIT_TEXTS[what] ?? what;

/** What was undone and done again, for those who hear it. */
export const undoneText = (what: string): string => `Undone: ${editName(what)}.`;
export const redoneText = (what: string): string => `Done again: ${editName(what)}.`;

/** What was done; of the edits that are left out, something else tells already. */
const DONE_TEXTS: Readonly<Record<string, string>> = {
  remove: 'Deleted, with all moves after it.',
  promote: 'Moved up.',
  name: 'The name is changed.',
  comment: 'The comment is changed.',
  paste: 'Pasted.',
  boards: 'In the tree now, with dice that lead there.',
  'add-chapter': 'A chapter is added.',
  'rename-chapter': 'The chapter has another name.',
  'move-chapter': 'The chapter is moved.',
  'remove-chapter': 'The chapter is deleted.',
};
export const doneText = (what: string): string => DONE_TEXTS[what] ?? '';

/** So many moves were copied. */
export const copiedText = (moves: number): string =>
  `${moves === 1 ? 'The move is' : `The move and ${counted(moves - 1, 'move')} after it are`} copied.`;

/** How many of the ends that were picked are lines of the tree now. */
export const foundText = (lines: number): string =>
  lines === 0 ? '' : `${counted(lines, 'line')} ${oneOrMany(lines, 'is', 'are')} in the tree.`;
export const SEARCHING_TEXT = 'Looking for the dice …';

export const openedText = (title: string): string => `The lab is open: ${title}.`;

type Trouble =
  | 'tree-full'
  | 'chapters-full'
  | 'no-line'
  | 'draws-full'
  | 'file-too-large'
  | 'apart'
  | { readonly kind: 'line-not-allowed' }
  | { readonly kind: 'not-pasted'; readonly pasted: number; readonly refused: number };

/** What went wrong in the lab; which rule refuses a move is told after it. */
export function troubleText(trouble: Trouble): string {
  if (trouble === 'tree-full') return 'The tree is full. Delete some of its moves to make room.';
  if (trouble === 'chapters-full') return 'The study is full. Delete a chapter to make room.';
  if (trouble === 'no-line') return 'No dice were found that lead there.';
  if (trouble === 'draws-full') return 'There is no room for another arrow or mark here. Take one away first.';
  if (trouble === 'file-too-large')
    return 'This file is too large to be opened again. Save the study with fewer chapters or comments too.';
  if (trouble === 'apart') return 'Another tab changed this study. What you do here is kept as a copy.';
  if (trouble.kind === 'line-not-allowed')
    return 'The rules do not allow all moves of this line, so it cannot be shown.';
  const { pasted, refused } = trouble;
  if (pasted === 0) return 'The rules do not allow these moves here. Nothing was pasted.';
  return `The rules do not allow ${refused} of the moves here; ${oneOrMany(refused, 'it was', 'they were')} left out.`;
}

/** Whether this browser keeps the study. */
export const KEEPING_TEXTS = {
  nothing: 'Kept as soon as something is played.',
  elsewhere: 'Kept as soon as something is changed.',
  keeping: 'Being kept…',
  kept: 'Kept in this browser.',
  failed: 'This browser cannot keep it. Save it to a file.',
} as const;

/** The signs of chess players, with their words. */
export const MARK_TEXTS: Readonly<Record<NodeMark, { readonly sign: string; readonly word: string }>> = {
  good: { sign: '!', word: 'good' },
  doubtful: { sign: '?!', word: 'doubtful' },
  bad: { sign: '?', word: 'bad' },
};

/** How a chapter is called if nobody says otherwise; numbers start at 1. */
export const chapterTitle = (number: number): string => `Chapter ${number}`;

/** The chapter shown, of how many: 'Chapter 2 of 3: Ukraine'. */
export const chapterPlace = (number: number, count: number, title: string): string =>
  `${chapterTitle(number)} of ${count}${title === '' || title === chapterTitle(number) ? '' : `: ${title}`}`;

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
