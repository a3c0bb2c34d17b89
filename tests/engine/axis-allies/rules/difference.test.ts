import { describe, expect, test } from 'vitest';
import { difference, newGame, SHELF } from '../../../../src/engine/axis-allies/index.ts';
import { game } from './position.ts';

/** What differs between two positions. */

const scene = {
  power: 'germany',
  treasury: { germany: 10, 'soviet-union': 20 },
  units: {
    germany: { ukraine: { infantry: 2, tank: 1 } },
    'soviet-union': { caucasus: { infantry: 1 } },
  },
};

describe('two positions compared', () => {
  test('a position does not differ from itself', () => {
    for (const { id } of SHELF) expect(difference(newGame(id), newGame(id))).toEqual({ spaces: [], powers: [] });
  });
  test('units, control, IPCs and production of each space and power', () => {
    const before = game(scene);
    const after = game({
      ...scene,
      treasury: { germany: 12, 'soviet-union': 20 },
      units: { germany: { ukraine: { infantry: 1 }, caucasus: { tank: 1 } } },
      control: { caucasus: 'germany' },
    });
    const found = difference(before, after);
    expect(found.spaces).toContainEqual({
      space: 'caucasus',
      units: { germany: { tank: 1 }, 'soviet-union': { infantry: -1 } },
      control: ['soviet-union', 'germany'],
    });
    expect(found.spaces).toContainEqual({
      space: 'ukraine',
      units: { germany: { infantry: -1, tank: -1 } },
      control: null,
    });
    expect(found.spaces.map(({ space }) => space).toSorted()).toEqual(['caucasus', 'ukraine']);
    const [germany] = found.powers.filter(({ power }) => power === 'germany');
    expect(germany).toMatchObject({ ipcs: [10, 12], units: [3, 2] });
    expect(germany!.production[1]).toBeGreaterThan(germany!.production[0]);
    const back = difference(after, before);
    expect(back.powers.find(({ power }) => power === 'germany')?.ipcs).toEqual([12, 10]);
  });
});
