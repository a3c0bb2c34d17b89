// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BySpace, PowerId } from '../../../src/engine/index.ts';
import { oneEdition } from '../../twoEditions.ts';

/** The opening page while there is one edition to play. */

beforeEach(oneEdition);
afterEach(cleanup);
afterAll(() => vi.resetModules());

/** The picture in words: who holds the space. */
const World = ({ control }: { readonly control: BySpace<PowerId | null> }) => <p>Berlin: {control['germany']}</p>;

async function openPage(): Promise<void> {
  const { OpeningScreen } = await import('../../../src/ui/newgame/OpeningScreen.tsx');
  render(<OpeningScreen World={World} />);
  await screen.findByRole('button', { name: 'Begin the game' });
}

test('shows the world at the start, and one line for each thing that can be done', async () => {
  await openPage();
  expect(screen.getByRole('img', { name: 'The world and its powers as the game begins' }).textContent).toBe(
    'Berlin: germany',
  );
  const entries = within(screen.getByRole('list', { name: 'What you can do here' })).getAllByRole('listitem');
  expect(entries.map((entry) => entry.querySelector('a, button')?.textContent)).toEqual([
    'New game',
    'Your first game',
    'Explore the map',
    'Test an opening',
    'Battle calculator',
    'Set up a position',
    'How to play',
  ]);
  expect(screen.getByRole('link', { name: 'Read the rules' }).getAttribute('href')).toBe('#/rules');
  expect(screen.queryByRole('button', { name: 'Continue the game' })).toBeNull();
});

test('a file is opened at one place, by the button of the form', async () => {
  await openPage();
  expect(screen.getAllByRole('button', { name: /open .*(file|game|position)/i })).toHaveLength(1);
});

test('“New game” leads to the head of the form, from where Enter begins', async () => {
  await openPage();
  const seen: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this);
  });
  await userEvent.click(screen.getByRole('button', { name: 'New game' }));
  expect(seen.map(({ className }) => className)).toEqual(['newgame']);
  expect(document.activeElement?.textContent).toBe('Begin the game');
});

test('offers no choice of editions, and names none', async () => {
  await openPage();
  expect(screen.queryByRole('group', { name: 'Edition' })).toBeNull();
  const { pageTitle } = await import('../../../src/ui/address/useAddress.ts');
  expect(pageTitle({ place: 'game' }, '1941')).toBe('Warboard');
});
