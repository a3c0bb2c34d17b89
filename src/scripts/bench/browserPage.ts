import { chromium, type Browser, type Page } from 'playwright';
import { browser } from '../browser.mjs';
import { serve } from '../serve.mjs';

/** Different from the game's port and from the tests' port. */
const FIRST_PORT = 5941;
/** Software rendering, so that every machine draws the same. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** A page of a browser without saved games, and the browser. */
export interface FreshPage {
  readonly page: Page;
  readonly browser: Browser;
}

/** Serves the built app, opens a page on it and runs an action with it; closes both afterwards. */
export async function withFreshPage<Answer>(
  dist: string,
  action: (fresh: FreshPage) => Promise<Answer>,
): Promise<Answer> {
  const launched = await chromium.launch({ executablePath: await browser(), args: FLAGS });
  const { address, close } = await serve({ port: FIRST_PORT, folder: dist });
  try {
    const context = await launched.newContext({
      baseURL: address,
      viewport: { width: 1280, height: 720 },
    });
    return await action({ page: await context.newPage(), browser: launched });
  } finally {
    await launched.close();
    await close();
  }
}

/** Resolves once the first map is on the screen. */
export const mapPainted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset['map'] === 'painted');
