// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

/** Opens the settings as a page does that finds this in its storage. */
async function settingsFrom(kept: string | null) {
  vi.resetModules();
  localStorage.clear();
  if (kept !== null) localStorage.setItem('warboard-settings', kept);
  return (await import('../../src/store/settings.ts')).useSettings;
}

afterEach(() => localStorage.clear());

test('a changed setting is restored', async () => {
  const first = await settingsFrom(null);
  first.getState().set({ graticule: true, motion: 'calm' });
  const kept = localStorage.getItem('warboard-settings');
  const again = await settingsFrom(kept);
  expect(again.getState()).toMatchObject({ graticule: true, motion: 'calm' });
});

test.each(['{', '{"state":{"motion":"wild"},"version":0}', '{"state":7,"version":0}', '[]'])(
  '%s in the storage is ignored',
  async (kept) => {
    const settings = await settingsFrom(kept);
    expect(settings.getState()).toMatchObject({ graticule: false, motion: 'quick' });
  },
);

test('an invalid or missing value takes no other with it', async () => {
  const settings = await settingsFrom('{"state":{"motion":"wild","graticule":true,"turned":45},"version":0}');
  expect(settings.getState()).toMatchObject({ graticule: true, motion: 'quick', odds: true, hints: true, turned: 0 });
});
