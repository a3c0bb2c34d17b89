// @vitest-environment happy-dom
import '../../familyScreens.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { editionOf } from '../../../src/engine/axis-allies/index.ts';
import { die } from '../../../src/engine/index.ts';
import { revised } from '../../../src/engine/axis-allies/editions/revised.ts';
import { NewGame } from '../../../src/ui/newgame/NewGame.tsx';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

/** What only some editions let people agree before a game: the book's tables, three victories, national advantages. */

beforeEach(() => {
  useGame.setState(useGame.getInitialState(), true);
  useGame.setState({ inGame: false });
});
afterEach(cleanup);

const open = () => render(<NewGame edition={revised} onTryAgain={null} />);
const begin = (): HTMLButtonElement => screen.getByRole('button', { name: 'Begin the game' });
const game = () => {
  const { game: begun } = useGame.getState();
  if (begun === null) throw new Error('no game');
  return begun;
};
const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: RegExp): Promise<void> => userEvent.click(screen.getByRole('radio', { name }));

test('an edition without them is asked for none of it', () => {
  render(<NewGame edition={editionOf('1941')} onTryAgain={null} />);
  expect(screen.queryByRole('group', { name: 'The book’s tables' })).toBeNull();
  expect(screen.queryByText('National advantages')).toBeNull();
  expect(screen.getAllByRole('radio', { name: /game/ })).toHaveLength(2);
});

test('the three victories say how many cities they need', async () => {
  open();
  expect(screen.getByRole('radio', { name: /Minor victory.*8 of the 12/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: /Major victory.*10 of the 12/ })).toBeTruthy();
  await choose(/Total victory.*all 12/);
  await userEvent.click(begin());
  expect(game()).toMatchObject({ edition: 'revised', victory: 'total', advantages: {} });
  expect(useGame.getState().setup?.start).toEqual({ kind: 'setup', victory: 'total' });
});

test('takebacks are agreed among options that are folded away and say what is chosen', async () => {
  open();
  const options = screen.getByText('More options').closest('details')!;
  expect(options.open).toBe(false);
  expect(options.querySelector('summary')!.textContent).toMatch(/takebacks if everybody agrees/);
  await choose(/Never/);
  expect(options.querySelector('summary')!.textContent).toMatch(/no takebacks/);
  await userEvent.click(begin());
  expect(useGame.getState().setup?.agreed).toEqual({ takebacks: 'never', clock: null });
});

describe('the book’s tables', () => {
  test('seat so many players at one press', async () => {
    open();
    const tables = screen.getByRole('group', { name: 'The book’s tables' });
    expect(
      within(tables)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-pressed')),
    ).toEqual(['true', 'false', 'false', 'false']);
    await press('4 players');
    expect(screen.getByRole('button', { name: '4 players' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(begin());
    expect(game().players.map(({ powers }) => powers)).toEqual([
      ['soviet-union', 'united-states'],
      ['united-kingdom'],
      ['germany'],
      ['japan'],
    ]);
  });

  test('keep the names, and people on their side', async () => {
    open();
    const second = screen.getByLabelText('Name of player 2');
    await userEvent.clear(second);
    await userEvent.type(second, 'Ben');
    await press('5 players');
    await press('3 players');
    await userEvent.click(begin());
    expect(game().players).toEqual([
      { name: 'Player 1', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
      { name: 'Ben', powers: ['germany'] },
      expect.objectContaining({ powers: ['japan'] }),
    ]);
  });
});

describe('NA-1: national advantages', () => {
  test('are none unless something is agreed', () => {
    open();
    expect(screen.getByRole('radio', { name: /^None/ })).toHaveProperty('checked', true);
  });

  test('drawn by lot must be rolled for before the game begins', async () => {
    open();
    await choose(/^Drawn by lot/);
    expect(begin().disabled).toBe(true);
    expect(screen.getByText('The national advantages are not drawn yet.')).toBeTruthy();
    await press('More advantages for each power');
    await press('Roll for them');
    expect(screen.queryByRole('button', { name: 'Roll for them' })).toBeNull();
    const drawn = within(screen.getByRole('status', { name: 'What was drawn' }));
    const germany = drawn.getByRole('heading', { name: 'Germany' }).closest('li')!;
    const names = [...germany.querySelectorAll('strong')].map(({ textContent }) => textContent);
    expect(names).toHaveLength(2);
    await userEvent.click(begin());
    const own = game().advantages['germany']?.map((id) => revised.advantages.find((one) => one.id === id)?.name);
    expect(own).toEqual(names);
    expect(Object.values(game().advantages).map((ids) => ids.length)).toEqual([2, 2, 2, 2, 2]);
  });

  test('drawn by lot show their dice, those of the game’s seed', async () => {
    open();
    await choose(/^Drawn by lot/);
    await press('Roll for them');
    const drawn = within(screen.getByRole('status', { name: 'What was drawn' }));
    const shown = drawn.getAllByRole('listitem').flatMap((item) => item.querySelector(':scope > svg') ?? []);
    await userEvent.click(begin());
    const seed = useGame.getState().setup?.seed ?? '';
    const dice = revised.turnOrder.map((power) => String(die(`${seed} advantages of ${power}`, 0)));
    expect(shown.filter((one) => one.classList.contains('die')).map((one) => one.getAttribute('aria-label'))).toEqual(
      dice,
    );
  });

  test('drawn by lot do not change when more are drawn', async () => {
    open();
    await choose(/^Drawn by lot/);
    await press('Roll for them');
    const names = (): (string | null)[] =>
      [...screen.getByRole('status', { name: 'What was drawn' }).querySelectorAll('strong')].map(
        ({ textContent }) => textContent,
      );
    const first = names();
    await press('More advantages for each power');
    expect(names()).toHaveLength(10);
    expect(names()).toEqual(expect.arrayContaining(first));
    await press('Fewer advantages for each power');
    expect(names()).toEqual(first);
  });

  test('chosen from the lists are those of the game, in the order of the table', async () => {
    open();
    await choose(/^Chosen/);
    await userEvent.click(screen.getByRole('checkbox', { name: /Wolf Packs.*on 3/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /U-Boat Interdiction/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Radar/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Radar/ }));
    expect(screen.getByText('U-Boat Interdiction and Wolf Packs')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Rule NA-GE-4/ }).getAttribute('href')).toBe('#/rules/revised/NA-GE-4');
    await userEvent.click(begin());
    expect(game().advantages).toEqual({ germany: ['u-boat-interdiction', 'wolf-packs'] });
    expect(useGame.getState().setup?.start).toMatchObject({ advantages: game().advantages });
  });
});

test.each([
  [editionOf('1941'), 'Six points are a sure hit, and one die decides the rest.'],
  [revised, 'Six points are a sure hit, for guns too, and one die decides the rest; research and raids as usual.'],
])('low luck tells only of dice that the edition has', (edition, text) => {
  render(<NewGame edition={edition} onTryAgain={null} />);
  expect(screen.getByText(text)).toBeTruthy();
});

describe('the dice of another game', () => {
  test('are repeated with its seed; a lot drawn from other dice counts no more', async () => {
    open();
    await choose(/Low luck/);
    await userEvent.click(screen.getByText('More options'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Repeat a game’s dice' }), ' summer-1943 ');
    expect(screen.getByText(/dice repeated/)).toBeTruthy();
    await userEvent.click(begin());
    expect(useGame.getState().setup).toMatchObject({ seed: 'summer-1943', diceMode: 'low-luck' });
  });

  test('are refused with a seed that is too long or cannot be shown', async () => {
    open();
    const field = screen.getByRole('textbox', { name: 'Repeat a game’s dice', hidden: true });
    fireEvent.change(field, { target: { value: 'x'.repeat(101) } });
    expect(screen.getByText('A seed has at most 100 characters.')).toBeTruthy();
    expect(begin().disabled).toBe(true);
    fireEvent.change(field, { target: { value: 'a\u202eb' } });
    expect(screen.getByText('The seed has characters that cannot be shown.')).toBeTruthy();
    fireEvent.change(field, { target: { value: '' } });
    expect(begin().disabled).toBe(false);
  });
});
