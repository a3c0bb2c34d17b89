import { describe, expect, test } from 'vitest';
import { fromPosition, play, type Command, type GameState } from '../../src/engine/index.ts';
import { battleStory } from '../../src/ui/battle/battleStory.ts';

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

describe('the story of a battle', () => {
  const opening: readonly Command[] = [
    { type: 'fight', space: 'karelia' },
    { type: 'roll', dice: [1, 6, 6] },
  ];

  test('is told from the commands alone, so that a reload tells it again', () => {
    const story = battleStory(start(), opening);
    expect(story?.rolls.map(({ by, isStrike, groups }) => [by, isStrike, groups[0]?.dice])).toEqual([
      ['attacker', false, [1, 6, 6]],
    ]);
    expect(story?.result).toBeNull();
  });

  test('keeps the dice of a round on the table until the next one is rolled for', () => {
    const state = start();
    // Nobody can retreat from here, so the second round begins at once.
    const round: readonly Command[] = [...opening, { type: 'roll', dice: [6, 6] }];
    expect(after(state, round).battle?.round).toBe(2);
    const story = battleStory(state, round);
    expect(story?.round).toBe(1);
    expect(story?.rolls.map(({ by }) => by)).toEqual(['attacker', 'defender']);
    expect(story?.lost).toEqual({ attacker: [], defender: [{ type: 'infantry', owner: 'soviet-union' }] });
    const next = battleStory(state, [...round, { type: 'roll', dice: [6, 6, 6] }]);
    expect(next?.round).toBe(2);
    expect(next?.rolls).toHaveLength(1);
  });

  test('ends with the result, and what came of it', () => {
    const story = battleStory(start(), [
      { type: 'fight', space: 'karelia' },
      { type: 'roll', dice: [1, 1, 6] },
      { type: 'roll', dice: [6, 6] },
    ]);
    expect(story?.result).toBe('attacker-won');
    expect(story?.since.map(({ type }) => type)).toContain('territory-captured');
  });

  test('is none before a battle began', () => {
    expect(battleStory(start(), [])).toBeNull();
  });
});
