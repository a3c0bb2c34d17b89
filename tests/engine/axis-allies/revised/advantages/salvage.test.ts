import { describe, expect, test } from 'vitest';
import {
  after,
  countsIn,
  endPhase,
  fight,
  game,
  move,
  offered,
  place,
  played,
  readBack,
  roll,
  type Scene,
} from './support.ts';

const salvage = (scene: Scene) => game({ advantages: { 'soviet-union': ['salvage'] }, ...scene });
const attack = (tanks: number, scene: Partial<Scene> = {}): Scene => ({
  power: 'germany',
  units: {
    germany: { 'ukraine-ssr': { tank: tanks, infantry: 1 } },
    'soviet-union': { caucasus: { infantry: 2 } },
  },
  ...scene,
});
const press = { type: 'press' } as const;

describe('NA-SU-4: Salvage', () => {
  test('a tank comes from the wrecks of a battle that was won, rounds later too', () => {
    const begun = after(salvage(attack(1)), move('ukraine-ssr', { tank: 1, infantry: 1 }, 'caucasus'), endPhase);
    const first = after(begun, fight('caucasus'), roll(6, 6), roll(1, 6));
    const tank = Object.values(first.units).find(({ type }) => type === 'tank')!;
    const wrecked = readBack(after(first, { type: 'casualties', units: [tank.id] }));
    expect(offered(wrecked)).toEqual([]);
    const won = after(wrecked, press, roll(6), roll(1, 6));
    expect(offered(won)).toEqual(['caucasus']);
    expect(countsIn(after(won, place('caucasus')), 'caucasus')).toEqual({ infantry: 2, tank: 1 });
    expect(countsIn(after(won, place(null)), 'caucasus')).toEqual({ infantry: 2 });
  });

  test('it comes at every such battle', () => {
    const won = after(
      salvage(attack(1)),
      move('ukraine-ssr', { tank: 1 }, 'caucasus'),
      endPhase,
      fight('caucasus'),
      roll(6),
      roll(1, 6),
    );
    const done = after(won, place('caucasus'));
    expect(done.spentAdvantages).toEqual([]);
    expect(done.running).toEqual([]);
    expect(countsIn(done, 'caucasus')).toEqual({ infantry: 2, tank: 1 });
  });

  test('where nobody is left nobody has won, and none comes', () => {
    const mutual = after(
      salvage(
        attack(1, {
          units: { germany: { 'ukraine-ssr': { tank: 1 } }, 'soviet-union': { caucasus: { infantry: 1 } } },
        }),
      ),
      move('ukraine-ssr', { tank: 1 }, 'caucasus'),
      endPhase,
      fight('caucasus'),
      roll(1),
      roll(1),
    );
    expect(offered(mutual)).toEqual([]);
    expect(mutual.running).toEqual([]);
    expect(countsIn(mutual, 'caucasus')).toEqual({});
  });

  test('none without a wrecked tank, after a retreat or a defeat', () => {
    const infantryOnly = after(
      salvage(attack(0)),
      move('ukraine-ssr', { infantry: 1 }, 'caucasus'),
      endPhase,
      fight('caucasus'),
      roll(6),
      roll(1, 6),
    );
    expect(offered(infantryOnly)).toEqual([]);
    const hurt = after(
      salvage(attack(2)),
      move('ukraine-ssr', { tank: 2 }, 'caucasus'),
      endPhase,
      fight('caucasus'),
      roll(6, 6),
      roll(1, 6),
    );
    expect(offered(after(hurt, { type: 'retreat', to: 'ukraine-ssr' }))).toEqual([]);
    const lost = after(hurt, press, roll(1), roll(6, 6));
    expect(offered(after(lost, press, roll(1), roll(6)))).toEqual([]);
  });

  test('none where friends fight alone, on other ground, or in attack', () => {
    const friends = salvage(
      attack(1, {
        units: { germany: { 'ukraine-ssr': { tank: 1 } }, 'united-kingdom': { caucasus: { infantry: 2 } } },
      }),
    );
    const won = played(
      friends,
      move('ukraine-ssr', { tank: 1 }, 'caucasus'),
      endPhase,
      fight('caucasus'),
      roll(6),
      roll(1, 6),
    );
    expect(won.events.some(({ type }) => type === 'battle-ended')).toBe(true);
    expect(offered(won.state)).toEqual([]);
    const west = salvage({
      power: 'germany',
      control: { 'west-russia': 'soviet-union' },
      units: { germany: { belorussia: { tank: 1 } }, 'soviet-union': { 'west-russia': { infantry: 2 } } },
    });
    const westWon = after(
      west,
      move('belorussia', { tank: 1 }, 'west-russia'),
      endPhase,
      fight('west-russia'),
      roll(6),
      roll(1, 6),
    );
    expect(offered(westWon)).toEqual([]);
  });

  test('it comes too where friends help to win', () => {
    const helped = salvage(
      attack(1, {
        units: {
          germany: { 'ukraine-ssr': { tank: 1 } },
          'soviet-union': { caucasus: { infantry: 1 } },
          'united-kingdom': { caucasus: { infantry: 1 } },
        },
      }),
    );
    const won = after(
      helped,
      move('ukraine-ssr', { tank: 1 }, 'caucasus'),
      endPhase,
      fight('caucasus'),
      roll(6),
      roll(1, 6),
    );
    expect(offered(won)).toEqual(['caucasus']);
  });
});
