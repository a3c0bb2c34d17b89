import { describe, expect, test } from 'vitest';
import { fromPosition, play, type Command, type GameState } from '../../../../../src/engine/axis-allies/index.ts';
import { battleLog } from '../../../../../src/games/axis-allies/ui/battle/battleLog.ts';

function start(): GameState {
  const read = fromPosition({
    edition: '1941',
    power: 'germany',
    phase: 'conduct-combat',
    units: { germany: { karelia: { tank: 3 } }, 'soviet-union': { karelia: { infantry: 2 } } },
  });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

function after(state: GameState, commands: readonly Command[]): GameState {
  return commands.reduce((before, command) => {
    const answer = play(before, command);
    if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
    return answer.value.state;
  }, state);
}

describe('the log of a battle', () => {
  const opening: readonly Command[] = [
    { type: 'fight', space: 'karelia' },
    { type: 'roll', dice: [1, 6, 6] },
  ];

  test('is computed from the commands only, so that it is the same after a reload', () => {
    const log = battleLog(start(), opening);
    expect(log?.rolls.map(({ by, step, groups }) => [by, step, groups[0]?.dice])).toEqual([
      ['attacker', 'attacker-fire', [1, 6, 6]],
    ]);
    expect(log?.result).toBeNull();
  });

  test('keeps the dice of a round until the next roll', () => {
    const state = start();
    // No retreat is possible from here, so the second round begins at once.
    const round: readonly Command[] = [...opening, { type: 'roll', dice: [6, 6] }];
    expect(after(state, round).battle?.round).toBe(2);
    const log = battleLog(state, round);
    expect(log?.round).toBe(1);
    expect(log?.rolls.map(({ by }) => by)).toEqual(['attacker', 'defender']);
    expect(log?.lost).toEqual({ attacker: [], defender: [{ type: 'infantry', owner: 'soviet-union' }] });
    const next = battleLog(state, [...round, { type: 'roll', dice: [6, 6, 6] }]);
    expect(next?.round).toBe(2);
    expect(next?.rolls).toHaveLength(1);
    expect(next?.earlier).toEqual([{ round: 1, rolls: log?.rolls }]);
  });

  test('ends with the result and its consequences', () => {
    const log = battleLog(start(), [
      { type: 'fight', space: 'karelia' },
      { type: 'roll', dice: [1, 1, 6] },
      { type: 'roll', dice: [6, 6] },
    ]);
    expect(log?.result).toBe('attacker-won');
    expect(log?.since.map(({ type }) => type)).toContain('territory-captured');
  });

  test('is null before a battle has begun', () => {
    expect(battleLog(start(), [])).toBeNull();
  });
});
