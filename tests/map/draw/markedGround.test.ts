import { describe, expect, it } from 'vitest';
import { POWER_LOOKS, SIGNS } from '../../../src/games/axis-allies/emblems/looks.ts';
import { PALETTE } from '../../../src/map/draw/palette.ts';
import { HOVER_ALPHA, shareCovered, STROKE_ALPHA, STROKES, type Stroked } from '../../../src/map/draw/strokes.ts';
import { colourDistance, laidOver, SIGHTS } from '../colourDistance.ts';

/** No unit can move to neutral territory, so it is never marked. */
const lands: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(POWER_LOOKS).map(([power, { land }]) => [power, land]),
);
const filling = Object.entries(SIGNS).flatMap(([sign, { colour, pattern }]) =>
  pattern in STROKES ? [{ sign, colour, pattern: pattern as Stroked }] : [],
);

/** The power whose land is most similar to a colour. */
const nearest = (colour: string, sight: string): string | undefined =>
  Object.keys(lands).toSorted(
    (a, b) => colourDistance(colour, lands[a] ?? '', sight) - colourDistance(colour, lands[b] ?? '', sight),
  )[0];

describe('spaces where units can move', () => {
  it('are filled with strokes for every such sign', () => {
    expect(filling.map(({ sign }) => sign).toSorted()).toEqual(
      Object.keys(SIGNS)
        .filter((sign) => !sign.startsWith('mark-'))
        .toSorted(),
    );
  });

  it.each(filling)('$sign: the strokes cover about an eighth', ({ pattern }) => {
    expect(shareCovered(pattern)).toBeGreaterThan(0.1);
    expect(shareCovered(pattern)).toBeLessThan(0.13);
  });

  it.each(filling)(
    '$sign: the average colour is still most similar to that of its controller, hovered or not',
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
