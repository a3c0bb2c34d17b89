// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMapFault } from '../../../src/store/mapCamera.ts';
import { loadLaterPartsAfterMap, lazyPart } from '../../../src/ui/lazy/lazyPart.tsx';

const Map = ({ of }: { readonly of: string }) => <p>The map of {of}</p>;

/** Succeeds after this many failures. */
const failing = (times: number) => {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw new Error('offline');
    return Map;
  });
};

const pass = (milliseconds: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('loads when it is shown, and is available at once afterwards', async () => {
  const ask = failing(0);
  const Part = lazyPart(ask);
  const { container, unmount } = render(<Part of="Europe" />);
  expect(container.textContent).toBe('');
  await pass(0);
  expect(container.textContent).toBe('The map of Europe');
  unmount();
  expect(render(<Part of="Asia" />).container.textContent).toBe('The map of Asia');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('one that only comes later is not asked for when it is shown, but stands there once it has come', async () => {
  const ask = failing(0);
  const Part = lazyPart(ask, { later: 'only' });
  const { container } = render(<Part of="Europe" />);
  await pass(0);
  expect(ask).not.toHaveBeenCalled();
  loadLaterPartsAfterMap();
  await pass(0);
  expect(ask).not.toHaveBeenCalled();
  // As where no map can be drawn: there is nothing to wait for.
  useMapFault.setState({ fault: 'undrawable' });
  await pass(0);
  expect(container.textContent).toBe('The map of Europe');
});

test('a part with a name says that it is on its way', async () => {
  const Part = lazyPart(failing(0), { name: 'The map' });
  const { container } = render(<Part of="Europe" />);
  expect(container.textContent).toBe('Loading the map …');
  await pass(0);
  expect(container.textContent).toBe('The map of Europe');
});

test('so does the page itself before the program has come', () => {
  expect(readFileSync('index.html', 'utf8')).toContain('Opening Warboard …');
});

test('if loaded before, it is shown at once', async () => {
  const Part = lazyPart(failing(0));
  await Part.load();
  expect(render(<Part of="Asia" />).container.textContent).toBe('The map of Asia');
});

test('if loading fails, it is retried automatically', async () => {
  const Part = lazyPart(failing(2), { name: 'The map' });
  const { container } = render(<Part of="Europe" />);
  await pass(10_000);
  expect(container.textContent).toBe('The map of Europe');
});

test('and then by a button in its place', async () => {
  const Part = lazyPart(failing(3), { name: 'The map', back: '#/' });
  const { container } = render(<Part of="Europe" />);
  await pass(10_000);
  expect(screen.getByRole('alert').textContent).toContain('The map could not be loaded.');
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('#/');
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await pass(0);
  expect(container.textContent).toBe('The map of Europe');
});

test('a decorative part stays empty', async () => {
  const Part = lazyPart(failing(9));
  const { container } = render(<Part of="Europe" />);
  await pass(10_000);
  expect(container.textContent).toBe('');
});
