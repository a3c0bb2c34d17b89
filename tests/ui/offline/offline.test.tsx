// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { RegisterSWOptions } from 'vite-plugin-pwa/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { skipWaiting, registerSW } = vi.hoisted(() => {
  const taken = vi.fn(() => Promise.resolve());
  return { skipWaiting: taken, registerSW: vi.fn<(options: RegisterSWOptions) => () => Promise<void>>(() => taken) };
});
vi.mock('virtual:pwa-register', () => ({ registerSW }));

const { keepOffline } = await import('../../../src/ui/offline/keepOffline.ts');
const { UpdateNotice } = await import('../../../src/ui/offline/UpdateNotice.tsx');
const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);

/** What the worker tells of itself. */
let told: RegisterSWOptions;

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  keepOffline();
  told = registerSW.mock.lastCall![0];
  render(<UpdateNotice />);
  act(() => told.onNeedRefresh?.());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = async (name: string): Promise<void> => {
  await act(async () => screen.getByRole('button', { name }).click());
};

test('a newer version that was taken here loads this page again', async () => {
  await press('Use it now');
  expect(skipWaiting).toHaveBeenCalled();
  act(() => told.onNeedReload?.());
  expect(reload).toHaveBeenCalled();
});

test('one that another tab took never loads this page again unasked, but says so, even if it could wait', async () => {
  await press('Later');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => told.onNeedReload?.());
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText(/Another tab uses a newer Warboard/)).toBeTruthy();
  await press('Load the page again');
  expect(reload).toHaveBeenCalledTimes(1);
});
