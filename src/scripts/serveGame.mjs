import { build } from './build.mjs';
import { install } from './install.mjs';
import { serve } from './serve.mjs';

const USUAL_PORT = 1941;

/**
 * The port from the environment, else the usual one.
 * @param {string | undefined} value
 */
export function requestedPort(value) {
  const port = Number(value);
  return value && Number.isInteger(port) && port > 0 && port < 65_536 ? port : USUAL_PORT;
}

/**
 * Whether a browser can be shown here: on a machine without a screen, a text browser would open.
 * @param {string} platform
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function canOpenBrowser(platform, env) {
  if (env['CI']) return false;
  return platform === 'darwin' || platform === 'win32' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);
}

/**
 * Serve the game until interrupted.
 * @returns {Promise<number>} exit code
 */
export async function main() {
  const failed = (await install()) || (await build());
  if (failed) return failed;
  const requested = requestedPort(process.env['PORT']);
  const { address, port, close } = await serve({
    port: requested,
    open: canOpenBrowser(process.platform, process.env),
  });
  // A browser stores saved games per address, including the port.
  if (port !== requested)
    console.log(`Port ${requested} is taken, so this is port ${port}; games saved under the other are not shown here.`);
  console.log(`Warboard is at ${address} (Ctrl-C ends it)`);
  return new Promise((resolve) => {
    const stop = () => void close().then(() => resolve(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}
