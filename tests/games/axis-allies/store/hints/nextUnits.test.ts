import { beforeEach, describe, expect, test } from 'vitest';
import {
  askStayingAgain,
  goToNextUnits,
  letUnitsStay,
  useNextUnits,
  togetherUseful,
  unitsToAsk,
} from '../../../../../src/games/axis-allies/store/hints/nextUnits.ts';
import { useMapCamera } from '../../../../../src/store/mapCamera.ts';
import { useView } from '../../../../../src/games/axis-allies/store/viewStore.ts';
import { currentGame, endPhase, ownUnits, positionSetup, startNewGame } from '../../../../store/gameSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

const view = () => useView.getState();
const asked = (): readonly string[] => [...unitsToAsk(currentGame(), useNextUnits.getState().staying).keys()];

/** Germany’s tanks and infantry beside Karelia, which the Soviets hold. */
const start = (phase: string): void =>
  startNewGame(
    positionSetup({
      edition: '1941',
      power: 'germany',
      phase,
      units: {
        germany: {
          germany: { tank: 1, infantry: 2 },
          'eastern-europe': { infantry: 3, tank: 2 },
          'western-europe': { infantry: 1 },
        },
        'soviet-union': { karelia: { infantry: 1 } },
      },
    }),
  );

describe('the next units', () => {
  beforeEach(() => start('combat-move'));

  test('are those that can do something, the front first, selected and in view', () => {
    expect(asked()).toEqual(['eastern-europe', 'germany']);
    goToNextUnits();
    expect(view().focused).toBe('eastern-europe');
    expect(view().chosen).toHaveLength(5);
    expect(view().destinations.map(({ space }) => space)).toContain('karelia');
    expect(useMapCamera.getState().request?.target).toEqual({ kind: 'spaces', spaces: ['eastern-europe'] });
  });

  test('go round, and those with an order are not asked again', () => {
    goToNextUnits();
    goToNextUnits();
    expect(view().focused).toBe('germany');
    expect(view().chosen).toEqual(ownUnits('germany', 'tank'));
    goToNextUnits();
    expect(view().focused).toBe('eastern-europe');
    useGame.getState().dispatch({ type: 'move', units: view().chosen, to: 'karelia' });
    expect(asked()).toEqual(['germany']);
  });

  test('that stay are not asked again in this phase, but in the next', () => {
    goToNextUnits();
    letUnitsStay();
    expect(view().focused).toBe('germany');
    expect(asked()).toEqual(['germany']);
    askStayingAgain();
    expect(asked()).toHaveLength(2);
    letUnitsStay();
    letUnitsStay();
    expect(asked()).toEqual([]);
    expect(view().chosen).toEqual([]);
    endPhase();
    expect(asked()).toContain('eastern-europe');
  });

  test('of one space are asked again if only some of them stay', () => {
    view().focus('eastern-europe');
    view().choose(ownUnits('eastern-europe', 'tank'));
    letUnitsStay();
    expect(view().focused).toBe('eastern-europe');
    expect(view().chosen).toEqual(ownUnits('eastern-europe', 'infantry'));
  });

  test('are nobody outside the phases of moves', () => {
    startNewGame();
    goToNextUnits();
    letUnitsStay();
    expect(view().chosen).toEqual([]);
  });
});

test('units that can go nowhere together are not selected together', () => {
  startNewGame(
    positionSetup({
      edition: '1941',
      power: 'united-kingdom',
      phase: 'noncombat-move',
      units: { 'united-kingdom': { 'united-kingdom': { infantry: 1, fighter: 2 }, 'sz-6': { transport: 1 } } },
    }),
  );
  const here = [...ownUnits('united-kingdom', 'fighter'), ...ownUnits('united-kingdom', 'infantry')];
  expect(togetherUseful(currentGame(), here)).toEqual(ownUnits('united-kingdom', 'fighter'));
});

test('aircraft that must land are asked, those that have landed are not', () => {
  startNewGame(
    positionSetup({
      edition: '1941',
      power: 'germany',
      phase: 'noncombat-move',
      units: { germany: { germany: { infantry: 1 }, 'sz-8': { bomber: 1 } } },
    }),
  );
  expect(asked()).toContain('sz-8');
  useGame.getState().dispatch({ type: 'move', units: ownUnits('sz-8', 'bomber'), to: 'western-europe' });
  expect(asked()).toEqual(['germany']);
});
