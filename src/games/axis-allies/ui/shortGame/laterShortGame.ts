/* What is shown of a short game, in one file: it is loaded when one is played. */
export { ShortGameBox } from './ShortGameBox.tsx';
export { ShortGameEnd } from './ShortGameEnd.tsx';
