import { expect, type Locator, type Page } from '@playwright/test';
import { named } from './spaces.ts';
import { panel } from './table.ts';

/** Units by type, as the page names one of them: { tank: 2 }. */
export type Units = Readonly<Partial<Record<string, number>>>;

/** Matches a type's name in one and in many. */
const typeName = (type: string): string => `${type}s?`;

/** Chooses units of the space in the panel, one by one. */
export async function take(page: Page, space: string, units: Units): Promise<void> {
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

/** Sends what is chosen to a space, by the panel's list; `meaning` is what the list says it would be. */
export async function sendTo(page: Page, space: string, meaning: string | RegExp): Promise<void> {
  const row = destinations(page).getByRole('button', { name: named(space) });
  await expect(row).toContainText(meaning);
  await row.click();
}

/** The order as the list of orders tells it. */
export const order = (page: Page, text: string | RegExp): Locator =>
  panel(page).getByRole('region', { name: 'Orders of this phase' }).getByRole('listitem').filter({ hasText: text });

/** Orders so many units of a type more, in purchase units. */
export async function buy(page: Page, type: string, n = 1): Promise<void> {
  const row = panel(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(type, 'i') }) });
  for (let i = 0; i < n; i += 1) await row.getByRole('button', { name: /^More / }).click();
}

/** Places one new unit by the panel's lists. */
export async function place(page: Page, type: string, where: string): Promise<void> {
  const mobilize = panel(page).getByRole('region', { name: 'Mobilize new units' });
  await mobilize
    .getByRole('list', { name: 'Still to place' })
    .getByRole('button', { name: new RegExp(`^${typeName(type)}`, 'i') })
    .click();
  await mobilize
    .getByRole('button', { name: named(where) })
    .first()
    .click();
}
