// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadNames } from '../../src/store/otherNames.ts';
import { useView } from '../../src/store/viewStore.ts';
import { HoverCard } from '../../src/ui/spaces/HoverCard.tsx';
import { own, sitDown, endPhase } from '../store/table.ts';

beforeAll(() => loadNames('1941'));

const card = (): HTMLElement | null => document.querySelector('.hover-card');

/** A pointer that rests over the map's canvas, or beside it. */
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
  sitDown();
  render(
    <main>
      <canvas />
      <HoverCard />
    </main>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('comes after a short rest, follows quickly, and goes', () => {
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

test('says in short how a space is known today', () => {
  point('map', 'caucasus');
  wait(500);
  expect(card()?.textContent).toContain('Today Georgia, Armenia, Azerbaijan, …; Volgograd (Stalingrad)');
});

test('does not come for what is pointed at in a panel, dragged over, or shown in full', () => {
  point('panel', 'germany');
  wait(1000);
  expect(card()).toBeNull();
  point('map', 'karelia', 1);
  wait(1000);
  expect(card()).toBeNull();
  point('map', 'russia');
  act(() => useView.getState().focus('russia'));
  wait(1000);
  expect(card()).toBeNull();
});

test('says what going there would mean for the units in hand', () => {
  act(() => void endPhase());
  act(() => useView.getState().choose(own('karelia', 'infantry')));
  point('map', 'west-russia');
  wait(1000);
  expect(card()?.textContent).toContain('Can go here: attack 3 infantry');
});
