// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';

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

test('what another tab chose meanwhile is not taken back', async () => {
  const settings = await settingsFrom(null);
  settings.getState().set({ volume: 0.2 });
  const stored = localStorage.getItem('warboard-settings') ?? '';
  localStorage.setItem('warboard-settings', stored.replace('"quick"', '"calm"'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'warboard-settings' }));
  settings.getState().set({ sounds: true });
  expect(settings.getState()).toMatchObject({ motion: 'calm', sounds: true, volume: 0.2 });
  expect(localStorage.getItem('warboard-settings')).toMatch(/"calm"/);
});

describe('a browser whose storage', () => {
  const full = () => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  };
  const none = { getItem: full, setItem: full, removeItem: full };

  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['is full or forbidden', none],
    ['is missing', null],
  ])('%s keeps nothing, and nothing fails', async (_, storage) => {
    const settings = await settingsFrom(null);
    vi.stubGlobal('localStorage', storage);
    settings.getState().set({ motion: 'calm' });
    expect(settings.getState().motion).toBe('calm');
    const { tell, useTold } = await import('../../src/games/axis-allies/store/hints/told.ts');
    tell('a game', 'a thing');
    expect(useTold.getState().games['a game']?.things).toEqual(['a thing']);
    const { useChoices } = await import('../../src/games/axis-allies/store/odds/choices.ts');
    useChoices.getState().setUsual(useChoices.getState().usual);
    const { leaveGuide } = await import('../../src/store/guide.ts');
    leaveGuide();
  });
});
