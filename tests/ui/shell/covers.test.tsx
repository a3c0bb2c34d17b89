// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useView } from '../../../src/games/axis-allies/store/viewStore.ts';
import { useCovers } from '../../../src/ui/shell/useCovers.ts';

/** These tests have no layout: an element states its own box as `left top right bottom`. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const [left = 0, top = 0, right = 0, bottom = 0] = (this.getAttribute('title') ?? '').split(' ').map(Number);
    return { left, top, right, bottom } as DOMRect;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Table({ card = false, away = false }: { readonly card?: boolean; readonly away?: boolean }) {
  const map = useRef<HTMLElement>(null);
  useCovers(map);
  return (
    <div>
      <main ref={map} title="0 60 900 660" />
      <div inert={away}>
        <div data-over-map title="10 70 100 100" />
        <div title="300 300 400 400" />
      </div>
      {card && <section data-over-map title="10 200 290 650" />}
      <aside data-over-map title="900 60 1280 660" />
    </div>
  );
}

test('elements over the map are reported, also when they come and go, and cleared with the game', async () => {
  const button = { left: 10, top: 10, right: 100, bottom: 40 };
  const covers = () => useView.getState().covers;
  const { rerender } = render(<Table />);
  expect(covers()).toEqual([button]);
  rerender(<Table card />);
  await waitFor(() => expect(covers()).toEqual([button, { left: 10, top: 140, right: 290, bottom: 590 }]));
  rerender(<Table away />);
  await waitFor(() => expect(covers()).toEqual([]));
  rerender(<Table />);
  await waitFor(() => expect(covers()).toEqual([button]));
  cleanup();
  expect(covers()).toEqual([]);
});
