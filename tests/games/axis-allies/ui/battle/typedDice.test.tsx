// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { BattlePanel } from '../../../../../src/games/axis-allies/ui/battle/BattlePanel.tsx';
import {
  nothingTyped,
  toCome,
  typedInto,
  withDie,
  withoutLastDie,
} from '../../../../../src/games/axis-allies/ui/dice/typed.ts';
import { useUndoKeys } from '../../../../../src/ui/undo/useUndoKeys.ts';
import { currentGame } from '../../../../store/gameSupport.ts';
import { give, press, resetBetweenTests, startAtPosition } from '../panelSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

/** Three infantry that hit on 1, two tanks that hit on 1–3. */
const KARELIA = {
  power: 'germany',
  phase: 'conduct-combat',
  units: { germany: { karelia: { infantry: 3, tank: 2 } }, 'soviet-union': { karelia: { infantry: 2 } } },
};

describe('dice as they are typed', () => {
  const wanted = [2, 1];

  test('go to the row that lacks them, and back from the last', () => {
    let typed = nothingTyped(wanted);
    for (const face of [3, 4]) typed = withDie(typed, wanted, face);
    expect(typed).toEqual({ texts: ['34', ''], at: 1 });
    typed = withDie(withDie(typed, wanted, 6), wanted, 1);
    expect(typed.texts).toEqual(['34', '6']);
    typed = withoutLastDie(withoutLastDie(typed));
    expect(typed).toEqual({ texts: ['3', ''], at: 0 });
    expect([0, 1].map((row) => toCome(typed, wanted, row))).toEqual([1, 1]);
    expect(withoutLastDie(withoutLastDie(typed)).texts).toEqual(['', '']);
  });

  test('stay in a row while it is shortened or wrong', () => {
    const typed = typedInto({ texts: ['347', ''], at: 0 }, wanted, 0, '34');
    expect(typed.at).toBe(0);
    expect(typedInto(nothingTyped(wanted), wanted, 0, '37').at).toBe(0);
    expect(typedInto({ texts: ['3', '6'], at: 0 }, wanted, 0, '3 4').at).toBe(0);
  });
});

describe('real dice', () => {
  resetBetweenTests();
  const roll = () => useGame.getState().commands.findLast(({ type }) => type === 'roll');
  const pad = () => within(screen.getByRole('group', { name: 'Tap what fell' }));
  const tap = (face: string | RegExp): Promise<void> => userEvent.click(pad().getByRole('button', { name: face }));
  const texts = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

  async function begin(): Promise<void> {
    startAtPosition(KARELIA, { diceMode: 'table' });
    render(<BattlePanel />);
    await press('Fight in Karelia');
  }

  test('that were tapped are taken back by Ctrl+Z, and only then the game goes back', async () => {
    function Keys() {
      useUndoKeys();
      return null;
    }
    await begin();
    render(<Keys />);
    const { commands } = useGame.getState();
    const undo = async (): Promise<void> => void (await userEvent.keyboard('{Control>}z{/Control}'));
    await tap('6');
    await tap('5');
    await undo();
    expect(texts()).toEqual(['6', '']);
    screen.getAllByRole('textbox')[0]!.focus();
    await undo();
    expect(useGame.getState().commands).toBe(commands);
    pad().getByRole('button', { name: '6' }).focus();
    await undo();
    expect(texts()[1]).toBe('');
    expect(useGame.getState().commands).toBe(commands);
    pad().getByRole('button', { name: '6' }).focus();
    await undo();
    await undo();
    expect(useGame.getState().commands).toEqual(commands.slice(0, -1));
  });

  test('that are not entered yet outlast a reload and another tab, and are those of their position only', async () => {
    await begin();
    await userEvent.type(screen.getAllByRole('textbox')[0]!, '164');
    await userEvent.type(screen.getAllByRole('textbox')[1]!, '3');
    cleanup();
    // All that is kept for a tab goes with it.
    sessionStorage.clear();
    render(<BattlePanel />);
    expect(texts()).toEqual(['164', '3']);
    expect(screen.getByText('2 tanks, hit on 1–3: 1 die to come')).toBeTruthy();
    cleanup();
    // The same battle of another game.
    startAtPosition(KARELIA, { diceMode: 'table', seed: 'another' });
    give({ type: 'fight', space: 'karelia' });
    render(<BattlePanel />);
    expect(texts()).toEqual(['', '']);
    cleanup();
    await begin();
    expect(texts()).toEqual(['164', '3']);
  });

  test.each([
    'no json',
    '{}',
    JSON.stringify({ mark: '00000000', texts: ['1', '2'], at: 9 }),
    JSON.stringify({ mark: '00000000', texts: ['1'.repeat(500), '2'], at: 0 }),
  ])('nothing is taken from a storage that holds %s', async (stored) => {
    localStorage.setItem('warboard-dice', stored);
    await begin();
    expect(texts()).toEqual(['', '']);
  });

  test('are forgotten when they are entered', async () => {
    await begin();
    await userEvent.type(screen.getAllByRole('textbox')[0]!, '164');
    await userEvent.type(screen.getAllByRole('textbox')[1]!, '33');
    await press('Enter these dice');
    expect(roll()).toMatchObject({ dice: [1, 6, 4, 3, 3] });
    expect(localStorage.getItem('warboard-dice')).toBeNull();
  });

  test('are tapped group by group; the pad marks hits, counts what is to come, and takes a slip back', async () => {
    await begin();
    expect(screen.getByText('3 infantry, hit on 1: 3 dice to come, 5 in all')).toBeTruthy();
    expect(pad().getAllByRole('button', { name: /a hit/ })).toHaveLength(1);
    await tap('1, a hit');
    await tap('6');
    await tap('5');
    expect(screen.getByText('2 tanks, hit on 1–3: 2 dice to come')).toBeTruthy();
    expect(pad().getAllByRole('button', { name: /a hit/ })).toHaveLength(3);
    await tap('2, a hit');
    await press('Take one back');
    await press('Take one back');
    expect(texts()).toEqual(['16', '']);
    for (const face of ['4', '3, a hit', '3, a hit']) await tap(face);
    expect(texts()).toEqual(['164', '33']);
    // The next press enters them.
    expect(document.activeElement?.textContent).toBe('Enter these dice');
    expect(currentGame().battle?.rolled).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(roll()).toEqual({ type: 'roll', dice: [1, 6, 4, 3, 3], by: 'table' });
  });

  test('are typed by keys alone, on from group to group and back with Backspace', async () => {
    await begin();
    await userEvent.keyboard('1646');
    expect(texts()).toEqual(['164', '6']);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(texts()).toEqual(['1', '']);
    await userEvent.keyboard('5533{Enter}');
    expect(roll()).toEqual({ type: 'roll', dice: [1, 5, 5, 3, 3], by: 'table' });
  });

  test('too many, or one that no die shows, are not said to be all there', async () => {
    await begin();
    const [first, second] = screen.getAllByRole('textbox');
    await userEvent.type(second!, '33');
    await userEvent.type(first!, '1645');
    expect(screen.getByText(/^What was typed does not fit the dice asked for/)).toBeTruthy();
    expect(screen.queryByText(/^All dice are there/)).toBeNull();
    await press('Take one back');
    expect(screen.getByText(/^All dice are there/)).toBeTruthy();
  });

  test('are typed from anywhere that takes no digits itself', async () => {
    await begin();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('12');
    expect(texts()).toEqual(['12', '']);
  });

  test('in the lab they are set by hand', async () => {
    startAtPosition(KARELIA);
    useGame.setState({ isLab: true, isTypingDice: true });
    render(<BattlePanel />);
    await press('Fight in Karelia');
    useGame.setState({ isTypingDice: true });
    await screen.findAllByRole('textbox');
    await userEvent.keyboard('11111{Enter}');
    expect(roll()).toMatchObject({ by: 'hand' });
  });
});
