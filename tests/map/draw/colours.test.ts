import { describe, expect, it } from 'vitest';
import { NEUTRAL_LAND, type PowerLook } from '../../../src/emblems/looks.ts';
import { POWER_LOOKS } from '../../../src/games/axis-allies/emblems/looks.ts';
import { PALETTE } from '../../../src/map/draw/palette.ts';
import { colourDistance, contrast, grey, laidOver, SIGHTS } from '../colourDistance.ts';

const looks = Object.entries(POWER_LOOKS);
const pairs = looks.flatMap(([one, a], i) =>
  looks.slice(i + 1).map(([other, b]) => ({ names: `${one} and ${other}`, a, b })),
);

describe('the colour distance', () => {
  it('agrees with published examples', () => {
    // Sharma, Wu and Dalal 2005 give ΔE00 between black and white as 100.
    expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(100, 1);
    expect(colourDistance('#97251f', '#97251f', 'tritanopia')).toBe(0);
  });

  it('is small between red and green with red-green blindness', () => {
    expect(colourDistance('#b04040', '#60702c', 'deuteranopia')).toBeLessThan(colourDistance('#b04040', '#60702c') / 2);
  });

  it('is small on a projector', () => {
    expect(contrast('#000000', '#ffffff', 'projector')).toBeLessThan(6);
  });
});

describe.each(Object.keys(SIGHTS))('with %s sight', (sight) => {
  it.each(pairs)('$names have distinct counters', ({ a, b }) => {
    expect(colourDistance(a.colour, b.colour, sight)).toBeGreaterThan(16);
  });

  it.each(pairs)('$names have distinct border bands', ({ a, b }) => {
    expect(colourDistance(a.border, b.border, sight)).toBeGreaterThan(16);
  });

  it.each(pairs)('$names have distinct land', ({ a, b }) => {
    expect(colourDistance(a.land, b.land, sight)).toBeGreaterThan(9.5);
  });

  // Lower limits, because neutral land is hatched too and every coast has a line.
  it.each(looks)('the land of %s is distinct from sea and neutral land', (_, { land }) => {
    expect(colourDistance(land, PALETTE.deep, sight)).toBeGreaterThan(9);
    expect(colourDistance(land, PALETTE.shallows, sight)).toBeGreaterThan(8);
    expect(colourDistance(land, NEUTRAL_LAND, sight)).toBeGreaterThan(9);
  });

  it.each(looks)('the emblem of %s stands out from its counter', (_, { colour, ink }) => {
    expect(colourDistance(colour, ink, sight)).toBeGreaterThan(20);
  });
});

/** The colour of land under its border band: the darker value of both for each channel, as in bandMesh.ts. */
function bandOverLand({ land, border }: PowerLook, share: number): string {
  const band = laidOver('#ffffff', border, share);
  const channel = (from: number): string => {
    const [a, b] = [land.slice(from, from + 2), band.slice(from, from + 2)];
    return a < b ? a : b;
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

describe('the United States and Germany', () => {
  const [germany, us] = [POWER_LOOKS['germany'], POWER_LOOKS['united-states']];
  if (!germany || !us) throw new Error('powers without looks');

  // Zoom only changes how much of the land the border band covers, so testing the band's shades is enough.
  it.each(Object.keys(SIGHTS))('are distinct at every zoom with %s sight', (sight) => {
    expect(colourDistance(germany.land, us.land, sight)).toBeGreaterThan(14);
    for (const share of [0.55, 0.7, 0.85, 1])
      expect(colourDistance(bandOverLand(germany, share), bandOverLand(us, share), sight)).toBeGreaterThan(14);
  });

  it('are distinct by lightness alone', () => {
    expect(colourDistance(grey(germany.land), grey(us.land))).toBeGreaterThan(11);
    expect(colourDistance(grey(germany.border), grey(us.border))).toBeGreaterThan(14);
    expect(colourDistance(grey(germany.colour), grey(us.colour))).toBeGreaterThan(20);
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
