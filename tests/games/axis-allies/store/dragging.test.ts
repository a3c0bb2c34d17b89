import { beforeEach, describe, expect, test } from 'vitest';
import {
  canOrder,
  movableUnitsIn,
  orderSelectionTo,
  toggleCounter,
  toggleUnitsIn,
  draggedUnits,
} from '../../../../src/games/axis-allies/store/dragging.ts';
import { useView } from '../../../../src/games/axis-allies/store/viewStore.ts';
import { endPhase, currentGame, ownUnits, positionSetup, startNewGame } from '../../../store/gameSupport.ts';
import { useExample, useGame } from '../../../../src/games/axis-allies/store/game.ts';

const view = () => useView.getState();
const counter = (space: string, type: string | null, power = 'soviet-union') => ({ space, power, type, aboard: false });

beforeEach(() => {
  startNewGame();
  endPhase();
});

describe('a drag moves', () => {
  test('all units of the counter if nothing is chosen', () => {
    expect(draggedUnits(currentGame(), [], counter('russia', 'infantry'))).toEqual(ownUnits('russia', 'infantry'));
  });

  test('all units that can move if it starts on the emblem', () => {
    const all = [...ownUnits('russia', 'infantry'), ...ownUnits('russia', 'tank'), ...ownUnits('russia', 'fighter')];
    expect([...draggedUnits(currentGame(), [], counter('russia', null))].sort()).toEqual(all.sort());
  });

  test('the chosen units of the space if the counter is among them', () => {
    const [one = ''] = ownUnits('russia', 'infantry');
    expect(
      draggedUnits(currentGame(), [one, ...ownUnits('karelia', 'infantry')], counter('russia', 'infantry')),
    ).toEqual([one]);
    expect(draggedUnits(currentGame(), [one], counter('russia', null))).toEqual([one]);
    expect(draggedUnits(currentGame(), [one], counter('russia', 'tank'))).toEqual(ownUnits('russia', 'tank'));
  });

  test('no units of another power and none that have moved', () => {
    expect(draggedUnits(currentGame(), [], counter('germany', 'infantry', 'germany'))).toEqual([]);
    view().choose(ownUnits('karelia', 'infantry'));
    orderSelectionTo('west-russia');
    expect(draggedUnits(currentGame(), [], counter('west-russia', 'infantry'))).toEqual([]);
  });

  test('the cargo or the ship, depending on where it starts', () => {
    startNewGame(
      positionSetup({
        edition: '1941',
        power: 'united-kingdom',
        phase: 'combat-move',
        units: { 'united-kingdom': { 'sz-6': { transport: 1 } } },
        aboard: [
          {
            in: 'sz-6',
            ship: 'transport',
            owner: 'united-kingdom',
            cargo: [{ unit: 'infantry', owner: 'united-kingdom' }],
          },
        ],
      }),
    );
    const ship = ownUnits('sz-6', 'transport');
    const troops = ownUnits('sz-6', 'infantry');
    expect(
      draggedUnits(currentGame(), [], { space: 'sz-6', power: 'united-kingdom', type: 'infantry', aboard: true }),
    ).toEqual(troops);
    expect(
      draggedUnits(currentGame(), [], { space: 'sz-6', power: 'united-kingdom', type: null, aboard: false }),
    ).toEqual(ship);
    expect(movableUnitsIn(currentGame(), ['sz-6'])).toEqual(ship);
  });
});

describe('dropping', () => {
  test('gives the order and clears the selection', () => {
    view().choose(ownUnits('karelia', 'infantry'));
    orderSelectionTo('west-russia');
    expect(ownUnits('west-russia', 'infantry')).toHaveLength(3);
    expect(view().chosen).toEqual([]);
  });

  test('on a space they cannot go to says why, and keeps the selection', () => {
    view().choose(ownUnits('karelia', 'infantry'));
    orderSelectionTo('germany');
    expect(useGame.getState().refusal?.rule).toMatch(/^CM-/);
    expect(view().chosen).toEqual(ownUnits('karelia', 'infantry'));
  });
});

describe('a pressed counter', () => {
  test('is added to the selection, and removed by the next press', () => {
    expect(toggleCounter(counter('karelia', 'infantry'))).toBe(true);
    expect(toggleCounter(counter('russia', 'tank'))).toBe(true);
    expect([...view().chosen].sort()).toEqual(
      [...ownUnits('karelia', 'infantry'), ...ownUnits('russia', 'tank')].sort(),
    );
    expect(view().focused).toBe('russia');
    expect(toggleCounter(counter('karelia', 'infantry'))).toBe(true);
    expect(view().chosen).toEqual(ownUnits('russia', 'tank'));
  });

  test('that is partly chosen is chosen completely', () => {
    view().choose(ownUnits('russia', 'infantry').slice(0, 1));
    toggleCounter(counter('russia', 'infantry'));
    expect([...view().chosen].sort()).toEqual([...ownUnits('russia', 'infantry')].sort());
  });

  test('is ignored if chosen units can go to its space, or if it is another power’s', () => {
    view().choose(ownUnits('karelia', 'infantry'));
    expect(view().destinations.map(({ space }) => space)).toContain('west-russia');
    expect(toggleCounter(counter('west-russia', 'infantry'))).toBe(false);
    expect(toggleCounter(counter('germany', 'infantry', 'germany'))).toBe(false);
    expect(view().chosen).toEqual(ownUnits('karelia', 'infantry'));
  });
});

test('the units of a space are selected and deselected together', () => {
  toggleUnitsIn('karelia');
  toggleUnitsIn('russia');
  expect([...view().chosen].sort()).toEqual([...movableUnitsIn(currentGame(), ['karelia', 'russia'])].sort());
  toggleUnitsIn('karelia');
  expect([...view().chosen].sort()).toEqual([...movableUnitsIn(currentGame(), ['russia'])].sort());
});

test('no units can be ordered outside move phases, in a read-only tab, or during an example', () => {
  expect(canOrder()).toBe(true);
  useGame.setState({ readOnly: true });
  expect(canOrder()).toBe(false);
  useGame.setState({ readOnly: false });
  useExample.setState({
    example: {
      game: currentGame(),
      events: [],
      before: null,
      spaces: [],
      routes: [],
      isRefused: false,
      chosen: [],
      destinations: [],
      marks: {},
    },
  });
  expect(canOrder()).toBe(false);
  useExample.setState({ example: null });
  startNewGame();
  expect(canOrder()).toBe(false);
});
