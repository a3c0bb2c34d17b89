// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { App } from '../../src/ui/App.tsx';
import { endPhase, currentGame, ownUnits, startNewGame } from '../store/gameSupport.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';
import '../familyScreens.ts';

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const keys = async (pressed: string): Promise<void> => void (await userEvent.keyboard(pressed));
const attack = (): void =>
  void useGame.getState().dispatch({ type: 'move', units: ownUnits('karelia', 'infantry'), to: 'west-russia' });

beforeEach(() => {
  useAutosave.setState({ isLoading: false, broken: null });
  startNewGame();
  render(<App map={null} World={() => null} />);
});
afterEach(cleanup);

describe('the last order', () => {
  test('is undone and redone by buttons that name it', async () => {
    act(() => void endPhase());
    act(attack);
    await userEvent.click(button('Undo: 3 infantry from Karelia to West Russia'));
    expect(ownUnits('karelia', 'infantry')).toHaveLength(3);
    await userEvent.click(button('Redo: 3 infantry from Karelia to West Russia'));
    expect(ownUnits('west-russia', 'infantry')).toHaveLength(3);
  });

  test('is undone by Ctrl+Z across the end of a phase, and redone by Ctrl+Shift+Z', async () => {
    act(() => void endPhase());
    await keys('{Control>}z{/Control}');
    expect(currentGame().phase).toBe('purchase-units');
    expect(button('Redo: End of purchase units')).toBeTruthy();
    await keys('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(currentGame().phase).toBe('combat-move');
    // A Russian keyboard, where other letters lie.
    fireEvent.keyDown(document.body, { key: 'я', code: 'KeyZ', ctrlKey: true });
    expect(currentGame().phase).toBe('purchase-units');
    // With Caps Lock.
    fireEvent.keyDown(document.body, { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true });
    expect(currentGame().phase).toBe('combat-move');
  });

  test('is told to screen readers when it is taken back and given again', async () => {
    act(() => void endPhase());
    act(attack);
    await keys('{Control>}z{/Control}');
    expect(screen.getByText('Taken back: 3 infantry from Karelia to West Russia.')).toBeTruthy();
    await keys('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(screen.getByText('Given again: 3 infantry from Karelia to West Russia.')).toBeTruthy();
    act(() => useGame.getState().undoPhase());
    expect(screen.getByText('Taken back: 3 infantry from Karelia to West Russia.')).toBeTruthy();
  });

  test('cannot be undone after a roll, which is explained', async () => {
    act(() => {
      endPhase();
      attack();
      endPhase();
      useGame.getState().dispatch({ type: 'fight', space: 'west-russia' });
      useGame.getState().roll();
    });
    const rolled = currentGame();
    await keys('{Control>}z{/Control}');
    expect(currentGame()).toBe(rolled);
    expect(screen.getByText(/cannot be taken back: a die has fallen/)).toBeTruthy();
  });

  test('is not undone by Ctrl+Z in a text field', async () => {
    await userEvent.click(button('More infantry'));
    await userEvent.click(button('Spaces'));
    screen.getByRole('searchbox').focus();
    await keys('{Control>}z{/Control}');
    expect(currentGame().purchased).toEqual({ infantry: 1 });
  });
});

test('purchases are named by what they changed', async () => {
  await userEvent.click(button('More tanks'));
  expect(button('Undo: Buy a tank')).toBeTruthy();
  await userEvent.click(button('Fewer tanks'));
  expect(button('Undo: Do not buy a tank')).toBeTruthy();
});
