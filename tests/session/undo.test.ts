import { beforeEach, describe, expect, test } from 'vitest';
import type { Command, GameState } from '../../src/engine/axis-allies/index.ts';
import { whyUndoBlocked } from '../../src/session/undo.ts';
import { replayLog } from '../store/replayLog.ts';
import { endPhase, currentGame, ownUnits, positionSetup, SETUP, startNewGame } from '../store/gameSupport.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';
import type { Timeline } from '../../src/games/axis-allies/session/types.ts';

const store = () => useGame.getState();
const timeline = (): Timeline => {
  const { timeline: found } = store();
  if (found === null) throw new Error('no game');
  return found;
};
const order = (command: Command): void => {
  if (!store().dispatch(command)) throw new Error(JSON.stringify(store().refusal));
};
const attack = (): void => order({ type: 'move', units: ownUnits('karelia', 'infantry'), to: 'west-russia' });

beforeEach(() => startNewGame());

describe('undo', () => {
  test('removes the last order, and redo gives it again', () => {
    const opening = currentGame();
    order({ type: 'purchase', units: { infantry: 1 } });
    const bought = currentGame();
    store().undo();
    expect(currentGame()).toBe(opening);
    expect(store().commands).toEqual([]);
    store().redo();
    expect(currentGame()).toBe(bought);
    expect(store().commands).toHaveLength(1);
  });

  test('goes back order by order, and forward again', () => {
    order({ type: 'purchase', units: { infantry: 1 } });
    endPhase();
    attack();
    const states: GameState[] = [];
    for (let i = 0; i < 3; i += 1) {
      states.push(currentGame());
      store().undo();
    }
    expect(store().commands).toEqual([]);
    for (const state of states.toReversed()) {
      store().redo();
      expect(currentGame()).toBe(state);
    }
  });

  test('crosses the end of a phase and skipped phases', () => {
    endPhase();
    const moving = currentGame();
    endPhase();
    expect(currentGame().phase).toBe('noncombat-move');
    store().undo();
    expect(currentGame()).toBe(moving);
  });

  test('crosses the end of a turn while the next player has ordered nothing', () => {
    while (currentGame().power === 'soviet-union') endPhase();
    expect(currentGame().power).toBe('germany');
    store().undo();
    expect([currentGame().power, currentGame().phase]).toEqual(['soviet-union', 'collect-income']);
  });

  test('does not cross the end of a turn once the next player has chosen something, even if undone', () => {
    while (currentGame().power === 'soviet-union') endPhase();
    order({ type: 'purchase', units: { infantry: 1 } });
    store().undo();
    expect(currentGame().power).toBe('germany');
    expect(whyUndoBlocked(timeline())).toBe('other-player-chose');
    store().undo();
    expect(currentGame().power).toBe('germany');
    expect(store().undoBlock).toBe('other-player-chose');
    store().redo();
    expect(currentGame().purchased).toEqual({ infantry: 1 });
    expect(store().undoBlock).toBeNull();
  });

  test('does not cross a roll, and says so', () => {
    endPhase();
    attack();
    endPhase();
    order({ type: 'fight', space: 'west-russia' });
    store().roll();
    const rolled = currentGame();
    store().undo();
    expect(currentGame()).toBe(rolled);
    expect(store().undoBlock).toBe('die-fallen');
  });

  test('says so if nothing has been ordered', () => {
    store().undo();
    expect(store().undoBlock).toBe('nothing-ordered');
  });

  test('does nothing in a read-only tab', () => {
    order({ type: 'purchase', units: { infantry: 1 } });
    useGame.setState({ readOnly: true });
    store().undo();
    expect(store().commands).toHaveLength(1);
  });

  test('cannot be redone after a new order', () => {
    order({ type: 'purchase', units: { infantry: 1 } });
    store().undo();
    order({ type: 'purchase', units: { tank: 1 } });
    const { commands } = store();
    store().redo();
    expect(store().commands).toBe(commands);
  });

  test('works the same after a replay, as after a reload', () => {
    order({ type: 'purchase', units: { infantry: 1 } });
    endPhase();
    attack();
    endPhase();
    const { start, commands } = timeline();
    const again = replayLog(start, commands);
    expect(again.stopped).toBeNull();
    let [one, other] = [timeline().before, again.timeline.before];
    for (; one !== null && other !== null; [one, other] = [one.before, other.before]) {
      expect(other.index).toBe(one.index);
      expect(other.state).toEqual(one.state);
    }
    expect([one, other]).toEqual([null, null]);
  });
});

describe('a retreat', () => {
  const position = {
    edition: '1941',
    power: 'germany',
    phase: 'combat-move',
    units: {
      germany: { 'eastern-europe': { infantry: 2 }, ukraine: { infantry: 1 } },
      'soviet-union': { karelia: { infantry: 3, tank: 1 } },
    },
  };

  beforeEach(() => {
    startNewGame(positionSetup(position, { ...SETUP, diceMode: 'table' }));
    order({ type: 'move', units: ownUnits('eastern-europe', 'infantry'), to: 'karelia' });
    endPhase();
    order({ type: 'fight', space: 'karelia' });
    order({ type: 'roll', dice: [6, 6] });
    order({ type: 'roll', dice: [6, 6, 6, 6] });
  });

  test('can be undone until the next order, but nothing before it', () => {
    const undecided = currentGame();
    order({ type: 'retreat', to: 'eastern-europe' });
    expect(currentGame().battle).toBeNull();
    store().undo();
    expect(currentGame()).toBe(undecided);
    store().undo();
    expect(currentGame()).toBe(undecided);
    expect(store().undoBlock).toBe('die-fallen');
  });
});

describe('undoing one of several orders', () => {
  beforeEach(() => {
    endPhase();
    order({ type: 'move', units: ownUnits('karelia', 'infantry').slice(0, 1), to: 'west-russia' });
    order({ type: 'move', units: ownUnits('russia', 'infantry'), to: 'west-russia' });
  });

  test('can itself be undone as a whole', () => {
    const { commands } = store();
    store().undoOrder(1);
    expect(store().commands).toHaveLength(2);
    store().redo();
    expect(store().commands).toEqual(commands);
  });

  test('keeps the other units of the order where they went', () => {
    const [first = '', ...others] = ownUnits('west-russia', 'infantry').filter(
      (unit) => currentGame().turn.deeds[unit]?.route[0] === 'russia',
    );
    store().undoOrder(2, [first]);
    expect(currentGame().units[first]?.space).toBe('russia');
    expect(others.map((unit) => currentGame().units[unit]?.space)).toEqual(others.map(() => 'west-russia'));
  });
});
