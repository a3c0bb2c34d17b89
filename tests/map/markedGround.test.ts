import { describe, expect, it } from 'vitest';
import { POWER_LOOKS } from '../../src/emblems/powers.ts';
import { SIGNS } from '../../src/emblems/signs.ts';
import { PALETTE } from '../../src/map/draw/palette.ts';
import { HOVER_ALPHA, shareCovered, STROKE_ALPHA, STROKES, type Stroked } from '../../src/map/draw/strokes.ts';
import { colourDistance, laidOver, SIGHTS } from './colourDistance.ts';

/** No unit may go to neutral ground, so no mark is laid on it. */
const lands: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(POWER_LOOKS).map(([power, { land }]) => [power, land]),
);
const filling = Object.entries(SIGNS).flatMap(([sign, { colour, pattern }]) =>
  pattern in STROKES ? [{ sign, colour, pattern: pattern as Stroked }] : [],
);

/** Whose land a colour is taken for. */
const nearest = (colour: string, sight: string): string | undefined =>
  Object.keys(lands).toSorted(
    (a, b) => colourDistance(colour, lands[a] ?? '', sight) - colourDistance(colour, lands[b] ?? '', sight),
  )[0];

describe('ground where units can go', () => {
  it('is filled by strokes alone, for every sign of such ground', () => {
    expect(filling.map(({ sign }) => sign).toSorted()).toEqual(
      Object.keys(SIGNS)
        .filter((sign) => !sign.startsWith('mark-'))
        .toSorted(),
    );
  });

  it.each(filling)('$sign: seven eighths of it are left between the strokes', ({ pattern }) => {
    expect(shareCovered(pattern)).toBeGreaterThan(0.1);
    expect(shareCovered(pattern)).toBeLessThan(0.13);
  });

  it.each(filling)(
    '$sign: as a whole it still has the colour of its owner, pointed at or not',
    ({ colour, pattern }) => {
      for (const sight of Object.keys(SIGHTS)) {
        for (const [owner, land] of Object.entries(lands)) {
          const marked = laidOver(land, colour, STROKE_ALPHA * shareCovered(pattern));
          expect(nearest(marked, sight), `${owner}, ${sight}`).toBe(owner);
          expect(
            nearest(laidOver(marked, PALETTE.hover, HOVER_ALPHA), sight),
            `${owner} under the pointer, ${sight}`,
          ).toBe(owner);
        }
      }
    },
  );
});
