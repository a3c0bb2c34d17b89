import { describe, expect, it } from 'vitest';
import { containsEvenOdd } from '../../src/geography/planar.ts';
import { decodeShapes } from '../../src/geography/shapes.ts';
import { boards, builtFile } from './support.ts';

describe.each(boards)('minor geography of $edition', ({ edition, board }) => {
  const file = builtFile(edition);
  const shapes = decodeShapes(file);
  const byId = new Map(shapes.spaces.map((space) => [space.id, space]));

  it('lies in the space of each feature, or in none', () => {
    for (const { name, at, space } of shapes.features) {
      // Between grid rows, where no corner lies.
      const holder = shapes.spaces.find(({ rings }) => containsEvenOdd(rings, at[0], at[1] + 1 / 16));
      expect(space, name).toBe(holder?.id ?? null);
    }
  });

  it('has cities well inside land, and seas on water', () => {
    const kinds = new Map(file.spaces.map(({ id, kind }) => [id, kind]));
    for (const { kind, name, space, at } of shapes.features) {
      if (kind === 'city') {
        expect(kinds.get(space ?? ''), name).toBe('land');
        const rings = byId.get(space ?? '')?.rings ?? [];
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          expect(containsEvenOdd(rings, at[0] + dx / 4, at[1] + dy / 4), name).toBe(true);
        }
      }
      if (kind === 'ocean' || kind === 'sea' || kind === 'gulf')
        expect(kinds.get(space ?? '') ?? 'sea', name).toBe('sea');
    }
  });

  it('has every capital and victory city in its territory', () => {
    for (const { id, capitalCity, victoryCity } of board.spaces) {
      const cities = shapes.features.flatMap(({ kind, name, space }) =>
        kind === 'city' && space === id ? [name] : [],
      );
      for (const city of [capitalCity, victoryCity]) if (city) expect(cities, id).toContain(city);
    }
  });

  it('names each place once', () => {
    const names = shapes.features.map(({ name, kind }) => `${kind} ${name}`);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});
