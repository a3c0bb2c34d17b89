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
import { endPhase, onTable, own, positionSetup, sitDown } from './table.ts';

const view = () => useView.getState();
const counter = (space: string, type: string | null, power = 'soviet-union') => ({ space, power, type, aboard: false });

beforeEach(() => {
  sitDown();
  endPhase();
});

describe('what a drag takes along', () => {
  test('is all of the grabbed counter, where nothing is chosen', () => {
    expect(draggedUnits(onTable(), [], counter('russia', 'infantry'))).toEqual(own('russia', 'infantry'));
  });

  test('is all that can move, where the emblem was grabbed', () => {
    const all = [...own('russia', 'infantry'), ...own('russia', 'tank'), ...own('russia', 'fighter')];
    expect([...draggedUnits(onTable(), [], counter('russia', null))].sort()).toEqual(all.sort());
  });

  test('is what is chosen there, if the grabbed counter is of it', () => {
    const [one = ''] = own('russia', 'infantry');
    expect(draggedUnits(onTable(), [one, ...own('karelia', 'infantry')], counter('russia', 'infantry'))).toEqual([one]);
    expect(draggedUnits(onTable(), [one], counter('russia', null))).toEqual([one]);
    expect(draggedUnits(onTable(), [one], counter('russia', 'tank'))).toEqual(own('russia', 'tank'));
  });

  test('is nothing of another power, and nothing that has moved', () => {
    expect(draggedUnits(onTable(), [], counter('germany', 'infantry', 'germany'))).toEqual([]);
    view().choose(own('karelia', 'infantry'));
    orderSelectionTo('west-russia');
    expect(draggedUnits(onTable(), [], counter('west-russia', 'infantry'))).toEqual([]);
  });

  test('is the cargo or the ship, whichever was grabbed', () => {
    sitDown(
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
    const ship = own('sz-6', 'transport');
    const troops = own('sz-6', 'infantry');
    expect(
      draggedUnits(onTable(), [], { space: 'sz-6', power: 'united-kingdom', type: 'infantry', aboard: true }),
    ).toEqual(troops);
    expect(draggedUnits(onTable(), [], { space: 'sz-6', power: 'united-kingdom', type: null, aboard: false })).toEqual(
      ship,
    );
    expect(movableIn(onTable(), ['sz-6'])).toEqual(ship);
  });
});

describe('dropping', () => {
  test('gives the order, and empties the hand', () => {
    view().choose(own('karelia', 'infantry'));
    orderSelectionTo('west-russia');
    expect(own('west-russia', 'infantry')).toHaveLength(3);
    expect(view().chosen).toEqual([]);
  });

  test('where they cannot go says why, and keeps them chosen', () => {
    view().choose(own('karelia', 'infantry'));
    orderSelectionTo('germany');
    expect(useGame.getState().refusal?.rule).toMatch(/^CM-/);
    expect(view().chosen).toEqual(own('karelia', 'infantry'));
  });
});

describe('a pressed counter', () => {
  test('is added to what is chosen already, and put back by the next press', () => {
    expect(toggleCounter(counter('karelia', 'infantry'))).toBe(true);
    expect(toggleCounter(counter('russia', 'tank'))).toBe(true);
    expect([...view().chosen].sort()).toEqual([...own('karelia', 'infantry'), ...own('russia', 'tank')].sort());
    expect(view().focused).toBe('russia');
    expect(toggleCounter(counter('karelia', 'infantry'))).toBe(true);
    expect(view().chosen).toEqual(own('russia', 'tank'));
  });

  test('that is half chosen is chosen whole', () => {
    view().choose(own('russia', 'infantry').slice(0, 1));
    toggleCounter(counter('russia', 'infantry'));
    expect([...view().chosen].sort()).toEqual([...own('russia', 'infantry')].sort());
  });

  test('is left to the press on its space where chosen units can go there, and where it is another power’s', () => {
    view().choose(own('karelia', 'infantry'));
    expect(view().destinations.map(({ space }) => space)).toContain('west-russia');
    expect(toggleCounter(counter('west-russia', 'infantry'))).toBe(false);
    expect(toggleCounter(counter('germany', 'infantry', 'germany'))).toBe(false);
    expect(view().chosen).toEqual(own('karelia', 'infantry'));
  });
});

test('a space’s units are chosen and put back together', () => {
  toggleUnitsIn('karelia');
  toggleUnitsIn('russia');
  expect([...view().chosen].sort()).toEqual([...movableIn(onTable(), ['karelia', 'russia'])].sort());
  toggleUnitsIn('karelia');
  expect([...view().chosen].sort()).toEqual([...movableIn(onTable(), ['russia'])].sort());
});

test('nothing is ordered about outside move phases, in a tab that only looks on, or during an example', () => {
  expect(canOrder()).toBe(true);
  useGame.setState({ readOnly: true });
  expect(canOrder()).toBe(false);
  useGame.setState({ readOnly: false });
  useExample.setState({
    example: {
      game: onTable(),
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
  sitDown();
  expect(canOrder()).toBe(false);
});
