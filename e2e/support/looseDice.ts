import { expect, type Page } from '@playwright/test';
import { panel } from './table.ts';

/** Enters the dice of a roll outside battles: research, the fire of guns, raids; one text for each field. */
export async function typeLooseDice(page: Page, what: string | RegExp, ...dice: readonly string[]): Promise<void> {
  const loose = panel(page).getByRole('region', { name: 'Dice to roll' });
  await expect(loose.getByRole('heading', { name: what })).toBeVisible();
  const fields = loose.getByRole('textbox');
  await expect(fields).toHaveCount(dice.length);
  for (const [i, text] of dice.entries()) await fields.nth(i).fill(text);
  await loose.getByRole('button', { name: 'Enter these dice' }).click();
}

/** Chooses a weapon, pays for `n` dice and enters what fell. */
export async function research(page: Page, weapon: string, n: number, dice: string): Promise<void> {
  await panel(page).getByRole('radio', { name: weapon }).check();
  for (let i = 1; i < n; i += 1) await panel(page).getByRole('button', { name: 'More research dice' }).click();
  await panel(page)
    .getByRole('button', { name: /^Pay \d+ IPCs and roll at the table$/ })
    .click();
  await typeLooseDice(page, `roll for ${weapon}`, dice);
}

/** Sends every air unit whose battle is over to a place to land, which may be one of those not named at first. */
export async function flyHome(page: Page, ...flights: readonly (readonly [units: string, to: string])[]) {
  const home = panel(page).getByRole('region', { name: 'Flights home' });
  for (const [units, to] of flights) {
    const flight = home.getByRole('listitem').filter({ hasText: units });
    const place = flight.getByRole('button', { name: `Fly to ${to}`, exact: true });
    const others = flight.getByRole('button', { name: /more places?$/ });
    await expect(place.or(others).first()).toBeVisible();
    if (!(await place.isVisible())) await others.click();
    await place.click();
  }
  await expect(home).toBeHidden();
}
