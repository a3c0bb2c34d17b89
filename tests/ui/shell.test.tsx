// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { editionOf } from '../../src/engine/axis-allies/index.ts';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { loadNames } from '../../src/store/findSpaces.ts';
import { useView } from '../../src/games/axis-allies/store/viewStore.ts';
import { App } from '../../src/ui/App.tsx';
import { endPhase, currentGame, ownUnits, positionSetup, SETUP, startNewGame } from '../store/gameSupport.ts';
import { EmptyWorldPicture } from './emptyWorldPicture.ts';
import './loadParts.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

/** Japan holds the whole world but three capitals, so no landing place is near. */
const CARRIER_AT_THE_END_OF_THE_WORLD = {
  edition: '1941',
  power: 'united-states',
  phase: 'combat-move',
  units: { 'united-states': { 'sz-33': { carrier: 1, fighter: 1 } }, japan: { 'sz-34': { battleship: 1 } } },
  control: Object.fromEntries(
    editionOf('1941')
      .spaces.filter(
        (space) =>
          space.kind === 'land' &&
          !space.neutral &&
          !['russia', 'united-kingdom', 'eastern-united-states'].includes(space.id),
      )
      .map(({ id }) => [id, 'japan']),
  ),
};

/** On a busy machine the delay of a button can be long. */
const PATIENT = { timeout: 10_000 };

// The other names are loaded asynchronously.
beforeAll(() => loadNames('1941'));
beforeEach(() => {
  useAutosave.setState({ ...useAutosave.getInitialState(), isLoading: false }, true);
  startNewGame();
});
afterEach(cleanup);

const show = (): void => void render(<App map={null} World={EmptyWorldPicture} />);
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
/** A button that is still delayed. */
const pressSettled = async (name: string | RegExp): Promise<void> => {
  await waitFor(() => expect(button(name).getAttribute('aria-disabled')).toBe('false'), PATIENT);
  await press(name);
};
const press = (name: string | RegExp): Promise<void> => userEvent.click(button(name));

describe('the bar', () => {
  test('shows whose turn it is, the phase, and every power’s treasury', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Soviet Union' })).toBeTruthy();
    const phases = within(screen.getByRole('list', { name: 'Phases of the turn' })).getAllByRole('listitem');
    expect(phases).toHaveLength(6);
    expect(phases.map((phase) => phase.getAttribute('aria-current'))).toEqual(['step', null, null, null, null, null]);
    const ledger = within(screen.getByRole('list', { name: 'Treasuries' })).getAllByRole('listitem');
    expect(ledger.map(({ title }) => /production (\d+)/.exec(title)?.[1])).toEqual(['7', '12', '12', '9', '17']);
  });
});

describe('moves', () => {
  beforeEach(() => {
    endPhase();
    show();
  });

  test('are chosen from several spaces, ordered to one target and undone', async () => {
    await press(/^Karelia 3 infantry/i);
    await press('More infantry in Karelia');
    await press('More infantry in Karelia');
    await userEvent.click(screen.getByText('Your units that can move'));
    await press(/^Russia 6 infantry/i);
    await press(/^All 6 infantry in Russia,/);
    expect(useView.getState().chosen).toHaveLength(8);
    await press(/^West Russia Attack against 3 infantry/);
    expect(ownUnits('west-russia', 'infantry')).toHaveLength(8);
    expect(within(screen.getByRole('region', { name: 'Battles to come' })).getByText(/West Russia/)).toBeTruthy();

    await press(/^Take back: 2 infantry from Karelia and 6 infantry from Russia to West Russia/);
    expect(ownUnits('west-russia', 'infantry')).toHaveLength(0);
    expect(screen.queryByRole('region', { name: 'Orders of this phase' })).toBeNull();
  });

  test('of part of a stack leave the rest', async () => {
    await press(/^Russia 6 infantry/i);
    await press(/^All 6 infantry in Russia,/);
    await press('Fewer infantry in Russia');
    expect(useView.getState().chosen).toHaveLength(5);
    await press('Put back');
    expect(useView.getState().chosen).toHaveLength(0);
  });

  test('that are refused say why and by which rule', async () => {
    await press(/^Karelia 3 infantry/i);
    await press(/^All 3 infantry in Karelia,/);
    act(() => useView.getState().press('japan'));
    const refusal = useGame.getState().refusal;
    expect(screen.getByRole('alert').textContent).toContain(refusal?.rule);
    await press('Dismiss');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('cannot be ordered in a read-only tab, which says so', async () => {
    act(() => useGame.setState({ readOnly: true }));
    expect(screen.getByText(/Another tab plays this game/)).toBeTruthy();
    expect(button(/Go to/)).toHaveProperty('disabled', true);
  });
});

describe('the list of spaces', () => {
  test('can do what the map does', async () => {
    endPhase();
    show();
    await press('Spaces');
    act(() => useView.getState().choose(ownUnits('karelia', 'infantry')));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Where the chosen units can go');
    const list = screen.getByRole('region', { name: 'List of spaces' });
    const entries = within(list)
      .getAllByRole('listitem')
      .map((entry) => within(entry).getByRole('button'));
    expect(entries.map((entry) => entry.dataset['space']).sort()).toEqual(
      useView
        .getState()
        .destinations.map(({ space }) => space)
        .sort(),
    );
    const target = entries.find((entry) => entry.dataset['space'] === 'west-russia');
    if (target === undefined) throw new Error('no target');
    await userEvent.click(target);
    expect(ownUnits('west-russia', 'infantry')).toHaveLength(3);
  });

  test('is navigated by arrow keys and searched', async () => {
    await loadNames(SETUP.edition);
    show();
    await press('Spaces');
    const list = screen.getByRole('region', { name: 'List of spaces' });
    await userEvent.type(within(list).getByRole('searchbox'), 'rus');
    const entries = within(list)
      .getAllByRole('listitem')
      .map((entry) => within(entry).getByRole('button'));
    const found = entries.map((entry) => entry.dataset['space']);
    expect(found.slice(0, 2)).toEqual(['russia', 'west-russia']);
    // Spaces that are in today's Russia come after those that have its name.
    expect(found).toContain('karelia');
    expect(found).not.toContain('japan');
    entries[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(entries[1]);
    expect(useView.getState().hovered).toBe('west-russia');
  });
});

describe('ending a phase', () => {
  test('asks first when an aircraft would be lost', async () => {
    startNewGame(positionSetup(CARRIER_AT_THE_END_OF_THE_WORLD, { ...SETUP, diceMode: 'table' }));
    const { dispatch } = useGame.getState();
    dispatch({ type: 'move', units: [...ownUnits('sz-33', 'carrier'), ...ownUnits('sz-33', 'fighter')], to: 'sz-34' });
    endPhase();
    dispatch({ type: 'fight', space: 'sz-34' });
    dispatch({ type: 'roll', dice: [6, 6] });
    dispatch({ type: 'roll', dice: [1] });
    dispatch({ type: 'casualties', units: ownUnits('sz-34', 'carrier') });
    dispatch({ type: 'retreat' });
    endPhase();
    expect(currentGame().phase).toBe('noncombat-move');
    show();
    await pressSettled(/^Go to|^End/);
    expect(screen.getByRole('group', { name: /fighter cannot land anywhere and will be lost/ })).toBeTruthy();
    await press('Go back');
    expect(currentGame().phase).toBe('noncombat-move');
    await pressSettled(/^Go to|^End/);
    await pressSettled('End the phase all the same');
    expect(Object.values(currentGame().units).filter(({ type }) => type === 'fighter')).toHaveLength(0);
  });

  test('names the empty phases', () => {
    endPhase();
    show();
    expect(button(/Go to noncombat move/)).toBeTruthy();
    expect(screen.getByText('Nothing to do in conduct combat.')).toBeTruthy();
  });
});

describe('saving', () => {
  test('shows a notice if it fails', () => {
    useAutosave.setState({ saveStatus: { state: 'not-saved', since: null, reason: 'refused' } });
    show();
    expect(screen.getByText(/will not be kept/)).toBeTruthy();
  });

  test('a stored game that cannot be opened is listed with its faults', async () => {
    useGame.setState(useGame.getInitialState(), true);
    useAutosave.setState({
      broken: {
        damage: null,
        rules: 1,
        playable: 0,
        total: 9,
        faults: [{ path: 'commands[0]', message: 'command 1 of 9 is not allowed there', rule: 'CM-3' }],
        records: { id: 'old', game: {}, commands: [], checkpoint: undefined },
        checkpoint: null,
        beside: {},
      },
    });
    show();
    const section = await screen.findByRole('region', { name: 'The stored game cannot be opened' });
    expect(section.textContent).toContain('commands[0]');
    expect(section.textContent).toContain('CM-3');
    expect(within(section).getByRole('button', { name: 'Keep all that was found in a file' })).toBeTruthy();
  });
});

test('a rendering error keeps the game and offers a reload', () => {
  const Broken = (): never => {
    throw new Error('no paint');
  };
  const silenced = vi.spyOn(console, 'error').mockReturnValue();
  render(<App map={<Broken />} World={EmptyWorldPicture} />);
  silenced.mockRestore();
  expect(button('Load the page again')).toBeTruthy();
  expect(useGame.getState().game).not.toBeNull();
});

describe('Escape', () => {
  const escape = async (): Promise<void> => void (await userEvent.keyboard('{Escape}'));

  test('closes one thing at a time: the refusal, the details, the chosen units, the selected space', async () => {
    show();
    act(() => void endPhase());
    act(() => {
      useView.getState().openFacts('karelia');
      useView.getState().choose(ownUnits('karelia', 'infantry'));
      useView.getState().press('japan');
    });
    expect(useGame.getState().refusal).not.toBeNull();
    await escape();
    expect(useGame.getState().refusal).toBeNull();
    expect(useView.getState().showsFacts).toBe(true);
    await escape();
    expect(useView.getState().showsFacts).toBe(false);
    await escape();
    expect(useView.getState().chosen).toEqual([]);
    await escape();
    expect(useView.getState().focused).toBeNull();
  });

  test('in the list of spaces closes the list and keeps the selected space', async () => {
    show();
    act(() => useView.getState().focus('karelia'));
    await press('Spaces');
    await escape();
    expect(screen.queryByRole('region', { name: 'List of spaces' })).toBeNull();
    expect(useView.getState().focused).toBe('karelia');
    expect(document.activeElement).toBe(button('Spaces'));
  });
});

test('the focus stays on the button that buys the last affordable unit', async () => {
  show();
  const more = button('More infantry');
  more.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(more.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(more);
  await userEvent.keyboard('{Enter}');
  expect(currentGame().purchased).toEqual({ infantry: 2 });
  expect(document.activeElement).toBe(more);
});
