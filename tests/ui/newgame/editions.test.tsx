// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { GameState } from '../../../src/engine/axis-allies/index.ts';
import { SETUP } from '../../store/gameSupport.ts';
import { twoEditions } from '../../twoEditions.ts';
import { EmptyWorldPicture } from '../emptyWorldPicture.ts';

afterEach(cleanup);
afterAll(() => vi.resetModules());

async function openPage(): Promise<void> {
  const { OpeningScreen } = await import('../../../src/ui/newgame/OpeningScreen.tsx');
  render(<OpeningScreen World={EmptyWorldPicture} />);
}
/** Renders a kept game of 'another' as the list of kept games does. */
async function showKept(): Promise<void> {
  const { GameEntry } = await import('../../../src/ui/games/GameEntry.tsx');
  const game = {
    id: 'a',
    version: 2 as const,
    rules: 2,
    setup: { ...SETUP, edition: 'another' },
    savedAt: '2026-11-22T14:05:00.000Z',
    count: 7,
    check: '',
    standing: { round: 2, power: 'germany', phase: 'combat-move' as const, isOver: false },
  };
  const nothing = (): void => undefined;
  render(
    <GameEntry
      id="a"
      game={game}
      isOnTable={false}
      World={EmptyWorldPicture}
      onClose={nothing}
      onDelete={nothing}
      onSaid={nothing}
    />,
  );
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
  const { useGame } = await import('../../../src/games/axis-allies/store/game.ts');
  expect(useGame.getState().game?.edition).toBe('another');
});

test('the one that was chosen is still chosen when one comes back from the lab', async () => {
  await twoEditions();
  await openPage();
  await userEvent.click(await screen.findByRole('radio', { name: /^Another/ }));
  cleanup();
  await openPage();
  expect(screen.getByRole('radio', { name: /^Another/ })).toHaveProperty('checked', true);
  // Another game on the table ends that.
  const { followPlayedEdition } = await import('../../../src/store/nextGame.ts');
  const { useGame } = await import('../../../src/games/axis-allies/store/game.ts');
  followPlayedEdition();
  cleanup();
  const { familyOf, loadAnyEdition } = await import('../../../src/engine/index.ts');
  await loadAnyEdition('1941');
  const game = familyOf({ edition: '1941' }).emptyBoard('1941', 'as-it-begins') as GameState;
  act(() => useGame.setState({ game, inGame: true }));
  await openPage();
  expect(screen.getByRole('radio', { name: /^1941/ })).toHaveProperty('checked', true);
});

test('the map of the chosen one is asked for before the game begins, and of no other', async () => {
  await twoEditions();
  const { useComingEdition } = await import('../../../src/store/nextGame.ts');
  const asked: (string | null)[] = [];
  useComingEdition.subscribe(({ edition }) => void asked.push(edition));
  await openPage();
  await begin();
  expect(asked).toEqual(['1941']);
  await userEvent.click(await screen.findByRole('radio', { name: /^Another/ }));
  expect(asked).toEqual(['1941', 'another']);
});

test('each is told of in a few words, with a picture of its world', async () => {
  await twoEditions();
  await openPage();
  const choice = await screen.findByRole('group', { name: 'Edition' });
  const radios = within(choice).getAllByRole('radio');
  expect(
    radios.map((radio) => document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent),
  ).toEqual(['1941', 'Another']);
  const about = document.getElementById(radios[0]?.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(about).toMatch(/five powers.*2 to 5 players · 1½ to 2 hours$/);
  expect([...choice.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
    '/map/1941.png',
    '/map/another.png',
  ]);
  expect(screen.queryByRole('img', { name: 'The world and its powers as the game begins' })).toBeNull();
});

test('the keyboard chooses among them', async () => {
  await twoEditions();
  await openPage();
  (await screen.findByRole('radio', { name: /^1941/ })).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /^Another/ })).toHaveProperty('checked', true);
});

test('people stay at the table for another one', async () => {
  await twoEditions();
  await openPage();
  await begin();
  await userEvent.click(screen.getByRole('button', { name: 'Add a player' }));
  const name = screen.getByLabelText('Name of player 3');
  await userEvent.clear(name);
  await userEvent.type(name, 'Cleo');
  await userEvent.click(screen.getByRole('radio', { name: /^Another/ }));
  await begin();
  expect(screen.getByLabelText('Name of player 3')).toHaveProperty('value', 'Cleo');
});

test('the rules are those of the chosen one', async () => {
  await twoEditions();
  await openPage();
  await userEvent.click(await screen.findByRole('radio', { name: /^Another/ }));
  expect(screen.getByRole('link', { name: 'Read the rules' }).getAttribute('href')).toBe('#/rules/another');
});

test('a game says which one it is of: on the opening page, in the title and among kept games', async () => {
  await twoEditions();
  await openPage();
  await userEvent.click(await screen.findByRole('radio', { name: /^Another/ }));
  await userEvent.click(await begin());
  const { useGame } = await import('../../../src/games/axis-allies/store/game.ts');
  act(() => useGame.getState().leaveGame());
  expect(screen.getByRole('region', { name: 'Your game goes on' }).textContent).toContain('Another. Round 1, Soviet');
  const { pageTitle } = await import('../../../src/ui/address/useAddress.ts');
  expect(pageTitle({ place: 'game' }, 'another')).toBe('Another · Warboard');
  expect(pageTitle({ place: 'game' }, null)).toBe('Warboard');
  await showKept();
  expect(screen.getByText(/^Another: Ada and Ben/).parentElement?.textContent).toContain(
    'Round 2, Germany, Combat move',
  );
});

test('one that cannot be loaded can be tried again', async () => {
  await twoEditions(1);
  await openPage();
  await userEvent.click(await screen.findByRole('radio', { name: /^Another/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('A new game could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await begin()).toBeTruthy();
});
