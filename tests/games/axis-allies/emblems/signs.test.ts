import { describe, expect, it, test } from 'vitest';
import { NEUTRAL_LAND } from '../../../../src/emblems/looks.ts';
import { POWER_LOOKS, type Sign, SIGNS } from '../../../../src/games/axis-allies/emblems/looks.ts';
import { SPACE_MARKS } from '../../../../src/games/axis-allies/store/marks.ts';
import { colourDistance, contrast, SIGHTS } from '../../../map/colourDistance.ts';

/** A CIEDE2000 distance that is seen at a glance (10) and more. */
const MIN_DISTANCE = 12;

const looks = Object.entries(SIGNS);
const meanings = looks.filter(([sign]) => !sign.startsWith('mark-'));

test('every mark of the store has a sign', () => {
  for (const mark of SPACE_MARKS) expect(SIGNS[`mark-${mark}` satisfies Sign]).toBeDefined();
});

describe('signs', () => {
  it('have different glyphs', () => {
    expect(new Set(looks.map(([, { glyph }]) => glyph)).size).toBe(looks.length);
  });

  it('for destinations have different colours and patterns', () => {
    expect(new Set(meanings.map(([, { colour }]) => colour)).size).toBe(meanings.length);
    expect(new Set(meanings.map(([, { pattern }]) => pattern)).size).toBe(meanings.length);
  });

  it.each(looks)('%s: its glyph stands out from its disc', (_, { colour }) => {
    expect(contrast(colour, '#ffffff')).toBeGreaterThan(4.5);
  });

  it.each(looks)('%s: its disc stands out from all land, with any colour vision', (_, { colour }) => {
    const grounds = [NEUTRAL_LAND, ...Object.values(POWER_LOOKS).map(({ land }) => land)];
    for (const sight of Object.keys(SIGHTS))
      for (const ground of grounds) expect(colourDistance(colour, ground, sight)).toBeGreaterThan(MIN_DISTANCE);
  });
});
