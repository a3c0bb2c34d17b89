import { beforeEach, describe, expect, test } from 'vitest';
import { useGame } from '../../src/store/gameStore.ts';
import { flyTo, useMapCamera } from '../../src/store/mapCamera.ts';
import { useView } from '../../src/store/viewStore.ts';
import { endPhase, currentGame, ownUnits, positionSetup, startNewGame } from './gameSupport.ts';

const view = () => useView.getState();

beforeEach(() => {
  startNewGame();
  endPhase();
});

describe('chosen units', () => {
  test('have the destinations they can reach together', () => {
    view().choose([...ownUnits('karelia', 'infantry'), ...ownUnits('russia', 'infantry')]);
    expect(view().destinations.map(({ space }) => space)).toEqual(['west-russia']);
  });

  test('do not get their own space as a destination after combat', () => {
    startNewGame(
      positionSetup({
        edition: '1941',
        power: 'germany',
        phase: 'noncombat-move',
        units: { germany: { germany: { tank: 1 } }, japan: { japan: { infantry: 1 } } },
      }),
    );
    view().choose(ownUnits('germany', 'tank'));
    expect(view().destinations.map(({ space }) => space)).toContain('western-europe');
    expect(view().destinations.map(({ space }) => space)).not.toContain('germany');
  });

  test('go to a pressed destination, and are deselected', () => {
    view().choose(ownUnits('karelia', 'infantry'));
    view().press('west-russia');
    expect(ownUnits('west-russia', 'infantry')).toHaveLength(3);
    expect(view().chosen).toEqual([]);
    expect(view().destinations).toEqual([]);
    expect(view().marks['west-russia']).toBe('battle');
  });

  test('stay chosen when a space with own units is pressed, to add more', () => {
    view().choose(ownUnits('karelia', 'infantry'));
    view().press('russia');
    expect(view().focused).toBe('russia');
    expect(view().chosen).toHaveLength(3);
    expect(useGame.getState().refusal).toBeNull();
  });

  test('explain why they cannot go to another space', () => {
    view().choose(ownUnits('karelia', 'infantry'));
    view().press('japan');
    expect(view().focused).toBe('japan');
    expect(useGame.getState().refusal?.reason).toBeDefined();
  });

  test('are deselected when the phase ends', () => {
    view().choose(ownUnits('karelia', 'infantry'));
    endPhase();
    expect(view().chosen).toEqual([]);
  });

  test('cannot be chosen in a read-only tab', () => {
    useGame.setState({ readOnly: true });
    view().choose(ownUnits('karelia', 'infantry'));
    expect(view().chosen).toEqual([]);
  });
});

test('a picked new unit is placed in the pressed space', () => {
  startNewGame();
  useGame.getState().dispatch({ type: 'purchase', units: { infantry: 2 } });
  while (currentGame().phase !== 'mobilize-new-units') endPhase();
  view().pick('infantry');
  expect(view().marks['russia']).toBe('place');
  view().press('russia');
  expect(currentGame().purchased['infantry']).toBe(1);
  expect(view().picked).toBe('infantry');
  view().press('russia');
  expect(view().picked).toBeNull();
});

test('the camera gets a new request even for the same space', () => {
  flyTo(['japan']);
  const first = useMapCamera.getState().request;
  flyTo(['japan']);
  expect(useMapCamera.getState().request).toEqual({
    target: { kind: 'spaces', spaces: ['japan'] },
    n: (first?.n ?? 0) + 1,
  });
});
