import { chromium, type Browser, type Page } from 'playwright';
import { browser } from '../browser.mjs';
import { serve } from '../serve.mjs';

/** Away from the port people play at and from the tests' own. */
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

/** A page of a browser that has never seen a game, and the browser itself. */
export interface FreshPage {
  readonly page: Page;
  readonly browser: Browser;
}

/** Serves the built app and opens a page on it, for as long as the deed takes. */
export async function withFreshPage<Answer>(
  dist: string,
  deed: (fresh: FreshPage) => Promise<Answer>,
): Promise<Answer> {
  const program = await chromium.launch({ executablePath: await browser(), args: FLAGS });
  const { address, close } = await serve({ port: FIRST_PORT, folder: dist });
  try {
    const people = await program.newContext({
      baseURL: address,
      viewport: { width: 1280, height: 720 },
    });
    return await deed({ page: await people.newPage(), browser: program });
  } finally {
    await program.close();
    await close();
  }
}

/** Settles once the first map is on the screen. */
export const painted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset['map'] === 'painted');
