// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyModule } from '../../../src/ui/lazy/lazyPart.tsx';

const pass = (milliseconds: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A module that fails to load this many times, a component that shows its words, and how often it was asked for. */
function words(failures: number) {
  let left = failures;
  const ask = vi.fn(async () => {
    if (left-- > 0) throw new Error('offline');
    return { greet: (): string => 'Good morning' };
  });
  const { load, useModule } = lazyModule(ask, { greet: () => 'Hm' });
  const Words = ({ isNeeded }: { readonly isNeeded: boolean }) => <p>{useModule(isNeeded).greet()}</p>;
  return { ask, load, Words };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('something else takes its place until it is loaded, which begins when it is needed', async () => {
  const { ask, Words } = words(0);
  const { container, rerender } = render(<Words isNeeded={false} />);
  await pass(0);
  expect(container.textContent).toBe('Hm');
  expect(ask).not.toHaveBeenCalled();
  rerender(<Words isNeeded />);
  expect(container.textContent).toBe('Hm');
  await pass(0);
  expect(container.textContent).toBe('Good morning');
});

test('loaded before, it is there at once, and also where it does not load it', async () => {
  const { ask, load, Words } = words(0);
  await load();
  expect(render(<Words isNeeded />).container.textContent).toBe('Good morning');
  expect(render(<Words isNeeded={false} />).container.textContent).toBe('Good morning');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('if loading fails for good, the next time that it is needed tries again', async () => {
  const { Words } = words(3);
  const { container, unmount } = render(<Words isNeeded />);
  await pass(10_000);
  expect(container.textContent).toBe('Hm');
  unmount();
  const again = render(<Words isNeeded />);
  await pass(0);
  expect(again.container.textContent).toBe('Good morning');
});
