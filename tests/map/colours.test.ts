import { describe, expect, it } from 'vitest';
import { NEUTRAL_LAND, POWER_LOOKS } from '../../src/emblems/powers.ts';
import { PALETTE } from '../../src/map/palette.ts';
import { colourDistance, contrast, SIGHTS } from './colourDistance.ts';

const looks = Object.entries(POWER_LOOKS);
const pairs = looks.flatMap(([one, a], i) => looks.slice(i + 1).map(([other, b]) => ({ names: `${one} and ${other}`, a, b })));

describe.each(Object.keys(SIGHTS))('with %s sight', (sight) => {
  it.each(pairs)('$names have counters far apart', ({ a, b }) => {
    expect(colourDistance(a.colour, b.colour, sight)).toBeGreaterThan(25);
  });

  it.each(pairs)('$names have land apart', ({ a, b }) => {
    expect(colourDistance(a.land, b.land, sight)).toBeGreaterThan(11);
  });

  it.each(looks)('the land of %s is neither sea nor neutral ground', (_, { land }) => {
    expect(colourDistance(land, PALETTE.deep, sight)).toBeGreaterThan(11);
    expect(colourDistance(land, NEUTRAL_LAND, sight)).toBeGreaterThan(11);
  });
});

it.each(looks)('%s: silhouettes and counts can be read on the counter, names on the land', (_, { colour, ink, land }) => {
  expect(contrast(colour, ink)).toBeGreaterThan(4.5);
  expect(contrast(land, PALETTE.ink)).toBeGreaterThan(4.5);
});

it('has a different emblem for each power', () => {
  expect(new Set(looks.map(([, { emblem }]) => emblem)).size).toBe(looks.length);
});
