import type { Point } from '../../geography/shapes.ts';
import { useSettings } from '../../store/settings.ts';
import { panned, zoomedAt } from '../camera/camera.ts';
import type { MapView } from '../camera/MapView.ts';
import type { CameraFlight } from '../camera/CameraFlight.ts';

/** A drag of something other than the map itself. */
export interface PointerDrag {
  readonly move: (at: Point) => void;
  readonly drop: (at: Point) => void;
  readonly cancel: () => void;
}

/** What the pointer can do on the map. Points are in window pixels. */
export interface PointerHandlers {
  /** The pointer is over a point without being pressed; null when it leaves, as a finger does when it is lifted. */
  readonly hover: (at: Point | null, isTouch: boolean) => void;
  /** A click or tap. Returns the space that was only selected ('' if none), or null if something was done. */
  readonly press: (at: Point, isTouch: boolean, event: PointerEvent) => string | null;
  /** A right click or a long press; null for the menu key. */
  readonly openMenu: (at: Point | null, isTouch: boolean) => void;
  /** Whether a long press opens the menu now. */
  readonly isMenuHeld: () => boolean;
  /** Whether the right button can drag now; the menu then waits until it is released. */
  readonly isRightDrag: () => boolean;
  /** The drag that begins at a point; null to pan the map. */
  readonly startDrag: (from: Point, isTouch: boolean, event: PointerEvent) => PointerDrag | null;
}

/** A press that moves farther than so many pixels becomes a drag. */
const DRAG_THRESHOLD = { mouse: 5, touch: 10 } as const;
const LONG_PRESS_MS = 500;
const DOUBLE_CLICK_FACTOR = 1.9;
/** The number of the right button. */
const RIGHT = 2;

/** Window pixels of a line and of a page, in which some wheels count; pixels by themselves come first. */
const WHEEL_UNITS = [1, 30, 300];
const ZOOM_PER_PIXEL = 0.0018;
/** How much closer a pinch comes than a wheel that turns as far. */
const PINCH = 4;

/**
 * What a wheel does to the map: how many times closer it comes, or by how many pixels it moves, if the wheel is to move
 * it. A trackpad's two fingers turn the wheel too, and its pinch turns it with Ctrl, which always zooms.
 */
export function wheelMeaning(
  { deltaX, deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey'>,
  pans: boolean,
): { readonly closer: number } | { readonly by: Point } {
  const unit = WHEEL_UNITS[deltaMode] ?? 1;
  if (pans && !ctrlKey) return { by: [-deltaX * unit, -deltaY * unit] };
  const turned = Math.max(-300, Math.min(300, deltaY * unit * (ctrlKey ? PINCH : 1)));
  return { closer: Math.exp(-turned * ZOOM_PER_PIXEL) };
}

/** What the pressed pointer is doing; 'held' is a long press or a cancelled drag, which ignores all movement. */
type Gesture = { readonly kind: 'press' | 'pan' | 'held' } | { readonly kind: 'drag'; readonly drag: PointerDrag };

/**
 * Mouse, pen and touch on the canvas: a drag pans or moves units, wheel and pinch zoom at the pointer, a click presses,
 * a double click zooms, a right click or long press opens the menu. Returns an unsubscribe function.
 */
export function listenToPointer(
  canvas: HTMLCanvasElement,
  view: MapView,
  flight: CameraFlight,
  handlers: PointerHandlers,
): () => void {
  const pointers = new Map<number, Point>();
  let gesture: Gesture = { kind: 'press' };
  let pressedAt: Point = [0, 0];
  let longPressTimer = 0;
  let lastPresses: readonly (string | null)[] = [];
  /** What the right button is doing; 'waits' once the menu was asked for while it is down. */
  let right: 'up' | 'down' | 'waits' | 'dragged' = 'up';
  const abort = new AbortController();
  const { signal } = abort;
  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const isTouchEvent = (event: PointerEvent): boolean => event.pointerType === 'touch';
  const zoomed = (factor: number, where: Point) => zoomedAt(view.camera(), factor, where, view.viewport());
  const setGesture = (next: Gesture): void => {
    window.clearTimeout(longPressTimer);
    if (gesture.kind === 'drag' && next !== gesture) gesture.drag.cancel();
    gesture = next;
  };

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      right = 'up';
      if (event.pointerType === 'mouse' && event.button > 1) {
        if (event.button !== RIGHT || !handlers.isRightDrag()) return;
        right = 'down';
      }
      flight.stop();
      canvas.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, pointOf(event));
      // A second finger starts a pinch, not a press.
      setGesture({ kind: pointers.size === 1 ? 'press' : 'pan' });
      pressedAt = pointOf(event);
      if (event.pointerType === 'mouse' || pointers.size > 1 || !handlers.isMenuHeld()) return;
      longPressTimer = window.setTimeout(() => {
        setGesture({ kind: 'held' });
        handlers.openMenu(pressedAt, true);
      }, LONG_PRESS_MS);
    },
    { signal },
  );

  canvas.addEventListener(
    'pointermove',
    (event) => {
      const here = pointOf(event);
      const before = pointers.get(event.pointerId);
      if (!before) {
        handlers.hover(here, isTouchEvent(event));
        return;
      }
      if (gesture.kind === 'press') {
        const threshold = DRAG_THRESHOLD[isTouchEvent(event) ? 'touch' : 'mouse'];
        if (Math.hypot(here[0] - pressedAt[0], here[1] - pressedAt[1]) < threshold) return;
        const drag = handlers.startDrag(pressedAt, isTouchEvent(event), event);
        if (right !== 'up') right = 'dragged';
        setGesture(drag === null ? { kind: 'pan' } : { kind: 'drag', drag });
      }
      if (gesture.kind === 'held') return;
      pointers.set(event.pointerId, here);
      canvas.style.cursor = 'grabbing';
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (gesture.kind === 'drag') gesture.drag.move(here);
      else if (other) view.setCamera(pinched(before, here, other));
      else view.setCamera(panned(view.camera(), here[0] - before[0], here[1] - before[1]));
    },
    { signal },
  );

  /** The camera after one of two fingers has moved. */
  function pinched(before: Point, here: Point, other: Point) {
    const distanceTo = (point: Point): number => Math.hypot(point[0] - other[0], point[1] - other[1]);
    const middleTo = (point: Point): Point => [(point[0] + other[0]) / 2, (point[1] + other[1]) / 2];
    const [from, to] = [middleTo(before), middleTo(here)];
    return panned(zoomed(distanceTo(here) / Math.max(1, distanceTo(before)), from), to[0] - from[0], to[1] - from[1]);
  }

  const release = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return;
    canvas.style.cursor = '';
    const ended = gesture;
    const isReleased = event.type === 'pointerup';
    if (ended.kind === 'drag' && isReleased) {
      gesture = { kind: 'pan' };
      ended.drag.drop(pointOf(event));
    } else setGesture({ kind: ended.kind === 'held' ? 'held' : 'pan' });
    if (ended.kind === 'press' && isReleased && event.button === 0)
      lastPresses = [lastPresses.at(-1) ?? null, handlers.press(pointOf(event), isTouchEvent(event), event)];
    if (right === 'waits' && isReleased) handlers.openMenu(pointOf(event), false);
    // After a drag the event that asks for the menu may still come.
    if (right !== 'dragged') right = 'up';
  };
  canvas.addEventListener('pointerup', release, { signal });
  canvas.addEventListener('pointercancel', release, { signal });
  canvas.addEventListener('pointerleave', (event) => handlers.hover(null, isTouchEvent(event)), { signal });

  // In the capture phase, so that Escape cancels the drag and does nothing else.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || gesture.kind !== 'drag') return;
      event.preventDefault();
      event.stopPropagation();
      setGesture({ kind: 'held' });
    },
    { signal, capture: true },
  );

  // Without this, the click event after a long press would close the menu that it opened.
  canvas.addEventListener(
    'touchend',
    (event) => {
      if (gesture.kind !== 'held') return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, passive: false },
  );

  canvas.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      // A long press by touch was handled by its timer. The menu key has no position.
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      if (right === 'dragged' && event.button === RIGHT) return;
      // Some systems ask for it when the button goes down, others when it is released.
      if (right === 'down' && event.button === RIGHT) right = 'waits';
      else handlers.openMenu(event.button === RIGHT ? pointOf(event) : null, false);
    },
    { signal },
  );

  canvas.addEventListener(
    'dblclick',
    (event) => {
      // Two quick clicks that gave an order, or pressed two different spaces, are not a double click.
      const [first, second] = lastPresses;
      if (first === null || first !== second) return;
      flight.flyTo(zoomed(event.shiftKey ? 1 / DOUBLE_CLICK_FACTOR : DOUBLE_CLICK_FACTOR, pointOf(event)));
    },
    { signal },
  );

  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      flight.stop();
      const meant = wheelMeaning(event, useSettings.getState().wheelPans);
      view.setCamera('by' in meant ? panned(view.camera(), ...meant.by) : zoomed(meant.closer, pointOf(event)));
    },
    { signal, passive: false },
  );

  return () => {
    window.clearTimeout(longPressTimer);
    abort.abort();
  };
}
