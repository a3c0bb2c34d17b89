// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { awaiting, loadPositions } from '../../src/engine/axis-allies/index.ts';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { useHandover } from '../../src/store/handover.ts';
import { useMapCamera } from '../../src/store/mapCamera.ts';
import { useSettings } from '../../src/store/settings.ts';
import { App } from '../../src/ui/App.tsx';
import { timesOf } from '../../src/ui/handover/HandoverCard.tsx';
import { currentGame, endPhase, ownUnits, positionSetup, SETUP, startNewGame } from './gameSupport.ts';
import { EmptyWorldPicture } from '../ui/emptyWorldPicture.ts';
import '../ui/loadParts.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

beforeEach(() => {
  useAutosave.setState({ ...useAutosave.getInitialState(), isLoading: false }, true);
  useSettings.setState(useSettings.getInitialState(), true);
  startNewGame();
});
afterEach(cleanup);

/** Ends the turn in which it is called. */
function endTurn(): void {
  const { game } = useGame.getState();
  while (useGame.getState().game?.power === game?.power) if (!endPhase()) throw new Error('the turn does not end');
}

/** The Soviet Union takes nothing, moves three infantry and ends its turn. */
function playTurn(): void {
  while (useGame.getState().game?.phase !== 'noncombat-move') endPhase();
  useGame.getState().dispatch({ type: 'move', units: ownUnits('karelia', 'infantry'), to: 'archangel' });
  endTurn();
}

const card = (): HTMLElement | null => screen.queryByRole('region', { name: 'Handover' });
const show = (): void => void render(<App map={null} World={EmptyWorldPicture} />);

describe('at the end of a turn', () => {
  test('the next player is called, and the turn is told with its places', async () => {
    show();
    act(playTurn);
    const told = within(card()!);
    expect(told.getByRole('heading', { name: 'Ben' })).toBeTruthy();
    // A press on a line stays there, however long the rest of this takes.
    await userEvent.click(await told.findByRole('button', { name: 'Moved 3 infantry from Karelia to Archangel.' }));
    expect(told.getByText('Collected 7 IPCs.')).toBeTruthy();
    expect(told.getByRole('status', { name: 'Who is next' }).textContent).toContain('Next: Ben with Germany');
    // Each line by itself: who is next is not said again with it.
    expect(told.getByRole('status', { name: 'What is told' }).textContent).toBe(
      'Moved 3 infantry from Karelia to Archangel.',
    );
    expect(useHandover.getState().spaces).toEqual(['karelia', 'archangel']);
    expect(useMapCamera.getState().request?.target).toMatchObject({ spaces: ['karelia', 'archangel'] });
    await userEvent.click(told.getByRole('button', { name: 'Tell the story on the map' }));
    await userEvent.click(told.getByRole('button', { name: 'Go on' }));
    expect(card()).toBeNull();
    expect(useHandover.getState().spaces).toEqual([]);
    expect(useMapCamera.getState().request?.target).toMatchObject({ spaces: expect.arrayContaining(['germany']) });
  });

  test('any key goes on, and a press beside the card does what it always does', async () => {
    show();
    act(playTurn);
    await userEvent.keyboard('{Tab}{Shift}');
    expect(card()).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(card()).toBeNull();
    expect(useGame.getState().game).toMatchObject({ power: 'germany', phase: 'purchase-units' });

    act(endTurn);
    expect(card()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(card()).toBeNull();
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  test('the next order ends it, and so does an undo', () => {
    show();
    act(playTurn);
    act(() => useGame.getState().undo());
    expect(card()).toBeNull();
    act(endTurn);
    expect(card()).not.toBeNull();
    act(() => void endPhase());
    expect(card()).toBeNull();
  });

  test('it stays away as the settings say, and between the turns of one player', () => {
    show();
    useSettings.getState().set({ handover: 'never' });
    act(endTurn);
    expect(card()).toBeNull();
    useSettings.getState().set({ handover: 'players' });
    act(endTurn);
    expect(card()).not.toBeNull();
    // Ada has the United Kingdom, Ben Japan, Ada the United States and the Soviet Union.
    act(endTurn);
    act(endTurn);
    expect(useGame.getState().game?.power).toBe('united-states');
    expect(card()).not.toBeNull();
    act(endTurn);
    expect(useGame.getState().game?.power).toBe('soviet-union');
    expect(card()).toBeNull();
    useSettings.getState().set({ handover: 'always' });
    act(() => useGame.getState().undo());
    act(endTurn);
    expect(card()).not.toBeNull();
  });

  test('a game that is opened tells nothing', async () => {
    show();
    act(playTurn);
    const { setup, timeline } = useGame.getState();
    act(() => useGame.getState().loadGame({ setup: setup!, timeline: timeline! }));
    await waitFor(() => expect(card()).toBeNull());
  });
});

test('a story takes at most about 20 seconds, and each line its time', () => {
  const line = { text: 'Land won: Karelia.', spaces: [] };
  expect(timesOf([line])[0]).toBeGreaterThan(1500);
  const many = timesOf(Array.from({ length: 12 }, () => ({ ...line, text: line.text.repeat(6) })));
  expect(many.reduce((sum, time) => sum + time, 0)).toBeLessThanOrEqual(20_000);
});

/** Germany attacks Karelia, where the Soviet Union has two kinds of units. */
const ATTACK = {
  edition: '1941',
  power: 'germany',
  phase: 'combat-move',
  units: { germany: { 'eastern-europe': { tank: 3 } }, 'soviet-union': { karelia: { infantry: 2, tank: 1 } } },
};

describe('in another player’s turn', () => {
  beforeEach(async () => {
    await loadPositions();
    startNewGame(positionSetup(ATTACK, { ...SETUP, diceMode: 'table' }));
    show();
    act(() => {
      const { dispatch } = useGame.getState();
      dispatch({ type: 'move', units: ownUnits('eastern-europe', 'tank'), to: 'karelia' });
      endPhase();
      if (currentGame().battle === null) dispatch({ type: 'fight', space: 'karelia' });
    });
  });

  test('a defender is called by name to choose losses, but not to roll dice', async () => {
    const called = await screen.findByRole('status', { name: 'Whose choice it is' });
    const rollAll = (): void => {
      const awaited = awaiting(currentGame());
      if (awaited.kind !== 'dice') return;
      expect(called.textContent).toBe('');
      const dice = awaited.groups.flatMap(({ units }) => units.map((_, i) => (i === 0 ? 1 : 6)));
      act(() => void useGame.getState().dispatch({ type: 'roll', dice }));
      rollAll();
    };
    rollAll();
    const awaited = awaiting(currentGame());
    expect(awaited).toMatchObject({ kind: 'casualties', by: ['soviet-union'] });
    expect(called.textContent).toBe('Ada: choose the Soviet Union’s losses.');
    expect(screen.getByRole('heading', { name: /Ada \(Soviet Union\)/ }).className).toContain('decider--called');
  });
});
