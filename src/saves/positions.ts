/** How position files are read and written. Most games begin without one, so it is loaded apart (loadPositions). */
export { fromPosition, toPosition } from '../engine/index.ts';
