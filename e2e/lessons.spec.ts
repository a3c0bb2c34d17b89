import { expect } from '@playwright/test';
import { inspectPage } from './support/inspect.ts';
import { expectReadableFromAfar } from './support/readable.ts';
import { beginGame } from './support/table.ts';
import { test } from './support/test.ts';

test('a whole lesson is shown by page keys, read from the last row, with notes in a second window', async ({
  page,
  context,
}) => {
  await page.goto('/?e2e#/lessons');
  const lesson = page.getByRole('group', { name: 'How far is Moscow?' });
  await expect(lesson).toBeVisible();
  await inspectPage(page, 'lessons-list');
  await lesson.getByRole('link', { name: 'Show' }).click();

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('How far is Moscow?');
  await expect(page.locator('html')).toHaveAttribute('data-map', 'painted');
  await inspectPage(page, 'lessons-show');
  const seen: string[] = [];
  for (let stop = 1; stop <= 12; stop++) {
    await expect(page.getByRole('img', { name: `Stop ${stop} of 12` })).toBeVisible();
    await expectReadableFromAfar(page);
    seen.push((await title.textContent()) ?? '');
    if (stop === 2) {
      // Folded at first, so that the map is free.
      const key = page.getByRole('region', { name: 'How far is Moscow?' }).getByRole('group');
      await key.getByText('Key of the colours').click();
      await expect(key.getByRole('list', { name: 'Who held the lands in view' })).toContainText('Soviet Union');
      await expectReadableFromAfar(page);
      await key.getByText('Key of the colours').click();
      await page.keyboard.press('g');
      await expect(page.getByRole('heading', { name: 'Non-aggression pact' })).toBeVisible();
      await expectReadableFromAfar(page);
      await inspectPage(page, 'lessons-word');
    }
    await page.keyboard.press('PageDown');
  }
  expect(new Set(seen).size).toBe(12);
  await expect(title).toHaveText('And on the board?');
  await page.keyboard.press('PageUp');
  await expect(title).toHaveText('The way back · May 1945');
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: /^The screen is blank/ })).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: /^The screen is blank/ })).toHaveCount(0);

  const opening = context.waitForEvent('page');
  await page.keyboard.press('n');
  const notes = await opening;
  await expect(notes.getByRole('heading', { level: 1 })).toHaveText('11. The way back');
  await expect(notes.getByText('Next: And on the board?')).toBeVisible();
  await inspectPage(notes, 'lessons-notes');
  await notes.keyboard.press('PageDown');
  await expect(title).toHaveText('And on the board?');
  await expect(notes.getByRole('heading', { name: '12. And on the board?' })).toBeVisible();
  await notes.close();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New lesson' }).click();
  await page.getByLabel('Name of the lesson').fill('My lesson');
  await page.locator('.world-map__canvas').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Text, which the class reads').fill('Here we are.');
  await inspectPage(page, 'lessons-editor');
  await page.reload();
  await expect(page.getByLabel('Name of the lesson')).toHaveValue('My lesson');
  await page.getByRole('button', { name: '2. Without a title' }).click();
  await expect(page.getByLabel('Text, which the class reads')).toHaveValue('Here we are.');
  await page.getByRole('link', { name: 'Handout' }).click();
  await expect(page.getByRole('heading', { name: 'My lesson' })).toBeVisible();
  await inspectPage(page, 'lessons-handout');
});

for (const lesson of ['islands-and-oil', 'home-fronts'])
  test(`every stop of “${lesson}” is read from the last row`, async ({ page }) => {
    await page.goto(`/?e2e#/lessons/${lesson}/show/1`);
    const place = page.locator('.lesson-show__place');
    await expect(place).toHaveAccessibleName(/^Stop 1 of \d+$/);
    const count = Number(/\d+$/.exec((await place.getAttribute('aria-label')) ?? '')?.[0]);
    expect(count).toBeGreaterThan(5);
    for (let stop = 1; stop <= count; stop++) {
      await expect(place).toHaveAccessibleName(`Stop ${stop} of ${count}`);
      await expectReadableFromAfar(page);
      await page.keyboard.press('PageDown');
    }
  });

test('a game on the table leaves the whole window to a lesson that is shown', async ({ page }) => {
  await beginGame(page);
  await page.goto('/?e2e#/lessons/how-far-is-moscow/show');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How far is Moscow?');
  const window = page.viewportSize();
  await expect
    .poll(() => page.locator('.world-map__canvas').boundingBox())
    .toMatchObject({ x: 0, y: 0, width: window?.width, height: window?.height });
});
