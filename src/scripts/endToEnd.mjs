import { browser } from './browser.mjs';
import { playwright } from './run.mjs';
import { serve } from './serve.mjs';

// Different from the game's port, so that tests never see a saved game.
const FIRST_PORT = 4941;

/**
 * Run the end-to-end tests in a real browser against the built app.
 * @param {readonly string[]} [args] for Playwright
 * @returns {Promise<number>} exit code
 */
export async function endToEnd(args = []) {
  const path = await browser();
  const { address, close } = await serve({ port: FIRST_PORT });
  console.log(`${path} at ${address}`);
  try {
    return await playwright(['test', '-c', 'e2e/playwright.config.ts', ...args], {
      env: { WARBOARD_ADDRESS: address, WARBOARD_BROWSER: path },
    });
  } finally {
    await close();
  }
}
