// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from '../../src/ui/lazy/lazyPart.tsx';

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

test('comes when it is shown, and is there at once ever after', async () => {
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

test('asked for before it is shown, it is there at once', async () => {
  const Part = lazyPart(failing(0));
  await Part.load();
  expect(render(<Part of="Asia" />).container.textContent).toBe('The map of Asia');
});

test('what does not come is asked for again by itself', async () => {
  const Part = lazyPart(failing(2), { name: 'The map' });
  const { container } = render(<Part of="Europe" />);
  await pass(10_000);
  expect(container.textContent).toBe('The map of Europe');
});

test('and then by whoever presses the button in its place', async () => {
  const Part = lazyPart(failing(3), { name: 'The map', back: '#/' });
  const { container } = render(<Part of="Europe" />);
  await pass(10_000);
  expect(screen.getByRole('alert').textContent).toContain('The map could not be loaded.');
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('#/');
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await pass(0);
  expect(container.textContent).toBe('The map of Europe');
});

test('what is only for show leaves its place empty', async () => {
  const Part = lazyPart(failing(9));
  const { container } = render(<Part of="Europe" />);
  await pass(10_000);
  expect(container.textContent).toBe('');
});
