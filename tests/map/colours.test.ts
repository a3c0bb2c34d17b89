import { describe, expect, it } from 'vitest';
import { NEUTRAL_LAND, POWER_LOOKS } from '../../src/emblems/powers.ts';
import { PALETTE } from '../../src/map/draw/palette.ts';
import { colourDistance, contrast, SIGHTS } from './colourDistance.ts';

const looks = Object.entries(POWER_LOOKS);
const pairs = looks.flatMap(([one, a], i) =>
  looks.slice(i + 1).map(([other, b]) => ({ names: `${one} and ${other}`, a, b })),
);

describe('the measure itself', () => {
  it('is that of the published examples', () => {
    // Sharma, Wu and Dalal 2005 give ΔE00 between black and white as 100.
    expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(100, 1);
    expect(colourDistance('#97251f', '#97251f', 'tritanopia')).toBe(0);
  });

  it('brings red and green together for those who cannot tell them', () => {
    expect(colourDistance('#b04040', '#60702c', 'deuteranopia')).toBeLessThan(colourDistance('#b04040', '#60702c') / 2);
  });

  it('washes everything out on a projector', () => {
    expect(contrast('#000000', '#ffffff', 'projector')).toBeLessThan(6);
  });
});

describe.each(Object.keys(SIGHTS))('with %s sight', (sight) => {
  it.each(pairs)('$names have counters far apart', ({ a, b }) => {
    expect(colourDistance(a.colour, b.colour, sight)).toBeGreaterThan(16);
  });

  it.each(pairs)('$names have bands along their borders far apart', ({ a, b }) => {
    expect(colourDistance(a.border, b.border, sight)).toBeGreaterThan(16);
  });

  it.each(pairs)('$names have land apart', ({ a, b }) => {
    expect(colourDistance(a.land, b.land, sight)).toBeGreaterThan(9.5);
  });

  // Neutral ground is hatched too, and every coast has a line.
  it.each(looks)('the land of %s is neither sea nor neutral ground', (_, { land }) => {
    expect(colourDistance(land, PALETTE.deep, sight)).toBeGreaterThan(9);
    expect(colourDistance(land, PALETTE.shallows, sight)).toBeGreaterThan(8);
    expect(colourDistance(land, NEUTRAL_LAND, sight)).toBeGreaterThan(9);
  });

  it.each(looks)('the emblem of %s stands out from its counter', (_, { colour, ink }) => {
    expect(colourDistance(colour, ink, sight)).toBeGreaterThan(20);
  });
});

it.each(looks)(
  '%s: silhouettes and counts can be read on the counter, names on the land',
  (_, { colour, ink, land }) => {
    expect(contrast(colour, ink)).toBeGreaterThan(4.5);
    expect(contrast(land, PALETTE.ink)).toBeGreaterThan(4.5);
  },
);

it('the numbers of sea zones can be read on the water', () => {
  expect(contrast(PALETTE.zoneNumber, PALETTE.deep)).toBeGreaterThan(4.5);
  expect(contrast(PALETTE.zoneNumber, PALETTE.shallows)).toBeGreaterThan(4.5);
});

it('has a different emblem for each power', () => {
  expect(new Set(looks.map(([, { emblem }]) => emblem)).size).toBe(looks.length);
});
