import { beforeEach, describe, expect, test } from 'vitest';
import {
  canOrder,
  movableIn,
  orderSelectionTo,
  toggleCounter,
  toggleUnitsIn,
  draggedUnits,
} from '../../src/store/dragging.ts';
import { useExample } from '../../src/store/exampleStore.ts';
import { useGame } from '../../src/store/gameStore.ts';
import { useView } from '../../src/store/viewStore.ts';
import { endPhase, currentGame, ownUnits, positionSetup, startNewGame } from './gameSupport.ts';

const view = () => useView.getState();
const counter = (space: string, type: string | null, power = 'soviet-union') => ({ space, power, type, aboard: false });

beforeEach(() => {
  startNewGame();
  endPhase();
});

describe('what a drag takes along', () => {
  test('is all of the grabbed counter, where nothing is chosen', () => {
    expect(draggedUnits(currentGame(), [], counter('russia', 'infantry'))).toEqual(ownUnits('russia', 'infantry'));
  });

  test('is all that can move, where the emblem was grabbed', () => {
    const all = [...ownUnits('russia', 'infantry'), ...ownUnits('russia', 'tank'), ...ownUnits('russia', 'fighter')];
    expect([...draggedUnits(currentGame(), [], counter('russia', null))].sort()).toEqual(all.sort());
  });

  test('is what is chosen there, if the grabbed counter is of it', () => {
    const [one = ''] = ownUnits('russia', 'infantry');
    expect(
      draggedUnits(currentGame(), [one, ...ownUnits('karelia', 'infantry')], counter('russia', 'infantry')),
    ).toEqual([one]);
    expect(draggedUnits(currentGame(), [one], counter('russia', null))).toEqual([one]);
    expect(draggedUnits(currentGame(), [one], counter('russia', 'tank'))).toEqual(ownUnits('russia', 'tank'));
  });

  test('is nothing of another power, and nothing that has moved', () => {
    expect(draggedUnits(currentGame(), [], counter('germany', 'infantry', 'germany'))).toEqual([]);
    view().choose(ownUnits('karelia', 'infantry'));
    orderSelectionTo('west-russia');
    expect(draggedUnits(currentGame(), [], counter('west-russia', 'infantry'))).toEqual([]);
  });

  test('is the cargo or the ship, whichever was grabbed', () => {
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
    expect(movableIn(currentGame(), ['sz-6'])).toEqual(ship);
  });
});

describe('dropping', () => {
  test('gives the order, and empties the hand', () => {
    view().choose(ownUnits('karelia', 'infantry'));
    orderSelectionTo('west-russia');
    expect(ownUnits('west-russia', 'infantry')).toHaveLength(3);
    expect(view().chosen).toEqual([]);
  });

  test('where they cannot go says why, and keeps them chosen', () => {
    view().choose(ownUnits('karelia', 'infantry'));
    orderSelectionTo('germany');
    expect(useGame.getState().refusal?.rule).toMatch(/^CM-/);
    expect(view().chosen).toEqual(ownUnits('karelia', 'infantry'));
  });
});

describe('a pressed counter', () => {
  test('is added to what is chosen already, and put back by the next press', () => {
    expect(toggleCounter(counter('karelia', 'infantry'))).toBe(true);
    expect(toggleCounter(counter('russia', 'tank'))).toBe(true);
    expect([...view().chosen].sort()).toEqual(
      [...ownUnits('karelia', 'infantry'), ...ownUnits('russia', 'tank')].sort(),
    );
    expect(view().focused).toBe('russia');
    expect(toggleCounter(counter('karelia', 'infantry'))).toBe(true);
    expect(view().chosen).toEqual(ownUnits('russia', 'tank'));
  });

  test('that is half chosen is chosen whole', () => {
    view().choose(ownUnits('russia', 'infantry').slice(0, 1));
    toggleCounter(counter('russia', 'infantry'));
    expect([...view().chosen].sort()).toEqual([...ownUnits('russia', 'infantry')].sort());
  });

  test('is left to the press on its space where chosen units can go there, and where it is another power’s', () => {
    view().choose(ownUnits('karelia', 'infantry'));
    expect(view().destinations.map(({ space }) => space)).toContain('west-russia');
    expect(toggleCounter(counter('west-russia', 'infantry'))).toBe(false);
    expect(toggleCounter(counter('germany', 'infantry', 'germany'))).toBe(false);
    expect(view().chosen).toEqual(ownUnits('karelia', 'infantry'));
  });
});

test('a space’s units are chosen and put back together', () => {
  toggleUnitsIn('karelia');
  toggleUnitsIn('russia');
  expect([...view().chosen].sort()).toEqual([...movableIn(currentGame(), ['karelia', 'russia'])].sort());
  toggleUnitsIn('karelia');
  expect([...view().chosen].sort()).toEqual([...movableIn(currentGame(), ['russia'])].sort());
});

test('nothing is ordered about outside move phases, in a tab that only looks on, or during an example', () => {
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
