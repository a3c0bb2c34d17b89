import type { Point } from '../../geography/shapes.ts';
import { panned, zoomedAt } from '../camera/camera.ts';
import type { MapView } from '../camera/MapView.ts';
import type { CameraFlight } from '../camera/CameraFlight.ts';

/** What a drag has hold of instead of the map itself. */
export interface Drag {
  readonly move: (at: Point) => void;
  readonly drop: (at: Point) => void;
  readonly cancel: () => void;
}

/** Points are in window pixels. */
export interface PointerHandlers {
  /** The pointer rests over a point of the window, or with null has left: a finger leaves whenever it is lifted. */
  readonly hover: (at: Point | null, touch: boolean) => void;
  /** A click or tap that was no drag. Answers with what it looked at, or null if it did something. */
  readonly press: (at: Point, touch: boolean) => string | null;
  /** A right click or a long press, or with null the menu key. */
  readonly hold: (at: Point | null, touch: boolean) => void;
  /** What a drag that begins here takes along; null where it pans. */
  readonly grip: (from: Point, touch: boolean, shift: boolean) => Drag | null;
}

/** Farther than this a press has become a drag; a finger is less steady. */
const SLIP = { mouse: 5, touch: 10 } as const;
const LONG_PRESS = 500;
const DOUBLE_CLICK = 1.9;

/** What the pressed pointer does: nothing yet, or what it may no longer become. */
type Doing = { readonly kind: 'press' | 'pan' | 'held' } | { readonly kind: 'drag'; readonly grip: Drag };

/**
 * Mouse, pen and fingers: drag pans or takes units along, wheel and pinch zoom at the pointer, a click presses, a
 * double click zooms, a long press asks.
 */
export function listenToPointer(
  canvas: HTMLCanvasElement,
  view: MapView,
  flight: CameraFlight,
  touches: PointerHandlers,
): () => void {
  const down = new Map<number, Point>();
  let doing: Doing = { kind: 'press' };
  let began: Point = [0, 0];
  let waiting = 0;
  let looked: readonly (string | null)[] = [];
  const hands = new AbortController();
  const { signal } = hands;
  const at = (event: MouseEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const isTouch = (event: PointerEvent): boolean => event.pointerType === 'touch';
  const zoom = (factor: number, where: Point) => zoomedAt(view.camera(), factor, where, view.viewport());
  const become = (next: Doing): void => {
    window.clearTimeout(waiting);
    if (doing.kind === 'drag' && next !== doing) doing.grip.cancel();
    doing = next;
  };

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button > 1) return;
      flight.stop();
      canvas.setPointerCapture(event.pointerId);
      down.set(event.pointerId, at(event));
      // A second finger makes a pinch, never a press.
      become({ kind: down.size === 1 ? 'press' : 'pan' });
      began = at(event);
      if (event.pointerType === 'mouse' || down.size > 1) return;
      waiting = window.setTimeout(() => {
        become({ kind: 'held' });
        touches.hold(began, true);
      }, LONG_PRESS);
    },
    { signal },
  );

  canvas.addEventListener(
    'pointermove',
    (event) => {
      const here = at(event);
      const before = down.get(event.pointerId);
      if (!before) {
        touches.hover(here, isTouch(event));
        return;
      }
      if (doing.kind === 'press') {
        if (Math.hypot(here[0] - began[0], here[1] - began[1]) < SLIP[isTouch(event) ? 'touch' : 'mouse']) return;
        const grip = touches.grip(began, isTouch(event), event.shiftKey);
        become(grip === null ? { kind: 'pan' } : { kind: 'drag', grip });
      }
      if (doing.kind === 'held') return;
      down.set(event.pointerId, here);
      canvas.style.cursor = 'grabbing';
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (doing.kind === 'drag') doing.grip.move(here);
      else if (other) view.setCamera(pinched(before, here, other));
      else view.setCamera(panned(view.camera(), here[0] - before[0], here[1] - before[1]));
    },
    { signal },
  );

  /** The camera after one of two fingers has moved. */
  function pinched(before: Point, here: Point, other: Point) {
    const apart = (point: Point): number => Math.hypot(point[0] - other[0], point[1] - other[1]);
    const middle = (point: Point): Point => [(point[0] + other[0]) / 2, (point[1] + other[1]) / 2];
    const [from, to] = [middle(before), middle(here)];
    return panned(zoom(apart(here) / Math.max(1, apart(before)), from), to[0] - from[0], to[1] - from[1]);
  }

  const lift = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return;
    canvas.style.cursor = '';
    const ended = doing;
    const isWhole = event.type === 'pointerup';
    if (ended.kind === 'drag' && isWhole) {
      doing = { kind: 'pan' };
      ended.grip.drop(at(event));
    } else become({ kind: ended.kind === 'held' ? 'held' : 'pan' });
    if (ended.kind === 'press' && isWhole && event.button === 0)
      looked = [looked.at(-1) ?? null, touches.press(at(event), isTouch(event))];
  };
  canvas.addEventListener('pointerup', lift, { signal });
  canvas.addEventListener('pointercancel', lift, { signal });
  canvas.addEventListener('pointerleave', (event) => touches.hover(null, isTouch(event)), { signal });

  // Before anything else hears of it: Escape ends the drag and nothing more.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || doing.kind !== 'drag') return;
      event.preventDefault();
      event.stopPropagation();
      become({ kind: 'held' });
    },
    { signal, capture: true },
  );

  // Or the click that follows a long press would close the menu it opened.
  canvas.addEventListener(
    'touchend',
    (event) => {
      if (doing.kind !== 'held') return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, passive: false },
  );

  canvas.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      // A finger's long press was heard already; the menu key has no place.
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      touches.hold(event.button === 2 ? at(event) : null, false);
    },
    { signal },
  );

  canvas.addEventListener(
    'dblclick',
    (event) => {
      // Two quick taps that gave an order, or looked at two places, were meant as such.
      const [first, second] = looked;
      if (first === null || first !== second) return;
      flight.flyTo(zoom(event.shiftKey ? 1 / DOUBLE_CLICK : DOUBLE_CLICK, at(event)));
    },
    { signal },
  );

  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      flight.stop();
      // Lines, pages and pixels come to about the same; a trackpad's pinch arrives as a wheel with ctrl.
      const turn =
        event.deltaY * (event.deltaMode === 1 ? 30 : event.deltaMode === 2 ? 300 : 1) * (event.ctrlKey ? 4 : 1);
      view.setCamera(zoom(Math.exp(-Math.max(-300, Math.min(300, turn)) * 0.0018), at(event)));
    },
    { signal, passive: false },
  );

  return () => {
    window.clearTimeout(waiting);
    hands.abort();
  };
}
