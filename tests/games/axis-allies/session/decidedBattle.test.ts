import { describe, expect, test } from 'vitest';
import { isWinnerCertain } from '../../../../src/games/axis-allies/session/fighting.ts';
import { awaiting } from '../../../../src/engine/axis-allies/index.ts';
import { currentGame, positionSetup, SETUP, startNewGame } from '../../../store/gameSupport.ts';
import { useGame } from '../../../../src/games/axis-allies/store/game.ts';

/** A battle for Karelia that Germany has started. */
function fightFor(attackers: object, defenders: object, setup = SETUP): void {
  startNewGame(
    positionSetup(
      {
        edition: '1941',
        power: 'germany',
        phase: 'conduct-combat',
        units: { germany: { karelia: attackers }, 'soviet-union': { karelia: defenders } },
      },
      setup,
    ),
  );
  useGame.getState().dispatch({ type: 'fight', space: 'karelia' });
}

describe('the outcome of a battle', () => {
  test('is certain if the attackers win with half their hits against the worst dice', () => {
    fightFor({ infantry: 6 }, { infantry: 1 });
    expect(isWinnerCertain(currentGame())).toBe(true);
    fightFor({ infantry: 4, tank: 2 }, { infantry: 2 });
    expect(isWinnerCertain(currentGame())).toBe(true);
  });

  test('is not certain between equal sides, nor for attackers who would rather retreat', () => {
    fightFor({ infantry: 3 }, { infantry: 3 });
    expect(isWinnerCertain(currentGame())).toBe(false);
    fightFor({ infantry: 1 }, { infantry: 5, tank: 2 });
    expect(isWinnerCertain(currentGame())).toBe(false);
  });

  test('is not certain without a battle', () => {
    startNewGame();
    expect(isWinnerCertain(currentGame())).toBe(false);
  });
});

describe('fighting on until the battle is over', () => {
  test('rolls every round in which no one has to choose', () => {
    fightFor({ infantry: 8 }, { infantry: 1 });
    useGame.getState().fightToEnd();
    expect(currentGame().battle).toBeNull();
    expect(currentGame().control['karelia']).toBe('germany');
    expect(useGame.getState().events.some(({ type }) => type === 'battle-ended')).toBe(true);
  });

  test('stops when casualties must be chosen', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      fightFor({ infantry: 5, tank: 5 }, { infantry: 2 }, { ...SETUP, seed: `war ${seed}` });
      useGame.getState().fightToEnd();
      if (currentGame().battle !== null) expect(awaiting(currentGame()).kind).toBe('casualties');
    }
  });

  test('does nothing if the players roll real dice', () => {
    fightFor({ infantry: 8 }, { infantry: 1 }, { ...SETUP, diceMode: 'table' });
    useGame.getState().fightToEnd();
    expect(useGame.getState().commands.some(({ type }) => type === 'roll')).toBe(false);
  });
});

describe('the program’s dice', () => {
  const rolls = (): number => useGame.getState().commands.filter(({ type }) => type === 'roll').length;

  test('are rolled for both sides in one press if no one has to choose in between', () => {
    fightFor({ tank: 1, infantry: 3 }, { infantry: 3 });
    useGame.getState().roll();
    expect(rolls()).toBe(2);
    expect(useGame.getState().events.filter(({ type }) => type === 'dice-rolled')).toHaveLength(2);
  });

  test('wait for a choice of casualties, then continue', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      fightFor({ tank: 5 }, { infantry: 3, tank: 2 }, { ...SETUP, seed: `war ${seed}` });
      useGame.getState().roll();
      const asked = awaiting(currentGame());
      if (asked.kind !== 'casualties' || asked.side !== 'defender') continue;
      expect(rolls()).toBe(1);
      useGame.getState().fightOn({ type: 'casualties', units: asked.suggestion });
      expect(rolls()).toBe(2);
      return;
    }
    throw new Error('no seed led to a choice');
  });

  test('are never rolled for two rounds in one press', () => {
    fightFor({ infantry: 3 }, { infantry: 3 });
    useGame.getState().roll();
    expect(currentGame().battle?.round ?? 1).toBeLessThanOrEqual(2);
    expect(rolls()).toBeLessThanOrEqual(2);
  });
});

describe('the end of a phase', () => {
  test('starts the only battle, and both are undone together', () => {
    startNewGame();
    const { dispatch } = useGame.getState();
    dispatch({ type: 'end-phase' });
    const units = Object.values(currentGame().units).flatMap(({ id, space }) => (space === 'karelia' ? [id] : []));
    dispatch({ type: 'move', units, to: 'west-russia' });
    useGame.getState().endPhase();
    expect(currentGame().battle?.space).toBe('west-russia');
    useGame.getState().undo();
    expect(currentGame().phase).toBe('combat-move');
  });

  test('of mobilize new units ends the turn once all units are placed, and not before', () => {
    startNewGame();
    const { dispatch } = useGame.getState();
    dispatch({ type: 'purchase', units: { infantry: 1 } });
    dispatch({ type: 'end-phase' });
    dispatch({ type: 'end-phase' });
    dispatch({ type: 'end-phase' });
    expect(currentGame().phase).toBe('mobilize-new-units');
    dispatch({ type: 'mobilize', unit: 'infantry', to: 'russia' });
    useGame.getState().endPhase();
    expect(currentGame().power).toBe('germany');
  });
});
