import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browser, browserPaths, NO_BROWSER } from '../../src/scripts/browser.mjs';

describe('browsers are searched', () => {
  test('in WARBOARD_BROWSER, then Playwright’s own path, then the PATH, then the usual paths', () => {
    const env = { WARBOARD_BROWSER: '/mine/chrome', PATH: '/a:/b' };
    const paths = browserPaths({ platform: 'linux', env, playwrightPath: '/cache/chrome' });
    expect(paths.slice(0, 2)).toEqual(['/mine/chrome', '/cache/chrome']);
    expect(paths.filter((path) => path.endsWith('/chromium')).slice(0, 2)).toEqual(['/a/chromium', '/b/chromium']);
    expect(paths.indexOf('/b/google-chrome')).toBeLessThan(paths.indexOf('/opt/google/chrome/chrome'));
  });

  test('the headless shell first, in any folder', () => {
    const paths = browserPaths({ platform: 'linux', env: { PATH: '/a:/b' } });
    expect(paths.slice(0, 3)).toEqual(['/a/chromium-headless-shell', '/b/chromium-headless-shell', '/a/chromium']);
  });

  test('only once in each path', () => {
    const paths = browserPaths({ platform: 'linux', env: { PATH: '/usr/bin:/usr/bin' } });
    expect(paths.filter((place) => place === '/usr/bin/chromium')).toHaveLength(1);
  });

  test('in the program folders of macOS and Windows', () => {
    expect(browserPaths({ platform: 'darwin', env: { HOME: '/me' } })).toContain(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
    const windows = browserPaths({
      platform: 'win32',
      env: { Path: 'C:\\bin;D:\\bin', PROGRAMFILES: 'C:\\Program Files' },
    });
    expect(windows).toContain('C:\\bin\\chromium.exe');
    expect(windows).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
  });
});

describe('a browser is provided', () => {
  const notCalled = vi.fn(async () => 0);
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });

  test('without installing if there is one', async () => {
    expect(await browser({ find: async () => '/usr/bin/chromium', installs: [notCalled] })).toBe('/usr/bin/chromium');
    expect(notCalled).not.toHaveBeenCalled();
  });

  test('by the first install method that works', async () => {
    let installed: string | undefined;
    const works = async (): Promise<number> => {
      installed = '/usr/bin/chromium';
      return 0;
    };
    expect(await browser({ find: async () => installed, installs: [async () => 1, works, notCalled] })).toBe(
      '/usr/bin/chromium',
    );
    expect(notCalled).not.toHaveBeenCalled();
  });

  test('or else an error says what to install', async () => {
    await expect(browser({ find: async () => undefined, installs: [async () => 1] })).rejects.toThrow(NO_BROWSER);
    expect(NO_BROWSER).toContain('npx playwright install');
  });
});
