// @vitest-environment happy-dom
import '../freshDatabase.ts';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { flushStudy } from '../../src/store/lab/keepStudy.ts';
import { useLab } from '../../src/store/lab/labStore.ts';
import { closeLab } from '../../src/store/lab/openLab.ts';
import { App } from '../../src/ui/App.tsx';
import './loadParts.ts';
import { currentGame, SETUP, startNewGame } from '../store/gameSupport.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const press = (name: string | RegExp): Promise<void> => userEvent.click(button(name));
const keys = async (pressed: string): Promise<void> => void (await userEvent.keyboard(pressed));
const moves = (): readonly string[] =>
  within(screen.getByRole('tree'))
    .getAllByRole('treeitem')
    .map((item) => item.getAttribute('aria-label') ?? '');
const now = (): string | null =>
  within(screen.getByRole('tree')).getByRole('treeitem', { selected: true }).getAttribute('aria-label');
const give = (units: Record<string, number>): void =>
  act(() => void useGame.getState().dispatch({ type: 'purchase', units }));
const end = (): void => act(() => void useGame.getState().dispatch({ type: 'end-phase' }));

/** Parts of the lab are loaded when they are first shown, which takes long on a busy machine. */
const LOADING = { timeout: 20_000 };

let games = 0;
beforeEach(() => {
  window.innerWidth = 1280;
  window.innerHeight = 720;
  useAutosave.setState({ isLoading: false, broken: null });
  startNewGame({ ...SETUP, seed: `screen ${(games += 1)}` });
});
afterEach(() => {
  act(closeLab);
  cleanup();
});

async function analyse(): Promise<void> {
  render(<App map={null} World={() => null} />);
  give({ infantry: 2 });
  await press('Menu');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Analyse this position' }));
  await waitFor(() => expect(screen.getByRole('tree')).toBeTruthy(), LOADING);
}

describe('the lab over a running game', () => {
  beforeEach(analyse);

  test('shows its line at its end, and goes back to the game unchanged', async () => {
    expect(moves()).toEqual(['Round 1, Soviet Union: purchase units', 'Buy 2 infantry']);
    expect(now()).toBe('Buy 2 infantry');
    give({ tank: 1 });
    expect(currentGame().purchased).toEqual({ tank: 1 });
    await press('Back to the game');
    expect(currentGame().purchased).toEqual({ infantry: 2 });
    expect(screen.queryByRole('region', { name: 'The lab' })).toBeNull();
    expect(screen.queryByRole('tree')).toBeNull();
  });

  test('is walked through by arrow keys, lines and variations', async () => {
    act(() => screen.getByRole('tree').focus());
    await keys('{ArrowUp}');
    give({ tank: 1 });
    end();
    expect(moves()).toEqual(['Round 1, Soviet Union: purchase units', 'Buy 2 infantry', 'Buy a tank', 'Combat move']);
    act(() => screen.getByRole('tree').focus());
    await keys('{Home}');
    expect(now()).toBe('Round 1, Soviet Union: purchase units');
    await keys('{ArrowRight}');
    expect(now()).toBe('Buy 2 infantry');
    await keys('{ArrowDown}');
    expect(now()).toBe('Buy a tank');
    expect(document.activeElement).toBe(screen.getByRole('tree'));
    await keys('{ArrowLeft}');
    expect(now()).toBe('Round 1, Soviet Union: purchase units');
    await keys('{ArrowDown}{Delete}');
    expect(moves()).toHaveLength(3);
    await keys('{Control>}z{/Control}');
    expect(moves()).toHaveLength(4);
  });

  test('undoes and redoes by buttons and keys, instead of the game’s own undo', async () => {
    give({ tank: 1 });
    expect(screen.queryByRole('button', { name: /^Undo: Buy/ })).toBeNull();
    await press('Undo: what was played');
    expect(currentGame().purchased).toEqual({ infantry: 2 });
    await keys('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(currentGame().purchased).toEqual({ tank: 1 });
    await keys('{Control>}z{/Control}');
    expect(currentGame().purchased).toEqual({ infantry: 2 });
    await keys('{Control>}z{/Control}');
    expect(currentGame().purchased).toEqual({ infantry: 2 });
  });

  test('names, comments, marks, folds, copies and promotes a move', async () => {
    end();
    await press('Name, comment');
    await userEvent.type(screen.getByLabelText('Name of the line'), 'Infantry');
    await userEvent.type(screen.getByLabelText('Comment (Markdown)'), 'Costs **more** <b>now</b>.');
    await press('Save');
    expect(screen.getByText('more').closest('strong')).toBeTruthy();
    expect(screen.getByText('<b>')).toBeTruthy();
    await press('doubtful');
    expect(now()).toBe('doubtful, Infantry, Combat move, Costs more <b>now</b>.');
    await userEvent.click(screen.getByText('Buy 2 infantry'));
    await press('Fold');
    expect(moves()).toEqual(['Round 1, Soviet Union: purchase units', 'Buy 2 infantry, 1 move folded away']);
    await press('Unfold');
    await press('Copy');
    await userEvent.click(screen.getByText('Round 1, Soviet Union: purchase units', { selector: 'span' }));
    give({ submarine: 1 });
    await press('Promote');
    expect(moves()[2]).toBe('Buy 2 infantry');
    await press('Paste here');
    expect(moves()).toHaveLength(6);
  });

  test('keeps a note that is being typed while another move is shown or the tree is closed', async () => {
    const typed = (): string => screen.getByLabelText<HTMLTextAreaElement>('Comment (Markdown)').value;
    await press('Name, comment');
    await userEvent.type(screen.getByLabelText('Comment (Markdown)'), 'Half a thought');
    await userEvent.click(screen.getByText('Round 1, Soviet Union: purchase units', { selector: 'span' }));
    expect(screen.queryByLabelText('Comment (Markdown)')).toBeNull();
    await userEvent.click(screen.getByText('Buy 2 infantry'));
    expect(typed()).toBe('Half a thought');
    await press('Close the tree');
    await press('Tree');
    expect(typed()).toBe('Half a thought');
    await press('Cancel');
    await press('Name, comment');
    expect(typed()).toBe('');
    await press('Cancel');
  });

  test('offers at dice to roll and to set them by hand', async () => {
    act(() => {
      const { dispatch, game } = useGame.getState();
      dispatch({ type: 'end-phase' });
      const units = Object.values(game!.units).filter(
        ({ space, type, owner }) => space === 'karelia' && type === 'infantry' && owner === 'soviet-union',
      );
      dispatch({ type: 'move', units: units.map(({ id }) => id), to: 'west-russia' });
      dispatch({ type: 'end-phase' });
      if (currentGame().battle === null) dispatch({ type: 'fight', space: 'west-russia' });
    });
    await press('Set the dice by hand');
    await press('Let the program roll');
    await press('Set the dice by hand');
    await userEvent.type(screen.getAllByRole('textbox', { name: /infantry/ })[0]!, '1 1 6');
    await press('Enter these dice');
    expect(moves().at(-1)).toBe('Dice 1 1 6 (2 hits)');
    await press('Undo: what was played');
    expect(button(/^Roll/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Take an end of the battle' }, LOADING));
    const before = moves().length;
    const [likeliest] = await screen.findAllByRole('button', { name: /^\d+\s% / }, LOADING);
    await userEvent.click(likeliest!);
    await waitFor(() => expect(moves().length).toBeGreaterThan(before), LOADING);
    expect(screen.getByText(/^Chance of all ends taken along this line: \d+\s%\.$/)).toBeTruthy();
    expect(currentGame().battle).toBeNull();
  });
});

describe('the opening page', () => {
  test('opens the lab at the first turn, and keeps the study', async () => {
    act(() => useGame.setState(useGame.getInitialState(), true));
    render(<App map={null} World={() => null} />);
    await press('Test an opening');
    await waitFor(() => expect(screen.getByRole('tree')).toBeTruthy(), LOADING);
    give({ tank: 1 });
    await act(flushStudy);
    expect(useLab.getState().keeping).toBe('kept');
    await press('Close the lab');
    expect(screen.getByRole('form', { name: 'New game' })).toBeTruthy();
    expect(useGame.getState().game).toBeNull();
    await press('studies');
    const entry = await screen.findByRole('group', { name: /^Opening/ }, LOADING);
    await userEvent.click(within(entry).getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(moves()).toHaveLength(2), LOADING);
  });

  test('opens a known opening from the opening page, where they come first', async () => {
    act(() => useGame.setState(useGame.getInitialState(), true));
    render(<App map={null} World={() => null} />);
    await press('known openings');
    const opened = await screen.findByRole('dialog', { name: 'Studies' }, LOADING);
    await waitFor(
      () =>
        expect(
          within(opened)
            .getAllByRole('heading', { level: 3 })
            .map(({ textContent }) => textContent),
        ).toEqual(['Known openings', 'Kept in this browser']),
      LOADING,
    );
    await userEvent.click(await within(opened).findByRole('button', { name: 'Germany: Egypt' }, LOADING));
    await waitFor(() => expect(screen.getByRole('tree')).toBeTruthy(), LOADING);
  });

  test('opens the lab with low luck, if that is wanted', async () => {
    act(() => useGame.setState(useGame.getInitialState(), true));
    render(<App map={null} World={() => null} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Low luck' }));
    await press('Test an opening');
    await waitFor(() => expect(screen.getByRole('tree')).toBeTruthy(), LOADING);
    expect(useGame.getState().setup?.diceMode).toBe('low-luck');
    expect(screen.getByRole('textbox', { name: 'Name of the study' })).toHaveProperty(
      'value',
      'Opening, 1941, low luck',
    );
  });

  test('refuses a wrong study file with a list', async () => {
    act(() => useGame.setState(useGame.getInitialState(), true));
    render(<App map={null} World={() => null} />);
    await press('studies');
    const input = await screen.findByLabelText('Study file', {}, LOADING);
    await userEvent.upload(input, new File(['{"kind":"study"}'], 'a.json', { type: 'application/json' }));
    expect(await screen.findByText(/cannot be opened. Nothing was changed/, {}, LOADING)).toBeTruthy();
    expect(screen.getByText('chapters', { selector: 'code' })).toBeTruthy();
    expect(useGame.getState().isLab).toBe(false);
  });
});
