import { appServer } from './appServer.mjs';
import { build, DIST } from './build.mjs';
import { listenOnFreePort, wishedPort } from './freePort.mjs';
import { install } from './install.mjs';
import { openPage } from './openPage.mjs';

const USUAL_PORT = 1941;

/**
 * Serve the game until interrupted.
 * @returns {Promise<number>} exit code
 */
export async function main() {
  const failed = (await install()) || (await build());
  if (failed) return failed;
  const server = appServer(DIST);
  const wished = wishedPort(process.env['PORT'], USUAL_PORT);
  const port = await listenOnFreePort(server, wished);
  // A browser keeps saved games by address, port and all.
  if (port !== wished)
    console.log(`Port ${wished} is taken, so this is port ${port}; games saved under the other are not shown here.`);
  const address = `http://127.0.0.1:${port}/`;
  console.log(`Warboard is at ${address} (Ctrl-C ends it)`);
  openPage(address);
  return new Promise((resolve) => {
    const end = () => {
      server.close(() => resolve(0));
      server.closeAllConnections();
    };
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
  });
}
