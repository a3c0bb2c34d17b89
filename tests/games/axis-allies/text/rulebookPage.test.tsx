// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Phase } from '../../../../src/engine/axis-allies/index.ts';
import { endPhase, currentGame, startNewGame } from '../../../store/gameSupport.ts';
import { currentChapter } from '../../../../src/games/axis-allies/text/books.ts';
import { atAddress, freshPage, goThere, openAt, rulebook } from '../../../ui/support.ts';
import '../../../ui/loadParts.ts';
import { useGame } from '../../../../src/games/axis-allies/store/game.ts';

freshPage();

const contents = (): HTMLElement => screen.getByRole('navigation', { name: 'Rules' });
const current = (): string | null | undefined => contents().querySelector('[aria-current]')?.textContent;
const box = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a rule or a case' });
/** The game or opening screen behind the rulebook: mounted but inert. */
const isBehind = (element: HTMLElement): boolean => element.closest('[inert]') !== null;

describe('the rulebook at its own address', () => {
  test('opens in a new tab, at the rule', async () => {
    openAt('#/rules/CM-9');
    await rulebook();
    const rule = screen.getByRole('article', { name: /CM-9 Blitz/ });
    expect(rule.textContent).toContain('a tank may pass through a hostile territory');
    expect(current()).toBe('CM-9Blitz');
    expect(document.activeElement?.textContent).toContain('Blitz');
    expect(isBehind(screen.getByRole('form', { name: 'New game', hidden: true }))).toBe(true);
  });

  test('says if the address names no rule', async () => {
    openAt('#/rules/CM-99');
    await rulebook();
    expect(screen.getByRole('alert').textContent).toContain('There is no rule “CM-99”');
    expect(current()).toBeUndefined();
  });

  test('is opened from the opening screen, and closed by Escape', async () => {
    openAt('');
    const name = screen.getAllByRole<HTMLInputElement>('textbox')[0];
    await userEvent.type(name!, ' the First');
    await userEvent.click(screen.getByRole('link', { name: 'Read the rules' }));
    await goThere('#/rules');
    await rulebook();
    await userEvent.keyboard('{Escape}');
    await atAddress('#/');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'The rules of 1941' })).toBeNull());
    expect(isBehind(name!)).toBe(false);
    expect(name!.value).toBe('Player 1 the First');
  });

  test('follows the address from rule to rule and back', async () => {
    openAt('#/rules/CM-3');
    await rulebook();
    const link = within(screen.getByRole('article', { name: /^CM-3/ })).getByRole('link', { name: 'CM-9' });
    expect(link.getAttribute('href')).toBe('#/rules/1941/CM-9');
    await goThere('#/rules/CM-9');
    expect(current()).toBe('CM-9Blitz');
    expect(screen.getByRole('article', { name: /^CM-9/ }).textContent).toContain('Named by UNIT-2, CM-3');
    await goThere('#/rules/CM-3');
    expect(current()).toContain('CM-3');
    await goThere('#/rules/NCM');
    expect(current()).toBe('Noncombat move');
  });
});

describe('from a game', () => {
  test('the menu opens the chapter of the phase, and the game is unchanged', async () => {
    startNewGame();
    endPhase();
    openAt('');
    const before = useGame.getState();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rules' }));
    await atAddress('#/rules/1941/CM');
    await rulebook();
    expect(current()).toBe('Combat move');
    expect(isBehind(screen.getByRole('heading', { name: 'Soviet Union', hidden: true }))).toBe(true);
    expect(screen.getByRole('link', { name: 'Close the rules' }).getAttribute('href')).toBe('#/');
    await goThere('#/');
    expect(isBehind(screen.getByRole('heading', { name: 'Soviet Union' }))).toBe(false);
    expect(useGame.getState()).toBe(before);
  });

  test('Escape closes the rulebook and nothing else', async () => {
    startNewGame();
    endPhase();
    useGame.getState().dispatch({ type: 'end-phase' });
    useGame.setState({ refusal: { rule: 'CM-9', reason: 'must-stop' } });
    openAt('#/rules/CM-9');
    await rulebook();
    await userEvent.keyboard('{Escape}');
    await atAddress('#/');
    expect(useGame.getState().refusal).not.toBeNull();
  });

  test.each<[Phase, string]>([
    ['purchase-units', 'BUY'],
    ['combat-move', 'CM'],
    ['conduct-combat', 'COM'],
    ['noncombat-move', 'NCM'],
    ['mobilize-new-units', 'MOB'],
    ['collect-income', 'INC'],
  ])('%s has its chapter', (phase, chapter) => {
    startNewGame();
    expect(currentChapter({ ...currentGame(), phase })).toBe(chapter);
  });

  test('an assault has the chapter of assaults, a battle that of combat, the end that of victory', () => {
    startNewGame();
    const plan = { space: 'archangel', kind: 'land' as const };
    const combat = { ...currentGame(), phase: 'conduct-combat' as const };
    expect(currentChapter({ ...combat, turn: { ...combat.turn, battles: [{ ...plan, landingFrom: ['sz-4'] }] } })).toBe(
      'AMPH',
    );
    expect(currentChapter({ ...combat, turn: { ...combat.turn, battles: [{ ...plan, landingFrom: [] }] } })).toBe(
      'COM',
    );
    expect(currentChapter({ ...combat, outcome: { winner: 'axis', held: [] } })).toBe('TURN');
  });
});

describe('the search', () => {
  test('is focused by /, filters, marks, and is navigated by arrows and Enter', async () => {
    openAt('#/rules');
    await rulebook();
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard('blitz');
    expect(within(contents()).getByRole('status').textContent).toMatch(/^\d+ rules?, \d+ cases?\.$/);
    expect(within(contents()).queryByRole('link', { name: /^INC-1/ })).toBeNull();
    const article = screen.getByRole('article', { name: /^CM-9/ });
    expect([...article.querySelectorAll('mark')].map((mark) => mark.textContent?.toLowerCase())).toContain('blitz');

    const links = within(contents()).getAllByRole('link');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(links[0]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(links[1]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard('{Enter}');
    await atAddress(links[0]!.getAttribute('href')!);

    box().focus();
    await userEvent.keyboard('{Escape}');
    expect(box().value).toBe('');
    expect(window.location.hash).toBe(links[0]!.getAttribute('href'));
  });

  test('says when nothing is found', async () => {
    openAt('#/rules');
    await rulebook();
    await userEvent.type(box(), 'zeppelin');
    expect(within(contents()).getByRole('status').textContent).toBe('Nothing found.');
  });

  test('types / into a field like any other character', async () => {
    openAt('#/rules');
    await rulebook();
    await userEvent.type(box(), 'a/b');
    expect(box().value).toBe('a/b');
  });
});
