// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/ui/components/Dialog.tsx';
import { Layer } from '../../../src/ui/components/Layer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([false, true])('Tab pressed without a pause never leaves a window (backwards: %s)', async (shift) => {
  render(
    <>
      <button type="button">Behind</button>
      <Dialog open title="Window" onClose={() => undefined}>
        <button type="button">In it</button>
      </Dialog>
      <button type="button">Behind it too</button>
    </>,
  );
  // Frames come late, as on a busy machine.
  vi.stubGlobal('requestAnimationFrame', (then: FrameRequestCallback) => setTimeout(then, 100));
  const quick = userEvent.setup({ delay: null });
  const places = screen.getByRole('dialog').parentElement;
  screen.getByRole('button', { name: 'In it' }).focus();
  for (let i = 0; i < 12; i += 1) {
    await quick.tab({ shift });
    expect(places?.contains(document.activeElement)).toBe(true);
  }
});

test('a window goes with the page it belongs to, and comes back with it', async () => {
  const closed = vi.fn<() => void>();
  const page = (inFront: boolean) => (
    <Layer inFront>
      <Layer inFront={inFront}>
        <Dialog open title="Studies" onClose={closed}>
          All of them
        </Dialog>
      </Layer>
    </Layer>
  );
  const { rerender } = render(page(true));
  expect(screen.getByRole('dialog', { name: 'Studies' })).toBeDefined();
  rerender(page(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(closed).not.toHaveBeenCalled();
  rerender(page(true));
  expect(screen.getByRole('dialog', { name: 'Studies' })).toBeDefined();
});

test('a press beside a window closes it, but not the second press of a double one, whose first opened it', async () => {
  const closed = vi.fn<() => void>();
  const { container } = render(
    <Dialog open title="This turn" onClose={closed}>
      Tried many times
    </Dialog>,
  );
  const back = container.ownerDocument.querySelector('.window__back');
  if (back === null) throw new Error('There is nothing behind the window.');
  const press = (detail: number): void => {
    fireEvent.pointerDown(back, { pointerType: 'mouse' });
    fireEvent.mouseDown(back, { detail });
    fireEvent.click(back, { detail });
  };
  press(2);
  expect(closed).not.toHaveBeenCalled();
  press(1);
  expect(closed).toHaveBeenCalledTimes(1);
});
