import { describe, expect, test } from 'vitest';
import { replay, type RollGroup } from '../../src/engine/index.ts';
import { lowLuckDice, lowLuckHits, lowLuckOf } from '../../src/store/lowLuck.ts';
import { useGame } from '../../src/store/gameStore.ts';
import { drawingFrom, type Drawing } from '../odds/drawing.ts';
import { currentGame, positionSetup, SETUP, startNewGame } from './gameSupport.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** A volley of a few groups; some dice can never hit, some always do. */
function volley({ from, one }: Drawing): readonly RollGroup[] {
  return Array.from({ length: from(1, 5) }, (_, i): RollGroup => {
    const units = Array.from({ length: from(1, 6) }, (__, n) => `unit-${i}-${n}`);
    const kind = one(['surface', 'air', 'submarine'] as const);
    return { value: from(0, 6), kind, units, ...(from(1, 4) === 1 && { dicePerUnit: 2 }) };
  });
}

const volleys = Array.from({ length: 300 }, (_, seed) => volley(drawingFrom(seed)));
const values = (groups: readonly RollGroup[]): readonly number[] =>
  groups.flatMap(({ value, units, dicePerUnit = 1 }) => units.flatMap(() => Array(dicePerUnit).fill(value)));
const kinds = (groups: readonly RollGroup[]): readonly string[] =>
  groups.flatMap(({ kind, units, dicePerUnit = 1 }) => units.flatMap(() => Array(dicePerUnit).fill(kind)));
const count = (all: readonly boolean[]): number => all.filter(Boolean).length;

describe('low luck', () => {
  test('brings the sure hits, and one more as often as the rest says', () => {
    for (const groups of volleys) {
      const { points, sure, rest } = lowLuckOf(groups);
      expect(points).toBe(values(groups).reduce((sum, value) => sum + value, 0));
      for (const face of FACES) expect(count(lowLuckHits(groups, face))).toBe(sure + (face <= rest ? 1 : 0));
    }
  });

  test('lets each die hit exactly as often as a real one, so that the average is the same', () => {
    for (const groups of volleys) {
      const rolls = FACES.map((face) => lowLuckHits(groups, face));
      const hits = values(groups).map((_, i) => count(rolls.map((roll) => roll[i] ?? false)));
      expect(hits).toEqual(values(groups));
    }
  });

  test('brings hits of each kind less than one away from their average', () => {
    for (const groups of volleys)
      for (const face of FACES) {
        const hits = lowLuckHits(groups, face);
        for (const kind of new Set(kinds(groups))) {
          const places = kinds(groups).flatMap((each, i) => (each === kind ? i : []));
          const mean = places.reduce((sum, i) => sum + (values(groups)[i] ?? 0), 0) / 6;
          expect(Math.abs(count(places.map((i) => hits[i] ?? false)) - mean)).toBeLessThan(1);
        }
      }
  });

  test('gives faces that hit or miss so, the same for the same seed and place', () => {
    for (const [n, groups] of volleys.entries()) {
      const dice = lowLuckDice('war', n, groups);
      const hits = count(dice.map((die, i) => die <= (values(groups)[i] ?? 0)));
      const { sure, rest } = lowLuckOf(groups);
      expect([sure, rest > 0 ? sure + 1 : sure]).toContain(hits);
      expect(dice.every((die) => FACES.includes(die))).toBe(true);
      expect(lowLuckDice('war', n, groups)).toEqual(dice);
    }
  });

  test('lets each die of its own fall on every face as often as a real one', () => {
    const tanks: readonly RollGroup[] = [{ value: 3, kind: 'surface', units: ['a', 'b', 'c'] }];
    const rolls = Array.from({ length: 3000 }, (_, n) => lowLuckDice('war', n * 3, tanks));
    for (const place of [0, 1, 2])
      for (const face of FACES) {
        const share = rolls.filter((dice) => dice[place] === face).length / rolls.length;
        expect(Math.abs(share - 1 / 6)).toBeLessThan(0.03);
      }
  });
});

describe('a game with low luck', () => {
  const begin = (edition: string, attackers: object, defenders: object): void => {
    const units = { germany: { caucasus: attackers }, 'soviet-union': { caucasus: defenders } };
    startNewGame(
      positionSetup(
        { edition, power: 'germany', phase: 'conduct-combat', units },
        { ...SETUP, edition, diceMode: 'low-luck' },
      ),
    );
    expect(useGame.getState().dispatch({ type: 'fight', space: 'caucasus' })).toBe(true);
  };

  test('is rolled by the program, says so in each roll, and replays to the same state', () => {
    begin('1941', { infantry: 4, tank: 4 }, { infantry: 3 });
    useGame.getState().roll();
    const { commands, timeline } = useGame.getState();
    const rolls = commands.filter((command) => command.type === 'roll');
    // 4 infantry at 1 and 4 tanks at 3 are 16 points, 3 infantry at 2 are 6.
    expect(rolls.map(({ by }) => by)).toEqual(['low-luck', 'low-luck']);
    const hits = useGame
      .getState()
      .events.flatMap((event) =>
        event.type === 'dice-rolled' ? event.groups.reduce((sum, group) => sum + group.hits, 0) : [],
      );
    expect([2, 3]).toContain(hits[0]);
    expect(hits[1]).toBe(1);
    const again = replay(timeline!.start, commands);
    expect(again.ok && again.value).toEqual(currentGame());
  });

  test('rolls the guns’ dice so, and research as usual', () => {
    begin('revised', { fighter: 3 }, { 'antiaircraft-gun': 1, infantry: 1 });
    useGame.getState().roll();
    const [gun] = useGame.getState().commands.filter((command) => command.type === 'roll');
    expect(gun).toMatchObject({ by: 'low-luck' });
    expect(gun?.dice.filter((die) => die === 1).length).toBeLessThan(2);

    startNewGame({
      ...SETUP,
      edition: 'revised',
      start: { kind: 'setup', victory: 'major' },
      diceMode: 'low-luck',
    });
    useGame.getState().fightOn({ type: 'research', development: 'rockets', dice: 2 });
    expect(useGame.getState().commands.at(-1)).toMatchObject({ type: 'roll', by: 'program' });
  });
});
