import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { playwright, run } from './run.mjs';

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

// The headless shell first: it draws the same pages and has no window around them that takes time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const LINUX_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
];
const MAC_PROGRAMS = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];
const WINDOWS_PROGRAMS = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];

/** The error message if there is no browser. */
export const NO_BROWSER =
  'The end-to-end tests need a Chromium, and none was found or could be installed. ' +
  'Run "npx playwright install --with-deps chromium", or install Chromium or Chrome, or name one in WARBOARD_BROWSER.';

/**
 * Where browsers are usually installed, besides the PATH.
 * @param {string} platform
 * @param {Environment} env
 */
function usualPaths(platform, env) {
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env['HOME'] ? [`${env['HOME']}/Applications`] : [])];
    return folders.flatMap((folder) => MAC_PROGRAMS.map((program) => `${folder}/${program}`));
  }
  if (platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
      (folder) => folder !== undefined,
    );
    return folders.flatMap((folder) => WINDOWS_PROGRAMS.map((program) => `${folder}\\${program}`));
  }
  return LINUX_PATHS;
}

/**
 * All paths where a browser may be, best first: WARBOARD_BROWSER, Playwright's own, the PATH, the usual paths.
 * @param {{ platform: string, env: Environment, playwrightPath?: string | undefined }} machine
 * @returns {string[]}
 */
export function browserPaths({ platform, env, playwrightPath }) {
  const { join, delimiter } = platform === 'win32' ? win32 : posix;
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const ending = platform === 'win32' ? '.exe' : '';
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
  const paths = [env['WARBOARD_BROWSER'], playwrightPath, ...onPath, ...usualPaths(platform, env)];
  return [...new Set(paths.filter((path) => path !== undefined).filter((path) => path !== ''))];
}

/**
 * Whether a browser starts: it may lack libraries, or be a stub that needs a snap.
 * @param {string} path
 */
function canStart(path) {
  if (!existsSync(path)) return false;
  // Chrome on Windows does not support --version and would open a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** @returns {Promise<string | undefined>} */
async function findBrowser() {
  const { chromium } = await import('playwright');
  const paths = browserPaths({
    platform: process.platform,
    env: process.env,
    playwrightPath: chromium.executablePath(),
  });
  return paths.find(canStart);
}

/** Ways to install a browser, least invasive first. Each returns an exit code. */
const INSTALLS = [
  () => playwright(['install', 'chromium'], { seconds: 300 }),
  async () => {
    const canUseApt = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
    if (!canUseApt) return 1;
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const failed = await run('apt-get', ['update'], { env, seconds: 300 });
    if (failed) return failed;
    const install = (/** @type {string} */ name) => run('apt-get', ['install', '-y', name], { env, seconds: 900 });
    return (await install('chromium-headless-shell')) && install('chromium');
  },
];

/**
 * The path of a Chromium or Chrome; installs one if there is none. Throws if that fails.
 * @param {{ find?: () => Promise<string | undefined>, installs?: readonly (() => Promise<number>)[] }} [options] for
 * tests
 * @returns {Promise<string>}
 */
export async function browser({ find = findBrowser, installs = INSTALLS } = {}) {
  const existing = await find();
  if (existing) return existing;
  for (const install of installs) {
    console.log('No Chromium was found; installing one …');
    // Search again in any case: even a failed install may have left a browser that starts.
    await install();
    const installed = await find();
    if (installed) return installed;
  }
  throw new Error(NO_BROWSER);
}
