import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { playwright, run } from './run.mjs';

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const LINUX_PLACES = [
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

/** What to do when no browser can be had. */
export const NO_BROWSER =
  'The end-to-end tests need a Chromium, and none was found or could be installed. ' +
  'Run "npx playwright install --with-deps chromium", or install Chromium or Chrome, or name one in WARBOARD_BROWSER.';

/**
 * The folders where programs usually lie, beyond the PATH.
 * @param {string} platform
 * @param {Environment} env
 */
function usualPlaces(platform, env) {
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
  return LINUX_PLACES;
}

/**
 * Every place where a browser may be, best first: the one named, Playwright's own, the PATH, the usual places.
 * @param {{ platform: string, env: Environment, playwrights?: string | undefined }} machine
 * @returns {string[]}
 */
export function browserPlaces({ platform, env, playwrights }) {
  const { join, delimiter } = platform === 'win32' ? win32 : posix;
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const ending = platform === 'win32' ? '.exe' : '';
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
  const places = [env['WARBOARD_BROWSER'], playwrights, ...onPath, ...usualPlaces(platform, env)];
  return [...new Set(places.filter((place) => place !== undefined).filter((place) => place !== ''))];
}

/**
 * Whether a browser starts at all: it may be there and lack its libraries, or be a stub that asks for a snap.
 * @param {string} path
 */
function starts(path) {
  if (!existsSync(path)) return false;
  // Chrome on Windows knows no --version and would open a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** @returns {Promise<string | undefined>} */
async function foundBrowser() {
  const { chromium } = await import('playwright');
  const places = browserPlaces({
    platform: process.platform,
    env: process.env,
    playwrights: chromium.executablePath(),
  });
  return places.find(starts);
}

/** Ways to install a browser, the gentler first. Each gives an exit code. */
const INSTALLS = [
  () => playwright(['install', 'chromium'], { seconds: 300 }),
  async () => {
    const canInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
    if (!canInstall) return 1;
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const failed = await run('apt-get', ['update'], { env, seconds: 300 });
    return failed || run('apt-get', ['install', '-y', 'chromium'], { env, seconds: 900 });
  },
];

/**
 * The path of a Chromium or Chrome, installed if there was none.
 * @param {{ found?: () => Promise<string | undefined>, installs?: readonly (() => Promise<number>)[] }} [ways] for
 * tests
 * @returns {Promise<string>}
 */
export async function browser({ found = foundBrowser, installs = INSTALLS } = {}) {
  const there = await found();
  if (there) return there;
  for (const install of installs) {
    console.log('No Chromium was found; installing one …');
    // Even a failed download may have left a browser that starts, so the search decides.
    await install();
    const installed = await found();
    if (installed) return installed;
  }
  throw new Error(NO_BROWSER);
}
