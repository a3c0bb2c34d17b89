import { describe, expect, test } from 'vitest';
import { awaiting, replay } from '../../../src/engine/axis-allies/index.ts';
import {
  lowLuckDice,
  lowLuckHits,
  lowLuckOf,
  poolsOf,
  type HitPool,
} from '../../../src/engine/axis-allies/combat/lowLuck.ts';
import { lowLuckText } from '../../../src/games/axis-allies/text/diceText.ts';
import { drawingFrom } from '../../games/axis-allies/odds/drawing.ts';
import { currentGame, positionSetup, SETUP, startNewGame } from '../../store/gameSupport.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** What some dice hit on; some can never hit, some always do. */
const volleys = Array.from({ length: 300 }, (_, seed): readonly number[] => {
  const { from } = drawingFrom(seed);
  return Array.from({ length: from(1, 20) }, () => from(0, 6));
});
const count = (all: readonly boolean[]): number => all.filter(Boolean).length;

describe('low luck', () => {
  test('brings the sure hits, and one more as often as the rest says', () => {
    for (const values of volleys) {
      const { points, sure, rest } = lowLuckOf(values);
      expect(points).toBe(values.reduce((sum, value) => sum + value, 0));
      for (const face of FACES) expect(count(lowLuckHits(values, face))).toBe(sure + (face <= rest ? 1 : 0));
    }
  });

  test('lets each die hit exactly as often as a real one, so that the average is the same', () => {
    for (const values of volleys) {
      const rolls = FACES.map((face) => lowLuckHits(values, face));
      expect(values.map((_, i) => count(rolls.map((roll) => roll[i] ?? false)))).toEqual(values);
    }
  });

  test('brings hits of neighbouring dice less than one away from their average', () => {
    for (const [n, values] of volleys.entries()) {
      const [from, to] = [n % values.length, values.length - (n % 3)];
      const mean = values.slice(from, to).reduce((sum, value) => sum + value, 0) / 6;
      for (const face of FACES)
        expect(Math.abs(count(lowLuckHits(values, face).slice(from, to)) - mean)).toBeLessThan(1);
    }
  });

  test('gives faces that hit or miss so, the same for the same seed', () => {
    for (const [n, values] of volleys.entries()) {
      const dice = lowLuckDice(`war ${n}`, values);
      const { sure, rest } = lowLuckOf(values);
      expect([sure, rest > 0 ? sure + 1 : sure]).toContain(count(dice.map((die, i) => die <= (values[i] ?? 0))));
      expect(dice.every((die) => FACES.includes(die))).toBe(true);
      expect(lowLuckDice(`war ${n}`, values)).toEqual(dice);
    }
  });

  test('lets each die of its own fall on every face as often as a real one', () => {
    const rolls = Array.from({ length: 3000 }, (_, n) => lowLuckDice(`war ${n}`, [3, 3, 3]));
    for (const place of [0, 1, 2])
      for (const face of FACES) {
        const share = rolls.filter((dice) => dice[place] === face).length / rolls.length;
        expect(Math.abs(share - 1 / 6)).toBeLessThan(0.03);
      }
  });
});

describe('the pools of a roll', () => {
  /** The dice that wait in a battle between ships of Germany and the United Kingdom, once it has begun. */
  function poolsAt(germany: object, britain: object): readonly HitPool[] {
    const units = { germany: { 'sz-5': germany }, 'united-kingdom': { 'sz-5': britain } };
    startNewGame(positionSetup({ edition: '1941', power: 'germany', phase: 'conduct-combat', units }));
    expect(useGame.getState().dispatch({ type: 'fight', space: 'sz-5' })).toBe(true);
    const asked = awaiting(currentGame());
    if (asked.kind !== 'dice') throw new Error(asked.kind);
    return poolsOf(currentGame(), asked);
  }
  const inWords = (pools: readonly HitPool[]) =>
    pools.map(({ kinds, dice }) => `${kinds.join(' ')}: ${dice.map(({ value }) => value).join(' ')}`);

  test('are one where all hits can strike the same', () => {
    expect(inWords(poolsAt({ destroyer: 1, fighter: 2 }, { destroyer: 1 }))).toEqual(['surface air: 2 3 3']);
  });

  test('are apart where some cannot strike what others can, in words too (COM-9)', () => {
    const pools = poolsAt({ destroyer: 1, submarine: 2 }, { destroyer: 1, carrier: 1, fighter: 1 });
    expect(inWords(pools)).toEqual(['submarine: 2 2', 'surface: 2']);
    const told = pools.map(({ kinds, dice }) => ({ kinds, ...lowLuckOf(dice.map(({ value }) => value)) }));
    expect(lowLuckText(told)).toBe('submarines: 4 points: a hit on 1–4; ships: 2 points: a hit on 1–2');
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
