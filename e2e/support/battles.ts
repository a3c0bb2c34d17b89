import { expect, type Locator, type Page } from '@playwright/test';
import type { Units } from './orders.ts';
import { panel } from './table.ts';

export const battles = (page: Page): Locator => panel(page).getByRole('region', { name: 'Battles' });

/** The heading that says who has to decide what. */
export const decision = (page: Page, text: string | RegExp): Locator =>
  battles(page).getByRole('heading', { name: text });

/** Starts a battle by its button; a single battle has started with the phase. */
export async function chooseBattle(page: Page, space: string): Promise<void> {
  const begun = battles(page).getByRole('heading', { name: space, exact: true, level: 2 });
  const button = battles(page).getByRole('button', { name: `Fight in ${space}`, exact: true });
  await expect(begun.or(button)).toBeVisible();
  if (await button.isVisible()) await button.click();
  await expect(begun).toBeVisible();
}

/** Enters the dice of a side, one text for each value to hit, such as '16666', '36'. */
export const typeDice = (page: Page, side: 'attacker' | 'defender', ...dice: readonly string[]): Promise<void> =>
  typeDiceFor(page, `roll for the ${side}`, ...dice);

/** Enters the dice that are asked for in these words. */
export async function typeDiceFor(page: Page, asked: string, ...dice: readonly string[]): Promise<void> {
  await expect(decision(page, asked)).toBeVisible();
  const fields = battles(page).getByRole('textbox');
  await expect(fields).toHaveCount(dice.length);
  for (const [i, text] of dice.entries()) await fields.nth(i).fill(text);
  await battles(page).getByRole('button', { name: 'Enter these dice' }).click();
}

/** The counters for choosing casualties, one for each stack. */
export const casualtyCounters = (page: Page): Locator => battles(page).getByRole('group', { name: /^hits on / });

/** Chooses exactly these casualties instead of the suggested ones, and confirms them. */
export async function chooseCasualties(page: Page, chooser: string, units: Units): Promise<void> {
  await expect(decision(page, new RegExp(`${chooser}.*choose who takes`))).toBeVisible();
  const counters = await casualtyCounters(page).all();
  const stacks: { readonly counter: Locator; readonly wanted: number }[] = [];
  const left: Record<string, number | undefined> = { ...units };
  for (const counter of counters) {
    const name = (await counter.getAttribute('aria-label')) ?? '';
    const type = Object.keys(left).find((each) => new RegExp(`\\b${each}s?\\b`).test(name));
    stacks.push({ counter, wanted: type === undefined ? 0 : (left[type] ?? 0) });
    if (type !== undefined) delete left[type];
  }
  // First reduce, then increase, because a counter is limited by the hits not assigned yet.
  for (const { counter, wanted } of stacks) await setCount(counter, wanted, 'Fewer');
  for (const { counter, wanted } of stacks) await setCount(counter, wanted, 'More');
  await battles(page)
    .getByRole('button', { name: /^(Lose|Damage) / })
    .click();
}

async function setCount(counter: Locator, wanted: number, direction: 'Fewer' | 'More'): Promise<void> {
  const value = async (): Promise<number> => Number(await counter.getByRole('status').textContent());
  const isThere = (n: number): boolean => (direction === 'Fewer' ? n <= wanted : n >= wanted);
  for (let n = await value(); !isThere(n); n += direction === 'Fewer' ? -1 : 1) {
    await counter.getByRole('button', { name: new RegExp(`^${direction} `) }).click();
  }
}

/** Expects a text in the report of the battle just fought. */
export async function expectReport(page: Page, text: string): Promise<void> {
  await expect(
    battles(page).getByRole('group', { name: 'Result of the battle' }).filter({ hasText: text }),
  ).toBeVisible();
}
