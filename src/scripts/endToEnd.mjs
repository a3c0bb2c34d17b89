import { appServer } from './appServer.mjs';
import { browser } from './browser.mjs';
import { DIST } from './build.mjs';
import { listenOnFreePort } from './freePort.mjs';
import { playwright } from './run.mjs';

// Away from the port people play at, so that a test never meets a saved game.
const FIRST_PORT = 4941;

/**
 * Run the end-to-end tests in a real browser against the built app.
 * @param {readonly string[]} [args] for Playwright
 * @returns {Promise<number>} exit code
 */
export async function endToEnd(args = []) {
  const path = await browser();
  const server = appServer(DIST);
  const port = await listenOnFreePort(server, FIRST_PORT);
  const address = `http://127.0.0.1:${port}/`;
  console.log(`${path} at ${address}`);
  try {
    return await playwright(['test', '-c', 'e2e/playwright.config.ts', ...args], {
      env: { WARBOARD_ADDRESS: address, WARBOARD_BROWSER: path },
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
