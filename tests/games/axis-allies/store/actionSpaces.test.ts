import { beforeEach, describe, expect, test } from 'vitest';
import { actionSpaces } from '../../../../src/games/axis-allies/store/movableUnits.ts';
import { useView } from '../../../../src/games/axis-allies/store/viewStore.ts';
import { endPhase, currentGame, ownUnits, positionSetup, startNewGame } from '../../../store/gameSupport.ts';
import { useGame } from '../../../../src/games/axis-allies/store/game.ts';

const action = (): readonly string[] => {
  const { chosen, destinations } = useView.getState();
  return actionSpaces(currentGame(), chosen, destinations);
};

beforeEach(() => {
  startNewGame();
  endPhase();
});

describe('the spaces of the action', () => {
  test('are those with own units that can move', () => {
    expect(action()).toContain('russia');
    expect(action()).not.toContain('germany');
  });

  test('are those of the chosen units and their destinations', () => {
    useView.getState().choose(ownUnits('archangel', 'infantry'));
    expect(action()).toEqual(['archangel', 'west-russia']);
  });

  test('are those of battles to come, then of the battle under way', () => {
    useGame.getState().dispatch({ type: 'move', units: ownUnits('karelia', 'infantry'), to: 'west-russia' });
    expect(action()).toEqual(['west-russia']);
    endPhase();
    expect(action()).toEqual(['west-russia']);
    useGame.getState().dispatch({ type: 'fight', space: 'west-russia' });
    expect(currentGame().battle?.space).toBe('west-russia');
    expect(action()).toEqual(['west-russia']);
  });

  test('are all spaces with own units if none can move', () => {
    startNewGame(
      positionSetup({
        edition: '1941',
        power: 'germany',
        phase: 'collect-income',
        units: { germany: { germany: { infantry: 1 } }, japan: { japan: { infantry: 1 } } },
      }),
    );
    expect(action()).toContain('germany');
    expect(action()).not.toContain('japan');
  });
});
