// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CameraFlight } from '../../../src/map/camera/CameraFlight.ts';
import type { MapView } from '../../../src/map/camera/MapView.ts';
import { listenToPointer, type PointerDrag, type PointerHandlers } from '../../../src/map/input/listenToPointer.ts';

const drag = { move: vi.fn(), drop: vi.fn(), cancel: vi.fn() } satisfies PointerDrag;
const handlers = {
  hover: vi.fn(),
  press: vi.fn(() => null),
  openMenu: vi.fn(),
  isMenuHeld: vi.fn(() => true),
  isRightDrag: vi.fn(() => true),
  startDrag: vi.fn((): PointerDrag | null => drag),
} satisfies PointerHandlers;
const view = { camera: vi.fn(), viewport: vi.fn(), setCamera: vi.fn() };

let canvas: HTMLCanvasElement;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  canvas = document.createElement('canvas');
  Object.assign(canvas, { setPointerCapture: () => {} });
  stop = listenToPointer(canvas, view as unknown as MapView, { stop: () => {} } as unknown as CameraFlight, handlers);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const RIGHT = { button: 2, buttons: 2, pointerType: 'mouse', pointerId: 1 };
const send = (type: string, init: PointerEventInit): void =>
  void canvas.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...init }));
const down = (init: PointerEventInit = {}): void =>
  send('pointerdown', { ...RIGHT, clientX: 10, clientY: 10, ...init });
const move = (init: PointerEventInit = {}): void =>
  send('pointermove', { ...RIGHT, clientX: 60, clientY: 10, ...init });
const up = (init: PointerEventInit = {}): void => send('pointerup', { ...RIGHT, clientX: 60, clientY: 10, ...init });
const asked = (): void => send('contextmenu', { ...RIGHT, clientX: 10, clientY: 10 });

describe('the right button, where it can draw', () => {
  test('draws when it is dragged, and opens no menu, whenever the system asks for it', () => {
    for (const asksAt of ['down', 'up']) {
      down();
      if (asksAt === 'down') asked();
      move();
      up();
      if (asksAt === 'up') asked();
    }
    expect(handlers.startDrag).toHaveBeenCalledTimes(2);
    expect(drag.drop).toHaveBeenCalledTimes(2);
    expect(handlers.openMenu).not.toHaveBeenCalled();
    expect(handlers.press).not.toHaveBeenCalled();
  });

  test('opens the menu once when it is only clicked, whenever the system asks for it', () => {
    down();
    asked();
    expect(handlers.openMenu).not.toHaveBeenCalled();
    up({ clientX: 10 });
    expect(handlers.openMenu).toHaveBeenCalledTimes(1);
    down();
    up({ clientX: 10 });
    asked();
    expect(handlers.openMenu).toHaveBeenCalledTimes(2);
    expect(handlers.press).not.toHaveBeenCalled();
  });

  test('opens the menu at once where it cannot draw', () => {
    handlers.isRightDrag.mockReturnValueOnce(false);
    down();
    asked();
    expect(handlers.openMenu).toHaveBeenCalledTimes(1);
    move();
    expect(handlers.startDrag).not.toHaveBeenCalled();
  });
});

describe('a finger', () => {
  const first: PointerEventInit = { pointerType: 'touch', pointerId: 1, button: 0, buttons: 1 };
  const second: PointerEventInit = { ...first, pointerId: 2 };

  test('that rests opens the menu, but not while it draws', () => {
    down(first);
    vi.advanceTimersByTime(700);
    expect(handlers.openMenu).toHaveBeenCalledTimes(1);
    up(first);
    handlers.isMenuHeld.mockReturnValueOnce(false);
    down(first);
    vi.advanceTimersByTime(700);
    move(first);
    up(first);
    expect(handlers.openMenu).toHaveBeenCalledTimes(1);
    expect(drag.drop).toHaveBeenCalledTimes(1);
  });

  test('that is joined by a second one lets the stroke go', () => {
    down(first);
    move(first);
    down(second);
    up(second);
    up(first);
    expect(drag.cancel).toHaveBeenCalledTimes(1);
    expect(drag.drop).not.toHaveBeenCalled();
    expect(handlers.press).not.toHaveBeenCalled();
  });
});
