import { describe, expect, test } from 'vitest';
import { enemiesInTurn, refusalOf, type GameState } from '../../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../../src/engine/index.ts';
import { TO_THE_END } from '../../../../../src/games/axis-allies/odds/index.ts';
import { boardAfter, comesBack, counterAttack } from '../../../../../src/games/axis-allies/odds/threats/index.ts';
import { pointsAgainst, strongestAttack } from '../../../../../src/games/axis-allies/odds/threats/strongestAttack.ts';
import * as revised from '../../../../engine/axis-allies/revised/position.ts';
import { after, endPhase, game, move, type Scene } from '../../../../engine/axis-allies/rules/position.ts';
import { drawnScene } from './drawnScene.ts';
import { strongestByTrial } from './strongestByTrial.ts';

/** What comes back: legal, and none stronger, by trying every set of moves of small positions. */

const UK = 'united-kingdom';

/** The points of the best attack that is put together, with or without zones to be cleared. */
function mostPoints(turn: GameState, space: SpaceId): number {
  const manners = ([null, 'ships', 'ships-and-aircraft'] as const).flatMap((clearsZones) =>
    [true, false].map((carriersFirst) => ({ clearsZones, carriersFirst })),
  );
  return Math.max(
    ...manners.map((manner) => {
      const { state, parts } = strongestAttack(turn, space, manner);
      expect(refusalOf(state, endPhase)).toBeNull();
      // The moves are those that lead there.
      expect(after(turn, ...parts.flat())).toEqual(state);
      return pointsAgainst(state, space);
    }),
  );
}

const german = (units: Scene['units'][string], enemies: Scene['units'], space: SpaceId) =>
  [{ power: 'germany', units: { germany: units, ...enemies } } satisfies Scene, space] as const;

const SCENES: readonly (readonly [string, ReturnType<typeof german>])[] = [
  [
    'infantry, a tank and aircraft by land',
    german(
      { germany: { tank: 1, fighter: 1, bomber: 1 }, 'eastern-europe': { infantry: 2 }, ukraine: { infantry: 1 } },
      { 'soviet-union': { karelia: { infantry: 2 } } },
      'karelia',
    ),
  ],
  [
    'two transports that share what waits on two coasts',
    german(
      { 'norway-finland': { infantry: 1 }, germany: { tank: 1 }, 'sz-5': { transport: 2 } },
      { [UK]: { [UK]: { infantry: 1 } } },
      UK,
    ),
  ],
  [
    'a transport that can sail for a tank or for infantry nearer by',
    german(
      { 'norway-finland': { infantry: 2 }, germany: { tank: 1 }, 'sz-6': { transport: 1 } },
      { [UK]: { [UK]: { infantry: 1 } } },
      UK,
    ),
  ],
  [
    'a landing from a zone that a battleship must clear first',
    german(
      { 'norway-finland': { infantry: 2 }, 'sz-5': { transport: 1, battleship: 1 } },
      { [UK]: { [UK]: { infantry: 1 }, 'sz-6': { destroyer: 1 } } },
      UK,
    ),
  ],
  [
    'fighters that share a deck',
    german({ germany: { fighter: 3 }, 'sz-5': { carrier: 1 } }, { [UK]: { 'sz-2': { destroyer: 1 } } }, 'sz-2'),
  ],
  [
    'ships, carriers and aircraft at sea',
    german(
      { 'western-europe': { fighter: 1 }, 'sz-5': { carrier: 1, submarine: 1 }, 'sz-8': { battleship: 1 } },
      { [UK]: { 'sz-6': { destroyer: 1, carrier: 1 } } },
      'sz-6',
    ),
  ],
  [
    'units that stand in the zone already',
    german(
      { 'sz-6': { destroyer: 1, submarine: 1 }, 'western-europe': { fighter: 1 } },
      { [UK]: { 'sz-6': { transport: 2 } } },
      'sz-6',
    ),
  ],
];

describe('none is stronger', () => {
  test.each(SCENES)('%s', (_, [scene, space]) => {
    const turn = game(scene);
    expect(mostPoints(turn, space)).toBe(strongestByTrial(turn, space).points);
  });

  test.each(SCENES)('Revised: %s', (_, [scene, space]) => {
    const turn = revised.game(translated(scene));
    const target = NAMES[space] ?? space;
    expect(mostPoints(turn, target)).toBe(strongestByTrial(turn, target).points);
  });
  test.each([2, 3, 4, 5])('drawn position %i', (seed) => {
    const { scene, space } = drawnScene(seed);
    const turn = game(scene);
    expect(mostPoints(turn, space)).toBe(strongestByTrial(turn, space).points);
  });
});

/** The territories of the scenes that the other edition names otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  'norway-finland': 'norway',
  karelia: 'karelia-ssr',
  ukraine: 'ukraine-ssr',
};

function translated(scene: Scene): Scene {
  const units = Object.entries(scene.units).map(([power, spaces]) => [
    power,
    Object.fromEntries(Object.entries(spaces).map(([space, pieces]) => [NAMES[space] ?? space, pieces])),
  ]);
  return { ...scene, units: Object.fromEntries(units) as Scene['units'] };
}

describe('what comes back', () => {
  const scene: Scene = {
    power: 'soviet-union',
    units: {
      'soviet-union': { 'west-russia': { infantry: 4 }, karelia: { infantry: 2, fighter: 1 } },
      germany: { ukraine: { infantry: 1 }, 'eastern-europe': { infantry: 2, tank: 1 }, germany: { bomber: 1 } },
    },
    control: { 'west-russia': 'soviet-union' },
  };

  test('is asked of the enemies in the order of their turns', () => {
    expect(enemiesInTurn(game(scene))).toEqual(['germany', 'japan']);
    expect(enemiesInTurn(game({ ...scene, power: 'japan' }))).toEqual(['united-states', 'soviet-union', UK]);
  });

  test('meets the middle of those that took a space, without the aircraft that flew home', () => {
    const planned = after(
      game(scene),
      move('west-russia', { infantry: 4 }, 'ukraine'),
      move('karelia', { fighter: 1 }, 'ukraine'),
    );
    const board = boardAfter(planned, TO_THE_END);
    expect(board.control['ukraine']).toBe('soviet-union');
    const left = Object.values(board.units).filter(({ space }) => space === 'ukraine');
    expect(left.map(({ type }) => type)).toEqual(Array(4).fill('infantry'));
    const attack = counterAttack(board, 'ukraine', 'germany', TO_THE_END);
    expect(attack?.sent.map(({ type, units, from }) => `${units.length} ${type} from ${from}`)).toEqual([
      '2 infantry from eastern-europe',
      '1 tank from eastern-europe',
      '1 bomber from germany',
    ]);
    expect(attack?.chance).toBeGreaterThan(0.1);
    expect(attack?.chance).toBeLessThan(0.9);
  });

  test('walks into a space that is left empty', () => {
    const planned = after(game(scene), move('west-russia', { infantry: 4 }, 'ukraine'));
    const attack = counterAttack(boardAfter(planned, TO_THE_END), 'west-russia', 'germany', TO_THE_END);
    expect(attack?.chance).toBe(1);
    expect(attack?.sent.map(({ type }) => type)).toEqual(['infantry', 'tank', 'bomber']);
  });

  test('says which ships clear a zone and which bombard, and counts the sea battle', () => {
    const turn = revised.game({
      power: 'germany',
      units: {
        germany: { 'sz-5': { transport: 1, battleship: 1 }, norway: { infantry: 2 } },
        [UK]: { [UK]: { infantry: 1 } },
      },
    });
    const open = counterAttack(turn, UK, 'germany', TO_THE_END)!;
    expect(open.sent.map(({ type, task }) => `${type} ${task}`)).toEqual(['infantry attack', 'battleship bombard']);
    const barred = revised.game({
      power: 'germany',
      units: {
        germany: { 'sz-5': { transport: 1, battleship: 1 }, norway: { infantry: 2 } },
        [UK]: { [UK]: { infantry: 1 }, 'sz-3': { submarine: 1 }, 'sz-6': { submarine: 1 } },
      },
    });
    const cleared = counterAttack(barred, UK, 'germany', TO_THE_END)!;
    expect(cleared.sent.map(({ type, task }) => `${type} ${task}`)).toEqual(['infantry attack', 'battleship clear']);
    expect(cleared.odds?.sea).toHaveLength(1);
    expect(cleared.chance).toBeLessThan(open.chance!);
  });

  test('comes with ships that have rested till then (NCM-8)', () => {
    const sceneOf = (power: string): Scene => ({
      power,
      units: {
        [UK]: { [UK]: { infantry: 1 }, 'sz-6': { transport: 1 } },
        germany: { 'western-europe': { infantry: 1 } },
      },
      pieces: [{ in: 'sz-6', unit: 'transport', owner: UK, emptiedIn: 1 }],
    });
    const typesSent = (power: string): readonly string[] =>
      counterAttack(revised.game(sceneOf(power)), 'western-europe', UK, TO_THE_END)?.sent.map(({ type }) => type) ?? [];
    // Its turn comes once more in this round, or in the next one.
    expect(typesSent('germany')).toEqual([]);
    expect(typesSent('japan')).toEqual(['infantry']);
  });

  test('comes from ships that are left beside each other, too', () => {
    const state = game({
      power: 'germany',
      phase: 'noncombat-move',
      units: { germany: { 'sz-6': { submarine: 1 } }, [UK]: { 'sz-6': { destroyer: 1 }, [UK]: { fighter: 1 } } },
    });
    const { fate, attacks } = comesBack(state, 'sz-6', TO_THE_END);
    expect(fate).toBe('held');
    expect(attacks.flatMap(({ sent }) => sent.map(({ type }) => type)).toSorted()).toEqual(['destroyer', 'fighter']);
  });

  test('meets who has retreated where he set out', () => {
    const planned = after(game(scene), move('west-russia', { infantry: 1 }, 'eastern-europe'));
    const board = boardAfter(planned, { ...TO_THE_END, retreat: { afterRounds: 1 } });
    const infantry = Object.values(board.units).filter(
      ({ owner, type, space }) => owner === 'soviet-union' && type === 'infantry' && space === 'eastern-europe',
    );
    expect(infantry).toEqual([]);
  });
});

test('fighters that won beside their carrier stay on its deck (NCM-5)', () => {
  const fleet = { fighter: 2, carrier: 1, battleship: 1 };
  const units = { japan: { 'sz-45': fleet }, 'united-states': { 'sz-40': { destroyer: 1 } } };
  const board = boardAfter(after(game({ power: 'japan', units }), move('sz-45', fleet, 'sz-40')), TO_THE_END);
  const fighters = Object.values(board.units).filter(({ type }) => type === 'fighter');
  expect(fighters.map(({ space }) => space)).toEqual(['sz-40', 'sz-40']);
});
