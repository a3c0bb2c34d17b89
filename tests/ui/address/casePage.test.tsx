// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ruleOf } from '../../../src/games/face/books.ts';
import { loadCases } from '../../../src/games/axis-allies/cases/loadCases.ts';
import { useView } from '../../../src/games/axis-allies/store/viewStore.ts';
import { caseAddress } from '../../../src/ui/address/address.ts';
import { endPhase, currentGame, ownUnits, startNewGame } from '../../store/gameSupport.ts';
import { atAddress, freshPage, goThere, openAt, rulebook } from '../support.ts';
import '../loadParts.ts';
import { useExample, useGame } from '../../../src/games/axis-allies/store/game.ts';

freshPage();

const cases = await loadCases('1941');
const BLITZ = 'A tank blitzes through empty Karelia, takes it in passing and goes on to Archangel.';
const REFUSED = 'One enemy infantry in Karelia stops the blitz there.';

function addressOfCase(title: string): string {
  const found = cases.all.find((each) => each.title === title);
  if (found === undefined) throw new Error(`no case ${title}`);
  return caseAddress('1941', ruleOf(found), cases.numberOf(found));
}

const panel = (): Promise<HTMLElement> => screen.findByRole('complementary', { name: 'Example' });
const next = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Next' }));
const shown = () => {
  const { example } = useExample.getState();
  if (example === null) throw new Error('nothing on show');
  return example;
};
const now = (): string | null | undefined => document.querySelector('[aria-current=step].step__text')?.textContent;
const spoken = async (): Promise<string | null> => within(await panel()).getByRole('status').textContent;

describe('a case on the map', () => {
  test('opens at its own address without a game, at its position', async () => {
    openAt(addressOfCase(BLITZ));
    const example = await panel();
    expect(within(example).getByRole('heading', { name: BLITZ })).toBeTruthy();
    expect(within(example).getByRole('link', { name: 'CM-9' }).getAttribute('href')).toBe('#/rules/1941/CM-9');
    expect(within(example).getByRole('link', { name: 'MAP-9' })).toBeTruthy();
    expect(now()).toBe('The position: Germany’s turn, “Combat move”.');
    expect(screen.getByRole('heading', { level: 1, name: 'Germany' })).toBeTruthy();
    expect(
      Object.values(shown().game.units)
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(['infantry', 'tank']);
    expect(document.activeElement?.textContent).toContain('Next');
    await goThere('#/');
    expect(useGame.getState().game).toBeNull();
    expect(screen.getByRole('form', { name: 'New game' })).toBeTruthy();
  });

  test('goes forward and back, with the state, spaces and routes of each step', async () => {
    openAt(addressOfCase(BLITZ));
    await panel();
    await next();
    expect(now()).toBe('A tank in Norway/Finland can go to Karelia and Archangel.');
    expect(shown().chosen).toHaveLength(1);
    expect(shown().destinations.map(({ space }) => space)).toEqual(expect.arrayContaining(['karelia', 'archangel']));
    await next();
    expect(now()).toBe('Germany moves a tank from Norway/Finland to Archangel by way of Karelia.');
    expect(await spoken()).toBe(`${now()} Germany captures Karelia from the Soviet Union.`);
    expect(shown()).toMatchObject({
      chosen: [],
      destinations: [],
      spaces: ['norway-finland', 'karelia', 'archangel'],
      routes: [['norway-finland', 'karelia', 'archangel']],
      isRefused: false,
    });
    expect(shown().game.control['karelia']).toBe('germany');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(shown().game.control['karelia']).toBe('soviet-union');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: /^Germany ends the phase/ }));
    expect(shown().game.phase).toBe('conduct-combat');
  });

  test('says why an order is refused, by which rule, and changes nothing', async () => {
    openAt(addressOfCase(REFUSED));
    await panel();
    const before = shown().game;
    await next();
    expect(now()).toBe('Germany tries to move a tank from Norway/Finland to Archangel by way of Karelia.');
    expect(await spoken()).toMatch(/Refused by CM-9: .+/);
    expect(within(await panel()).getByRole('link', { name: 'CM-9 Blitz' })).toBeTruthy();
    expect(shown().game).toBe(before);
    expect(shown()).toMatchObject({ routes: [['norway-finland', 'karelia', 'archangel']], isRefused: true });
    expect(shown().chosen).toHaveLength(1);
  });

  test('leads from its last step to the next case, and from the last case back to the rule', async () => {
    const last = cases.showing('CM-9').length;
    openAt(caseAddress('1941', 'CM-9', last - 1));
    await panel();
    const toEnd = async (): Promise<void> => {
      for (const step of screen
        .getAllByRole('button')
        .filter((each) => each.className === 'step__text')
        .slice(-1))
        await userEvent.click(step);
    };
    await toEnd();
    await userEvent.click(screen.getByRole('button', { name: 'Next case' }));
    await atAddress(caseAddress('1941', 'CM-9', last));
    await waitFor(() => expect(now()).toMatch(/^The position/));
    await toEnd();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the rules' }));
    await atAddress('#/rules/1941/CM-9');
    await rulebook();
  });

  test('is found in the rulebook under its rules, and Escape leads back there', async () => {
    openAt('#/rules/1941/CM-9');
    await rulebook();
    const article = screen.getByRole('article', { name: /^CM-9/ });
    expect(
      within(article)
        .getByRole('link', { name: new RegExp(BLITZ) })
        .getAttribute('href'),
    ).toBe(addressOfCase(BLITZ));
    await goThere(addressOfCase(BLITZ));
    await panel();
    expect(article.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await atAddress('#/rules/1941/CM-9');
    await waitFor(() => expect(article.closest('[inert]')).toBeNull());
    expect(useExample.getState().example).toBeNull();
  });

  test('leads back to where the rulebook was left, even at another rule', async () => {
    openAt('#/rules/1941/MAP-9');
    await rulebook();
    await goThere(addressOfCase(BLITZ));
    const example = await panel();
    expect(within(example).getByRole('link', { name: 'Back to the rules' }).getAttribute('href')).toBe(
      '#/rules/1941/MAP-9',
    );
    await userEvent.keyboard('{Escape}');
    await atAddress('#/rules/1941/MAP-9');
  });

  test('keeps the map mounted, wherever the user goes from it', async () => {
    openAt('#/rules/1941/CM-9');
    await rulebook();
    expect(screen.queryByTestId('map')).toBeNull();
    await goThere(addressOfCase(BLITZ));
    await panel();
    const map = screen.getByTestId('map');
    for (const hash of ['#/rules/1941/CM-9', '#/', addressOfCase(REFUSED)]) {
      await goThere(hash);
      expect(screen.getByTestId('map')).toBe(map);
    }
    await goThere('#/');
    act(() => startNewGame());
    expect(screen.getByTestId('map')).toBe(map);
  });

  test('that does not exist is reported', async () => {
    openAt('#/rules/1941/CM-9/999');
    expect((await screen.findByRole('alert')).textContent).toContain('CM-9 has no case 999.');
    expect(screen.getByRole('link', { name: 'Read CM-9' }).getAttribute('href')).toBe('#/rules/1941/CM-9');
  });
});

describe('the current game', () => {
  test('is not changed by an example, nor is the selection', async () => {
    startNewGame();
    endPhase();
    useView.getState().focus('russia');
    useView.getState().choose(ownUnits('russia', 'infantry').slice(0, 2));
    openAt('');
    const [game, view] = [useGame.getState(), useView.getState()];
    const heard = vi.fn();
    const stop = useGame.subscribe(heard);
    await goThere(addressOfCase(BLITZ));
    await panel();
    for (const button of screen.getAllByRole('button').filter((each) => each.className === 'step__text'))
      await userEvent.click(button);
    // A press on the map, as the map reports it.
    act(() => useView.getState().press('west-russia'));
    await goThere('#/');
    stop();
    expect(heard).not.toHaveBeenCalled();
    expect(useGame.getState()).toBe(game);
    expect(useView.getState()).toEqual(view);
    expect(screen.getByRole('heading', { level: 1, name: 'Soviet Union' })).toBeTruthy();
    // The map shows the current game again.
    act(() => useView.getState().press('west-russia'));
    expect(ownUnits('west-russia', 'infantry')).toHaveLength(2);
  });

  test('keeps an unfinished order in its panel', async () => {
    startNewGame();
    openAt('');
    await userEvent.click(screen.getAllByRole('button', { name: /^More / })[0]!);
    const spent = screen.getByRole('complementary', { name: 'Purchase units' }).textContent;
    await goThere(addressOfCase(BLITZ));
    await panel();
    await goThere('#/');
    expect(screen.getByRole('complementary', { name: 'Purchase units' }).textContent).toBe(spent);
    expect(currentGame().phase).toBe('purchase-units');
  });
});
