import type { Point } from '../geography/shapes.ts';
import { panned, zoomedAt } from './camera.ts';
import type { Pilot } from './Pilot.ts';
import type { Frame } from './Frame.ts';

export interface Touches {
  /** The pointer rests over a point of the window, or has left. */
  readonly hover: (at: Point | null, touch: boolean) => void;
  /** A click or tap that was no drag. */
  readonly press: (at: Point, touch: boolean) => void;
}

/** Farther than this a press has become a drag. */
const SLIP = 5;
const DOUBLE_CLICK = 1.9;

/** Mouse, pen and fingers: drag pans, wheel and pinch zoom at the pointer, double click zooms, a click presses. */
export function takeInHand(canvas: HTMLCanvasElement, frame: Frame, pilot: Pilot, touches: Touches): () => void {
  const down = new Map<number, Point>();
  let travelled = 0;
  const hands = new AbortController();
  const { signal } = hands;
  const at = (event: MouseEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const zoom = (factor: number, where: Point) => zoomedAt(frame.camera(), factor, where, frame.board, frame.window());

  canvas.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    pilot.land();
    canvas.setPointerCapture(event.pointerId);
    if (down.size === 0) travelled = 0;
    // A second finger makes a pinch, never a press.
    else travelled = Infinity;
    down.set(event.pointerId, at(event));
  }, { signal });

  canvas.addEventListener('pointermove', (event) => {
    const here = at(event);
    const before = down.get(event.pointerId);
    if (!before) {
      touches.hover(here, event.pointerType === 'touch');
      return;
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    travelled += Math.hypot(here[0] - before[0], here[1] - before[1]);
    if (!other && travelled < SLIP) return;
    down.set(event.pointerId, here);
    canvas.style.cursor = 'grabbing';
    if (other) {
      const apart = (point: Point): number => Math.hypot(point[0] - other[0], point[1] - other[1]);
      const middle = (point: Point): Point => [(point[0] + other[0]) / 2, (point[1] + other[1]) / 2];
      const [from, to] = [middle(before), middle(here)];
      frame.look(panned(zoom(apart(here) / Math.max(1, apart(before)), from), to[0] - from[0], to[1] - from[1]));
    } else {
      frame.look(panned(frame.camera(), here[0] - before[0], here[1] - before[1]));
    }
  }, { signal });

  const lift = (event: PointerEvent): void => {
    const held = down.delete(event.pointerId);
    canvas.style.cursor = '';
    if (held && event.type === 'pointerup' && event.button === 0 && travelled < SLIP) touches.press(at(event), event.pointerType === 'touch');
  };
  canvas.addEventListener('pointerup', lift, { signal });
  canvas.addEventListener('pointercancel', lift, { signal });
  canvas.addEventListener('pointerleave', () => touches.hover(null, false), { signal });

  canvas.addEventListener('dblclick', (event) => pilot.fly(zoom(event.shiftKey ? 1 / DOUBLE_CLICK : DOUBLE_CLICK, at(event))), { signal });

  canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    pilot.land();
    // Lines, pages and pixels come to about the same; a trackpad's pinch arrives as a wheel with ctrl.
    const turn = event.deltaY * (event.deltaMode === 1 ? 30 : event.deltaMode === 2 ? 300 : 1) * (event.ctrlKey ? 4 : 1);
    frame.look(zoom(Math.exp(-Math.max(-300, Math.min(300, turn)) * 0.0018), at(event)));
  }, { signal, passive: false });

  return () => hands.abort();
}
