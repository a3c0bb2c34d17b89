// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useGame } from '../../src/store/gameStore.ts';
import { SidePanel } from '../../src/ui/shell/SidePanel.tsx';
import { currentGame, SETUP, startNewGame } from '../store/gameSupport.ts';
import { resetBetweenTests } from './panelSupport.ts';
import '../ui/loadParts.ts';

resetBetweenTests();

/** What can be pressed whose name or text begins so; the first of them, a target of the chosen units before others. */
const named = (name: string): HTMLElement | undefined =>
  [
    ...document.querySelectorAll<HTMLElement>('.destinations button'),
    ...document.querySelectorAll<HTMLElement>('button, label'),
  ].find((element) => (element.getAttribute('aria-label') ?? element.textContent).trim().startsWith(name));

const PRESSES = [
  'More infantry',
  'More infantry',
  'Go to combat move',
  'Next units',
  'West Russia',
  'Next units',
  'West Russia',
  'Go to conduct combat',
  'Fight on until …',
  // The defender's casualties as suggested too.
  'Ben ',
  'Fight on',
  'Go to noncombat move',
  'Fly to Russia',
  'Go to mobilize new units',
  'Caucasus',
  'Russia',
  'Collect 8 IPCs and end the turn',
];

test('two purchases, an attack from two territories, three rounds, a landing, two placements: 18 presses', async () => {
  // Dice with which the battle lasts so long.
  startNewGame({ ...SETUP, seed: 'first turn 3' });
  render(<SidePanel />);
  for (const name of PRESSES) {
    const ready = (): void => {
      expect(named(name), name).toBeDefined();
      expect(named(name)?.className).not.toContain('button--delayed');
    };
    await waitFor(ready, { timeout: 10_000, interval: 20 });
    fireEvent.click(named(name)!);
  }
  // Between rounds the attacker presses on.
  expect(useGame.getState().commands.filter(({ type }) => type === 'press')).toHaveLength(2);
  expect(currentGame().power).toBe('germany');
  expect(screen.getByRole('complementary').textContent).toContain('Purchase units');
  expect(PRESSES.length).toBeLessThanOrEqual(18);
});
