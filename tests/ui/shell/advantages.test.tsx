// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { revised } from '../../../src/engine/axis-allies/editions/revised.ts';
import { GameMenu } from '../../../src/ui/shell/GameMenu.tsx';
import { AdvantagesWindow } from '../../../src/games/axis-allies/ui/OwnMenu.tsx';
import { SETUP, startNewGame } from '../../store/gameSupport.ts';
import { startAtPositionOf } from '../../games/axis-allies/ui/panelSupport.ts';
import '../../familyScreens.ts';

afterEach(cleanup);

async function openMenu(advantages: Record<string, string[]>): Promise<void> {
  startNewGame({ ...SETUP, edition: 'revised', start: { kind: 'setup', victory: 'minor', advantages } });
  render(<GameMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
}

test('NA-1: the menu shows what each power has, what it does, and its rule', async () => {
  await openMenu({ japan: ['banzai-attacks'], germany: ['panzerblitz'] });
  await userEvent.click(await screen.findByRole('menuitem', { name: 'National advantages' }));
  const shown = within(await screen.findByRole('dialog', { name: 'National advantages' }));
  expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim())).toEqual([
    'Germany',
    'Japan',
  ]);
  expect(shown.getByText('Infantry that attack alone attack on 2.')).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Rule NA-GE-3 · Panzerblitz' }).getAttribute('href')).toBe(
    '#/rules/revised/NA-GE-3',
  );
});

test('NA-4: what is used up and what holds for a time is marked', async () => {
  const start = {
    power: 'germany',
    phase: 'combat-move',
    units: {},
    advantages: { 'soviet-union': ['russian-winter', 'nonaggression-treaty', 'mobile-industry', 'salvage'] },
    spentAdvantages: ['russian-winter', 'nonaggression-treaty'],
    running: [
      { advantage: 'russian-winter', until: 'own-turn' },
      { advantage: 'mobile-industry', until: 'turn', spaces: ['kazakh-ssr'] },
    ],
  };
  startAtPositionOf(revised, start);
  render(<AdvantagesWindow open onClose={() => {}} />);
  const marks = within(await screen.findByRole('dialog')).getAllByRole('listitem');
  const said = (name: string): string =>
    marks.findLast(({ textContent }) => textContent?.startsWith(name))?.textContent ?? '';
  expect(said('Russian Winter')).toContain('Holds till its next turn begins, and is then used up');
  expect(said('Nonaggression Treaty')).toContain('Used up or lost');
  expect(said('Mobile Industry')).toContain('Holds for this turn (Kazakh S.S.R.)');
  expect(said('Salvage')).not.toMatch(/Holds|Used up/);
});

test('where there are none, the menu does not speak of them', async () => {
  await openMenu({});
  expect(await screen.findByRole('menuitem', { name: 'Rules' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'National advantages' })).toBeNull();
});

test('the window closes when one of its rules is read', async () => {
  await openMenu({ japan: ['banzai-attacks'] });
  await userEvent.click(await screen.findByRole('menuitem', { name: 'National advantages' }));
  await userEvent.click(await screen.findByRole('link', { name: /NA-JA-6/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
