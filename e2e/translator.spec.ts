import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { saveText, toSave } from '../src/saves/saveFile.ts';
import { openFile } from './support/files.ts';
import { openPage, panel, waitForMap } from './support/table.ts';
import { drawCoarsely, test } from './support/test.ts';
import { WAYS, inMarks, outsideMarks, translateIn, words } from './support/translator.ts';

/** A small page of texts that change, as a script. */
async function textsScript(): Promise<string> {
  const entry = fileURLToPath(new URL('support/textsPage.tsx', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'texts' } },
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  return output[0].code;
}

const begin = (page: Page): Promise<unknown> => page.evaluate('workWithTranslator(document.body)');
const takeSteps = (page: Page): Promise<string[]> => page.evaluate('steps()');

test('whatever a translator does to texts, new words are seen', async ({ page }) => {
  const script = await textsScript();
  const open = async (): Promise<void> => {
    await page.goto('about:blank');
    await page.addScriptTag({ content: script });
  };
  await open();
  const plain = await takeSteps(page);
  expect(plain[1]).toBe('4 units in 4 battles later 4 dice Tank of 4 Bomber of none ');
  for (const way of WAYS)
    for (const first of ['translator', 'program']) {
      await open();
      if (first === 'program') await begin(page);
      await page.evaluate(translateIn, way);
      if (first === 'translator') await begin(page);
      const seen = await takeSteps(page);
      expect(seen.map(inMarks), `${way}, ${first} first`).toEqual(plain.map(words));
      const left = way === 'an element beside it' ? plain.map(words) : plain.map(() => '');
      expect(seen.map(outsideMarks), `${way}, ${first} first`).toEqual(left);
    }
});

/** A battle of an edition, whose dice are known. */
const battle = (edition: string, space: string, mine: Record<string, number>, theirs: Record<string, number>) =>
  saveText(
    toSave(
      {
        edition,
        seed: 'translated',
        diceMode: 'program',
        players: [
          { name: 'Ada', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
          { name: 'Ben', powers: ['germany', 'japan'] },
        ],
        start: {
          kind: 'position',
          position: {
            edition,
            power: 'germany',
            phase: 'conduct-combat',
            units: { germany: { [space]: mine }, 'soviet-union': { [space]: theirs } },
          },
        },
      },
      [],
      new Date(0),
    ),
  );

const BATTLES = {
  1941: battle('1941', 'karelia', { infantry: 4, tank: 2, bomber: 1 }, { infantry: 3, fighter: 1 }),
  revised: battle(
    'revised',
    'karelia-ssr',
    { infantry: 4, artillery: 1, fighter: 2 },
    { infantry: 3, 'antiaircraft-gun': 1 },
  ),
};

/** Odds are said as soon as they are found, which is sooner on one page than on another. */
const UNFINISHED = /Reckoning/;

/** What the panel and the bar above the map say, once it is something new, whole, and stays the same for a while. */
async function said(page: Page, before = ''): Promise<string> {
  const read = async (): Promise<string> =>
    (await page.locator('.topbar, .panel').allTextContents()).map((each) => `${each} `).join('');
  await expect.poll(read).not.toBe(before);
  let text = await read();
  for (let times = 0; times < 4;) {
    await page.waitForTimeout(100);
    const now = await read();
    times = now === text && !UNFINISHED.test(now) ? times + 1 : 0;
    text = now;
  }
  return text;
}

/** Fights the battle by the panel's main button; what was said at each press. */
async function fight(page: Page, file: string, translated: boolean): Promise<string[]> {
  await openPage(page);
  await openFile(page, 'battle.json', file);
  await waitForMap(page);
  if (translated) await page.evaluate(translateIn, 'an element before it, and it is taken away' as const);
  const steps = [await said(page)];
  const ready = panel(page).locator('.button--main:not(.button--delayed):not([disabled])');
  const report = panel(page).locator('.battle-report');
  while (steps.length < 12 && !(await report.isVisible())) {
    await ready.click();
    steps.push(await said(page, steps.at(-1)));
  }
  await expect(report).toBeVisible();
  return steps;
}

for (const [edition, file] of Object.entries(BATTLES))
  test(`a battle of ${edition} is fought on a translated page`, async ({ page, browser, contextOptions }) => {
    const steps = await fight(page, file, false);
    const other = await browser.newContext(contextOptions);
    await drawCoarsely(other);
    const seen = await fight(await other.newPage(), file, true);
    await other.close();
    // Where one text ends and the next begins, nothing stands between them.
    const letters = (text: string): string => text.replaceAll(/\s+/g, '');
    expect(seen.map((each) => letters(inMarks(each)))).toEqual(steps.map(letters));
    expect(seen.map(outsideMarks)).toEqual(steps.map(() => ''));
  });
