import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browser, browserPlaces, NO_BROWSER } from '../../src/scripts/browser.mjs';

describe('a browser is looked for', () => {
  test('as named, then as Playwright has it, then on the PATH, then in the usual places', () => {
    const env = { WARBOARD_BROWSER: '/mine/chrome', PATH: '/a:/b' };
    const places = browserPlaces({ platform: 'linux', env, playwrights: '/cache/chrome' });
    expect(places.slice(0, 4)).toEqual(['/mine/chrome', '/cache/chrome', '/a/chromium', '/b/chromium']);
    expect(places.indexOf('/b/google-chrome')).toBeLessThan(places.indexOf('/opt/google/chrome/chrome'));
  });

  test('only once in each place', () => {
    const places = browserPlaces({ platform: 'linux', env: { PATH: '/usr/bin:/usr/bin' } });
    expect(places.filter((place) => place === '/usr/bin/chromium')).toHaveLength(1);
  });

  test('where macOS and Windows keep programs', () => {
    expect(browserPlaces({ platform: 'darwin', env: { HOME: '/me' } })).toContain(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
    const windows = browserPlaces({
      platform: 'win32',
      env: { Path: 'C:\\bin;D:\\bin', PROGRAMFILES: 'C:\\Program Files' },
    });
    expect(windows[0]).toBe('C:\\bin\\chromium.exe');
    expect(windows).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
  });
});

describe('a browser is had', () => {
  const notCalled = vi.fn(async () => 0);
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });

  test('without installing when there is one', async () => {
    expect(await browser({ found: async () => '/usr/bin/chromium', installs: [notCalled] })).toBe('/usr/bin/chromium');
    expect(notCalled).not.toHaveBeenCalled();
  });

  test('by the first way of installing that leaves one', async () => {
    let installed: string | undefined;
    const works = async (): Promise<number> => {
      installed = '/usr/bin/chromium';
      return 0;
    };
    expect(await browser({ found: async () => installed, installs: [async () => 1, works, notCalled] })).toBe(
      '/usr/bin/chromium',
    );
    expect(notCalled).not.toHaveBeenCalled();
  });

  test('or else a sentence says what to install', async () => {
    await expect(browser({ found: async () => undefined, installs: [async () => 1] })).rejects.toThrow(NO_BROWSER);
    expect(NO_BROWSER).toContain('npx playwright install');
  });
});
