import type { SpaceId } from '../engine/index.ts';
import { isSameEnd, type Draw, type DrawColour, type DrawEnd } from '../engine/table/index.ts';
import { useDrawings } from './drawings.ts';
import { useExample, type Example } from './displayedGame.ts';

/** Keys that are held while one draws. */
export type PenKeys = Pick<MouseEvent, 'shiftKey' | 'altKey'>;

/** Whether the map takes strokes: something can be drawn on, and no example without a pen is shown in its place. */
export const canDraw = (): boolean =>
  useDrawings.getState().stroke !== null && isDrawable(useExample.getState().example);

/** Whether drawings are shown on an example, or where there is none. */
export const isDrawable = (example: Example | null): boolean => example === null || example.takesPen === true;

/** Whether presses and drags on the map draw now. */
export const hasPen = (): boolean => useDrawings.getState().isDrawing && canDraw();

/** The chosen colour, or that of the keys held: Shift for red, Alt for blue, both for yellow. */
export function colourBy({ shiftKey, altKey }: PenKeys): DrawColour {
  if (shiftKey) return altKey ? 'yellow' : 'red';
  return altKey ? 'blue' : useDrawings.getState().colour;
}

/** Draws an arrow from one place to another, or marks the space if both are the same one. */
export function draw(from: DrawEnd, to: DrawEnd, colour = useDrawings.getState().colour): void {
  const { stroke, draws: before } = useDrawings.getState();
  const isOne = isSameEnd(from, to);
  // A point by itself is no mark.
  if (isOne && typeof to !== 'string') return;
  const drawn: Draw =
    isOne && typeof to === 'string' ? { kind: 'space', space: to, colour } : { kind: 'arrow', from, to, colour };
  stroke?.(drawn);
  const { draws } = useDrawings.getState();
  const latest = draws === before ? null : { draw: drawn, isThere: draws.includes(drawn) };
  useDrawings.setState({ begun: null, latest });
}

/** Begins an arrow in a space, or ends the one that was begun there: where it began, that space is marked. */
export function beginOrEnd(space: SpaceId): void {
  const { begun } = useDrawings.getState();
  if (begun === null) useDrawings.setState({ begun: space, latest: null });
  else draw(begun, space);
}

export const togglePen = (): void =>
  useDrawings.setState(({ isDrawing }) => ({ isDrawing: !isDrawing, begun: null, latest: null }));

/** Lets go of the arrow that was begun, or else of the pen; false if there is none in hand. */
export function letGo(): boolean {
  const { begun } = useDrawings.getState();
  if (!hasPen()) return false;
  if (begun === null) togglePen();
  else useDrawings.setState({ begun: null });
  return true;
}
