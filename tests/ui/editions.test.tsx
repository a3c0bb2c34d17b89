// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { twoEditions } from '../twoEditions.ts';
import { EmptyWorldPicture } from './emptyWorldPicture.ts';

afterEach(cleanup);
afterAll(() => vi.resetModules());

async function openPage(): Promise<void> {
  const { OpeningScreen } = await import('../../src/ui/newgame/OpeningScreen.tsx');
  render(<OpeningScreen World={EmptyWorldPicture} />);
}
const begin = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Begin the game' });

test('the first edition is chosen, and no other is loaded', async () => {
  const { fetched } = await twoEditions();
  await openPage();
  await begin();
  expect(screen.getByRole('radio', { name: /^1941/ })).toHaveProperty('checked', true);
  expect(fetched).not.toHaveBeenCalled();
});

test('another one is loaded when it is chosen, and played', async () => {
  const { fetched } = await twoEditions();
  await openPage();
  await userEvent.click(await screen.findByRole('radio', { name: /^Another/ }));
  await userEvent.click(await begin());
  expect(fetched).toHaveBeenCalledOnce();
  const { useGame } = await import('../../src/store/gameStore.ts');
  expect(useGame.getState().game?.edition).toBe('another');
});

test('one that cannot be loaded can be tried again', async () => {
  await twoEditions(1);
  await openPage();
  await userEvent.click(await screen.findByRole('radio', { name: /^Another/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('A new game could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await begin()).toBeTruthy();
});
