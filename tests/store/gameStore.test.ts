import { beforeEach, describe, expect, test } from 'vitest';
import { awaiting } from '../../src/engine/axis-allies/index.ts';
import { endPhase, currentGame, ownUnits, positionSetup, SETUP, startNewGame } from './gameSupport.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

const store = () => useGame.getState();

beforeEach(() => startNewGame());

describe('a command', () => {
  test('that is legal changes the game, is logged and reports its events', () => {
    expect(store().dispatch({ type: 'purchase', units: { infantry: 2 } })).toBe(true);
    expect(currentGame().treasury['soviet-union']).toBe(1);
    expect(store().commands).toEqual([{ type: 'purchase', units: { infantry: 2 } }]);
    expect(store().events.map(({ type }) => type)).toContain('units-purchased');
  });

  test('that is refused changes nothing and says why', () => {
    const before = currentGame();
    expect(store().dispatch({ type: 'purchase', units: { battleship: 1 } })).toBe(false);
    expect(store().game).toBe(before);
    expect(store().commands).toEqual([]);
    expect(store().refusal?.rule).toBe('BUY-2');
    store().dismissRefusal();
    expect(store().refusal).toBeNull();
  });

  test('is ignored if another tab plays the game', () => {
    useGame.setState({ readOnly: true });
    expect(store().dispatch({ type: 'end-phase' })).toBe(false);
    expect(store().commands).toEqual([]);
  });
});

describe('empty phases', () => {
  test('are skipped when they begin, and reported', () => {
    endPhase();
    expect(currentGame().phase).toBe('combat-move');
    endPhase();
    expect(currentGame().phase).toBe('noncombat-move');
    expect(store().events.filter(({ type }) => type === 'phase-began')).toHaveLength(2);
    endPhase();
    expect(currentGame().phase).toBe('collect-income');
  });

  test('are not skipped while there is a battle to fight or a unit to place', () => {
    store().dispatch({ type: 'purchase', units: { infantry: 1 } });
    endPhase();
    store().dispatch({ type: 'move', units: ownUnits('karelia', 'infantry'), to: 'west-russia' });
    endPhase();
    expect(currentGame().phase).toBe('conduct-combat');
  });
});

describe('a power that has lost everything', () => {
  const position = {
    edition: '1941',
    round: 5,
    power: 'united-states',
    phase: 'collect-income',
    victory: 'standard',
    treasury: { 'soviet-union': 0, germany: 2, 'united-kingdom': 9, japan: 9, 'united-states': 9 },
    control: { russia: 'germany' },
    units: { germany: { russia: { infantry: 1 } } },
  };

  test('sees its turn begin, and ends it with one command', () => {
    useGame.getState().newGame(positionSetup(position));
    endPhase();
    expect([currentGame().power, currentGame().phase]).toEqual(['soviet-union', 'noncombat-move']);
    endPhase();
    // Germany cannot afford anything, so it begins with combat moves.
    expect([currentGame().power, currentGame().phase]).toEqual(['germany', 'combat-move']);
  });
});

describe('undoing an order', () => {
  beforeEach(() => {
    endPhase();
    store().dispatch({ type: 'move', units: ownUnits('karelia', 'infantry').slice(0, 1), to: 'west-russia' });
    store().dispatch({ type: 'move', units: ownUnits('russia', 'infantry'), to: 'west-russia' });
  });

  test('keeps the other moves', () => {
    store().undoOrder(1);
    expect(ownUnits('karelia', 'infantry')).toHaveLength(3);
    expect(ownUnits('west-russia', 'infantry')).toHaveLength(6);
    expect(store().commands).toHaveLength(2);
  });

  test('of the whole phase removes all its moves and nothing before', () => {
    store().undoPhase();
    expect(ownUnits('west-russia', 'infantry')).toHaveLength(0);
    expect(store().commands).toEqual([{ type: 'end-phase' }]);
  });

  test('is impossible in an earlier phase and before dice', () => {
    expect(store().canUndoOrder(0)).toBe(false);
    expect(store().canUndoOrder(1)).toBe(true);
    endPhase();
    store().dispatch({ type: 'fight', space: 'west-russia' });
    // The only battle is undone together with the end of the phase before it.
    expect(store().timeline?.before?.state.phase).toBe('combat-move');
    store().roll();
    expect(store().timeline?.before).toBeNull();
    expect(store().canUndoOrder(store().commands.length - 1)).toBe(false);
    const rolled = currentGame();
    store().undoPhase();
    expect(store().game).toBe(rolled);
  });
});

describe('dice', () => {
  const fight = (): void => {
    endPhase();
    store().dispatch({ type: 'move', units: ownUnits('russia', 'infantry'), to: 'west-russia' });
    endPhase();
    store().dispatch({ type: 'fight', space: 'west-russia' });
  };

  test('of the program are the same for the same seed, and continue where they were', () => {
    fight();
    store().roll();
    const first = store().commands.at(-1);
    startNewGame();
    fight();
    store().roll();
    expect(store().commands.at(-1)).toEqual(first);
    startNewGame({ ...SETUP, seed: 'another' });
    fight();
    store().roll();
    expect(store().commands.at(-1)).not.toEqual(first);
  });

  test('of the players are typed in', () => {
    startNewGame({ ...SETUP, diceMode: 'table' });
    fight();
    store().roll();
    expect(store().isTypingDice).toBe(true);
    expect(awaiting(currentGame()).kind).toBe('dice');
    store().dispatch({ type: 'roll', dice: [1, 1, 1, 6, 6, 6] });
    expect(store().isTypingDice).toBe(false);
  });
});

test('a bad position is refused with its faults, and the current game stays', () => {
  const before = currentGame();
  const answer = store().newGame(
    positionSetup({ edition: '1941', power: 'atlantis', phase: 'combat-move', units: {} }),
  );
  expect(answer.ok).toBe(false);
  if (!answer.ok) expect(answer.fault[0]?.path).toBe('power');
  expect(store().game).toBe(before);
});

test('leaving the game keeps it loaded', () => {
  const before = currentGame();
  store().leaveGame();
  expect(store().inGame).toBe(false);
  store().returnToGame();
  expect(store().game).toBe(before);
});
