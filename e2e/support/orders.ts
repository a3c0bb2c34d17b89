import { expect, type Locator, type Page } from '@playwright/test';
import { startsWithName } from './spaces.ts';
import { panel } from './table.ts';

/** Numbers of units by the singular name of their type, such as { tank: 2 }. */
export type Units = Readonly<Partial<Record<string, number>>>;

/** A pattern for a type's name in singular and plural. */
const typeName = (type: string): string => `${type}s?`;

/** Chooses units of the space in the panel, one by one. */
export async function chooseUnits(page: Page, space: string, units: Units): Promise<void> {
  const picker = panel(page).getByRole('region', { name: `Units in ${space}` });
  for (const [type, n = 0] of Object.entries(units)) {
    const counter = picker.getByRole('group', { name: new RegExp(`^${typeName(type)} (aboard )?in `) }).first();
    for (let taken = 1; taken <= n; taken += 1) {
      await counter.getByRole('button', { name: /^More / }).click();
      await expect(counter.getByRole('status')).toHaveText(String(taken));
    }
  }
}

export const destinations = (page: Page): Locator =>
  panel(page).getByRole('region', { name: 'Where the chosen units can go' });

/**
 * Orders the chosen units to a space of the panel's list; `meaning` is the action that the list names. Attacks with
 * little hope are folded once their chances are known.
 */
export async function chooseDestination(page: Page, space: string, meaning: string | RegExp): Promise<void> {
  const row = destinations(page).getByRole('button', { name: startsWithName(space) });
  const folded = destinations(page).locator('.destinations__hopeless:not([open]) > summary');
  await expect(async () => {
    if (!(await row.isVisible()) && (await folded.isVisible())) await folded.click();
    await expect(row).toContainText(meaning, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await row.click();
}

/** An entry of the list of orders. */
export const orderLine = (page: Page, text: string | RegExp): Locator =>
  panel(page).getByRole('region', { name: 'Orders of this phase' }).getByRole('listitem').filter({ hasText: text });

/** Orders `n` more units of a type in the purchase phase. */
export async function buyUnits(page: Page, type: string, n = 1): Promise<void> {
  const row = panel(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(type, 'i') }) });
  for (let i = 0; i < n; i += 1) await row.getByRole('button', { name: /^More / }).click();
}

/** Places one new unit with the panel's lists. */
export async function placeUnit(page: Page, type: string, where: string): Promise<void> {
  const mobilize = panel(page).getByRole('region', { name: 'Mobilize new units' });
  await mobilize
    .getByRole('list', { name: 'Still to place' })
    .getByRole('button', { name: new RegExp(`^${typeName(type)}`, 'i') })
    .click();
  await mobilize
    .getByRole('button', { name: startsWithName(where) })
    .first()
    .click();
}
