import { expect, type Page } from '@playwright/test';
import { fromPosition, loadEdition, newGame } from '../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../src/engine/index.ts';
import { frontSpaces } from '../src/games/axis-allies/store/places.ts';
import { battles, chooseBattle } from './support/battles.ts';
import { openFile } from './support/files.ts';
import { LATE_POSITION } from './support/latePosition.ts';
import { inspectPage } from './support/inspect.ts';
import { hiddenSpaces, pressInList, pressOnMap } from './support/spaces.ts';
import { APP_URL, pressContinue, waitForMap, openPage, panel } from './support/table.ts';
import { test } from './support/test.ts';

interface Screen {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch?: boolean;
  readonly isMobile?: boolean;
  readonly deviceScaleFactor?: number;
}

const screen = (width: number, height: number): Screen => ({ viewport: { width, height } });
const touch = (width: number, height: number): Screen => ({ ...screen(width, height), hasTouch: true, isMobile: true });

const SCREENS: Readonly<Record<string, Screen>> = {
  '1280×720': screen(1280, 720),
  '1024×768': screen(1024, 768),
  '1920×1080': screen(1920, 1080),
  '3840×2160': screen(3840, 2160),
  'tablet 1180×820': touch(1180, 820),
  'tablet 820×1180': touch(820, 1180),
  'phone 390×844': touch(390, 844),
  'phone 844×390': touch(844, 390),
  '1280×720 at 200 %': { ...screen(640, 360), deviceScaleFactor: 2 },
};

const FOUGHT_ON: readonly string[] = ['1280×720', 'phone 390×844'];

const EDITION = await loadEdition('1941');
const ALL = EDITION.spaces.map(({ id }) => id);
const OPENING_FRONT = frontSpaces(
  newGame(EDITION, {
    players: [
      { name: 'A', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
      { name: 'B', powers: ['germany', 'japan'] },
    ],
    victory: 'standard',
  }),
);

const expectVisible = (page: Page, spaces: readonly SpaceId[]): Promise<void> =>
  expect.poll(() => hiddenSpaces(page, spaces)).toEqual([]);

const map = (page: Page) => page.getByRole('application', { name: /^World map/ });

async function searchFor(page: Page, typed: string, found: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(typed);
  await expect(page.getByRole('option', { name: found })).toBeVisible();
  await page.keyboard.press('Enter');
}

for (const [name, on] of Object.entries(SCREENS))
  test.describe(name, () => {
    test.use(on);

    test('the front, the whole world and a searched space are visible', async ({ page }) => {
      await openPage(page);
      await page.getByRole('button', { name: 'Begin the game' }).click();
      await waitForMap(page);
      await expectVisible(page, OPENING_FRONT);
      await inspectPage(page, `framing-front-${name}`);
      await map(page).press('0');
      await expectVisible(page, ALL);

      await test.step('the world stays whole beside the list of spaces', async () => {
        await page.getByRole('button', { name: 'Spaces', exact: true }).click();
        if (on.viewport.width > 900) await expectVisible(page, ALL);
        await page.getByRole('button', { name: 'Close the list of spaces' }).click();
        await expectVisible(page, ALL);
      });

      await test.step('a searched space is visible, and + zooms towards it', async () => {
        await searchFor(page, 'volgograd', /^Caucasus/);
        await expectVisible(page, ['caucasus']);
        await expect(map(page)).toBeFocused();
        await page.keyboard.press('+');
        await page.keyboard.press('+');
        await expectVisible(page, ['caucasus']);
      });
    });

    if (!FOUGHT_ON.includes(name)) return;
    test('another power’s front is visible, and after a reload the battle', async ({ page }) => {
      const late = fromPosition(LATE_POSITION);
      if (!late.ok) throw new Error('the position does not open');
      await openPage(page);
      await openFile(page, 'late.json', JSON.stringify(LATE_POSITION));
      await waitForMap(page);
      await expectVisible(page, frontSpaces(late.value));
      await pressInList(page, 'Urals');
      await panel(page).getByRole('button', { name: 'Take all' }).click();
      await searchFor(page, 'moscow', /^Russia/);
      await pressOnMap(page, 'russia');
      await pressContinue(page, 'Go to conduct combat');
      await chooseBattle(page, 'Russia');
      await expectVisible(page, ['russia']);
      await page.goto(APP_URL);
      await waitForMap(page);
      await expect(battles(page).getByRole('heading', { name: 'Russia' })).toBeVisible();
      await expectVisible(page, ['russia']);
      await inspectPage(page, `framing-battle-${name}`);
    });
  });
