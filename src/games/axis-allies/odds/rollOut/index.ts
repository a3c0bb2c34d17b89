/**
 * A planned turn fought many times, pure and usable alone.
 *
 *   const playing = rollOut(state, () => TO_THE_END, { random: randomFrom(1) });
 *   let step = playing.next();
 *   while (!step.done) step = playing.next(); // step.value turns are over
 *   step.value.mean;
 */
export { lineToBoard, type RolledFight, type RolledTurn } from './lineToBoard.ts';
export { randomFrom, type Random } from './stage.ts';
export { rollOut, type RolledBoard, type RolledTarget, type RolledUnits, type RollOut } from './rollOut.ts';
export type { RolledStrike } from './lineToBoard.ts';
export type { StrikeSum } from './strikes.ts';
