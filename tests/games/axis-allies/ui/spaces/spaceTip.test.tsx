// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMapPlaces } from '../../../../../src/store/mapCamera.ts';
import { useView } from '../../../../../src/games/axis-allies/store/viewStore.ts';
import { SpaceTip } from '../../../../../src/games/axis-allies/ui/spaces/SpaceTip.tsx';
import { ownUnits, startNewGame, endPhase } from '../../../../store/gameSupport.ts';

const card = (): HTMLElement | null => document.querySelector('.space-tip');

/** Moves a pointer that rests over the map's canvas, or beside it. */
function point(over: 'map' | 'panel', space: string | null, buttons = 0): void {
  const target = document.querySelector(over === 'map' ? 'canvas' : 'main');
  act(() => {
    target?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', buttons }));
    useView.getState().hover(space);
  });
}
const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  startNewGame();
  render(
    <main>
      <canvas />
      <SpaceTip />
    </main>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('appears after a short delay, changes quickly, and disappears', () => {
  point('map', 'germany');
  wait(200);
  expect(card()).toBeNull();
  wait(200);
  expect(card()?.textContent).toContain('Germany · 4 IPCs');
  expect(card()?.textContent).toContain('attack 10, defence 11, 5 hits');
  point('map', 'karelia');
  wait(100);
  expect(card()?.textContent).toContain('Karelia');
  point('map', null);
  wait(200);
  expect(card()).toBeNull();
});

test('shows only who is there: the details open separately', () => {
  point('map', 'caucasus');
  wait(500);
  expect(card()?.textContent).toContain('Caucasus');
  expect(card()?.textContent).not.toContain('oday');
});

test('keeps clear of the selected space, the destinations, and elements over the map', () => {
  const asked: string[] = [];
  const map = document.querySelector('main') as HTMLElement;
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => map });
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => 200 });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 100 });
  Object.defineProperty(map, 'clientWidth', { value: 1000 });
  Object.defineProperty(map, 'clientHeight', { value: 600 });
  const target = { left: 530, top: 280, right: 590, bottom: 320 };
  useMapPlaces.setState({ boxesOf: (spaces) => (asked.push(...spaces), [target]) });
  act(() => void endPhase());
  act(() => useView.getState().choose(ownUnits('karelia', 'infantry')));
  act(() => useView.getState().focus('karelia'));
  act(() => useView.getState().setCovers([{ left: 0, top: 0, right: 470, bottom: 600 }]));
  document
    .querySelector('canvas')
    ?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 500, clientY: 300 }));
  act(() => useView.getState().hover('urals'));
  wait(500);
  expect(asked).toEqual(expect.arrayContaining(['urals', 'karelia', 'west-russia']));
  const { left, top } = (card() as HTMLElement).style;
  const [x, y] = [parseFloat(left), parseFloat(top)];
  expect(x >= 470).toBe(true);
  expect(x > target.right || x + 200 < target.left || y > target.bottom || y + 100 < target.top).toBe(true);
  for (const property of ['offsetParent', 'offsetWidth', 'offsetHeight'])
    Reflect.deleteProperty(HTMLElement.prototype, property);
});

test('does not appear while hovering in a panel, dragging, or if the panel shows the space', () => {
  point('panel', 'germany');
  wait(1000);
  expect(card()).toBeNull();
  point('map', 'karelia', 1);
  wait(1000);
  expect(card()).toBeNull();
  point('map', 'russia');
  act(() => useView.getState().openFacts('russia'));
  wait(1000);
  expect(card()).toBeNull();
});

test('says what going there would mean for the chosen units', () => {
  act(() => void endPhase());
  act(() => useView.getState().choose(ownUnits('karelia', 'infantry')));
  point('map', 'west-russia');
  wait(1000);
  expect(card()?.textContent).toContain('Can go here: attack against 3 infantry');
});
