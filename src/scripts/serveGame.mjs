import { build } from './build.mjs';
import { install } from './install.mjs';
import { serve } from './serve.mjs';

const USUAL_PORT = 1941;

/**
 * The port asked for by the environment, else the usual one.
 * @param {string | undefined} asked
 */
export function wishedPort(asked) {
  const port = Number(asked);
  return asked && Number.isInteger(port) && port > 0 && port < 65_536 ? port : USUAL_PORT;
}

/**
 * Whether somebody could be looking at a browser here: on a machine without a screen, one for text would open.
 * @param {string} platform
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function hasViewer(platform, env) {
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
  const wished = wishedPort(process.env['PORT']);
  const { address, port, close } = await serve({ port: wished, open: hasViewer(process.platform, process.env) });
  // A browser keeps saved games by address, port and all.
  if (port !== wished)
    console.log(`Port ${wished} is taken, so this is port ${port}; games saved under the other are not shown here.`);
  console.log(`Warboard is at ${address} (Ctrl-C ends it)`);
  return new Promise((resolve) => {
    const end = () => void close().then(() => resolve(0));
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
  });
}
