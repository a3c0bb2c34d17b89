import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Run a program in the project's folder with its output shown.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, seconds?: number, shell?: boolean }} [options]
 * @returns {Promise<number>} its exit code; 127 if it cannot be started, 124 if it took too long
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, [...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...options.env },
      shell: options.shell ?? false,
    });
    let isTimedOut = false;
    const limit = options.seconds
      ? setTimeout(() => {
          isTimedOut = true;
          child.kill();
        }, options.seconds * 1000)
      : undefined;
    child.on('error', () => {
      clearTimeout(limit);
      resolve(127);
    });
    child.on('exit', (code, signal) => {
      clearTimeout(limit);
      if (isTimedOut) resolve(124);
      else resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

/**
 * Run npm: the same one that started this process, if any.
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, seconds?: number }} [options]
 */
export function npm(args, options = {}) {
  const own = process.env['npm_execpath'];
  if (own && /npm-cli\.c?js$/.test(own)) return run(process.execPath, [own, ...args], options);
  // On Windows npm is a .cmd file, which only a shell can start.
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * Run Playwright's command line directly, so that a time limit stops it and not a wrapper.
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, seconds?: number }} [options]
 */
export function playwright(args, options = {}) {
  return run(process.execPath, [join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'), ...args], options);
}
