// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SIGNS } from '../../../../../src/games/axis-allies/emblems/looks.ts';
import { LegendWindow, SIGN_TEXTS } from '../../../../../src/games/axis-allies/ui/legend/LegendWindow.tsx';
import { startNewGame } from '../../../../store/gameSupport.ts';

afterEach(cleanup);

test('the legend explains every sign in its own words, and closes', async () => {
  startNewGame();
  const onClose = vi.fn();
  render(<LegendWindow open onClose={onClose} />);
  expect(Object.keys(SIGN_TEXTS).toSorted()).toEqual(Object.keys(SIGNS).toSorted());
  expect(new Set(Object.values(SIGN_TEXTS)).size).toBe(Object.keys(SIGNS).length);
  for (const [sign, text] of Object.entries(SIGN_TEXTS))
    if (sign !== 'mark-captured') expect(screen.getByText(text)).toBeTruthy();
  for (const name of ['A planned attack', 'Movement left', 'Has moved', 'Must land', 'Captured this turn'])
    expect(screen.getByText(name)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledOnce();
});
