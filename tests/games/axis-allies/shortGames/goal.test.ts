import { describe, expect, test } from 'vitest';
import { newGame, play, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { roundsLeft, stateAtEnd, goalStanding } from '../../../../src/games/axis-allies/shortGames/goal.ts';
import type { Goal } from '../../../../src/games/axis-allies/shortGames/schema.ts';

const opening = newGame('1941');
const withControl = (control: GameState['control']): GameState => ({
  ...opening,
  control: { ...opening.control, ...control },
});

const HOLD: Goal = { kind: 'hold', side: 'axis', spaces: ['karelia', 'russia', 'caucasus'], needs: 2 };
const WORTH: Goal = { kind: 'worth', side: 'axis', spaces: ['east-indies', 'borneo', 'midway', 'india'], needs: 3 };

describe('a goal to hold territories', () => {
  test.each([
    [{}, [], 'allies'],
    [{ karelia: 'germany' }, ['karelia'], 'allies'],
    [{ karelia: 'germany', caucasus: 'germany' }, ['karelia', 'caucasus'], 'axis'],
    [{ karelia: 'germany', russia: 'japan' }, ['karelia', 'russia'], 'axis'],
    [{ karelia: 'germany', russia: 'united-states' }, ['karelia'], 'allies'],
  ] as const)('with %o: %o are held, and the %s reach theirs', (control, held, winner) => {
    expect(goalStanding(HOLD, withControl(control))).toEqual({ held, has: held.length, needs: 2, winner });
  });

  test('can be the Allies’ too', () => {
    const goal: Goal = { kind: 'hold', side: 'allies', spaces: ['north-africa', 'middle-east'], needs: 2 };
    expect(goalStanding(goal, opening)).toMatchObject({ held: ['middle-east'], winner: 'axis' });
    expect(goalStanding(goal, withControl({ 'north-africa': 'united-kingdom' }))).toMatchObject({ winner: 'allies' });
  });
});

describe('a goal of worth', () => {
  test.each([
    [{ midway: 'japan' }, 0, 'allies'],
    [{ 'east-indies': 'japan' }, 2, 'allies'],
    [{ 'east-indies': 'japan', borneo: 'japan' }, 3, 'axis'],
    [{ 'east-indies': 'germany', borneo: 'japan', india: 'japan' }, 4, 'axis'],
  ] as const)('counts IPCs: %o is worth %i, and the %s reach theirs', (control, has, winner) => {
    expect(goalStanding(WORTH, withControl(control))).toMatchObject({ has, needs: 3, winner });
  });
});

describe('the end', () => {
  const end = { type: 'end-phase' } as const;

  /** Plays phases to their end without doing anything, so many rounds. */
  function idle(rounds: number) {
    const commands = [];
    let state = opening;
    while (state.round <= rounds) {
      const answer = play(state, end);
      if (!answer.ok) throw new Error(answer.fault.reason);
      commands.push(end);
      state = answer.value.state;
    }
    return { start: opening, commands, state };
  }

  test('comes when the last round is over', () => {
    expect(roundsLeft({ rounds: 2 }, opening, opening)).toBe(2);
    const { state, ...first } = idle(1);
    expect(roundsLeft({ rounds: 2 }, opening, state)).toBe(1);
    expect(stateAtEnd({ rounds: 2 }, first)).toBeNull();
    const both = idle(2);
    expect(roundsLeft({ rounds: 2 }, opening, both.state)).toBe(0);
    expect(stateAtEnd({ rounds: 2 }, both)).toEqual(both.state);
  });

  test('is counted from the round in which the game began', () => {
    const later = { ...opening, round: 3 };
    expect([3, 4, 5].map((round) => roundsLeft({ rounds: 2 }, later, { ...later, round }))).toEqual([2, 1, 0]);
  });

  test('stays as it was when the game is played on', () => {
    const { round, power } = stateAtEnd({ rounds: 1 }, idle(3)) ?? opening;
    expect([round, power]).toEqual([2, 'soviet-union']);
  });

  test('comes with a victory too', () => {
    expect(roundsLeft({ rounds: 2 }, opening, { ...opening, outcome: { winner: 'axis', held: [] } })).toBe(0);
  });
});
