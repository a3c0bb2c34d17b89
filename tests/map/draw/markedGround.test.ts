import { describe, expect, it } from 'vitest';
import { mappedEditions } from '../../../src/geography/readInput.ts';
import { POWER_LOOKS, SIGNS } from '../../../src/games/axis-allies/emblems/looks.ts';
import { PALETTE } from '../../../src/map/draw/palette.ts';
import { HOVER_ALPHA, shareCovered, STROKE_ALPHA, STROKES, type Stroked } from '../../../src/map/draw/strokes.ts';
import { textOf } from '../../architecture/sources.ts';
import { colourDistance, laidOver, SIGHTS } from '../colourDistance.ts';

/** The powers of each board: only those that meet on one must be told apart. */
const BOARDS = mappedEditions().map((edition) =>
  (
    JSON.parse(textOf(`rules/${edition}/board.json`)) as { readonly powers: readonly { readonly id: string }[] }
  ).powers.map(({ id }) => id),
);
const landOf = (power: string): string => POWER_LOOKS[power]!.land;
const filling = Object.entries(SIGNS).flatMap(([sign, { colour, pattern }]) =>
  pattern in STROKES ? [{ sign, colour, pattern: pattern as Stroked }] : [],
);

/** The one of these powers whose land is most similar to a colour. */
const nearest = (powers: readonly string[], colour: string, sight: string): string | undefined =>
  powers.toSorted((a, b) => colourDistance(colour, landOf(a), sight) - colourDistance(colour, landOf(b), sight))[0];

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
      for (const sight of Object.keys(SIGHTS))
        for (const powers of BOARDS)
          for (const owner of powers) {
            const marked = laidOver(landOf(owner), colour, STROKE_ALPHA * shareCovered(pattern));
            const hovered = laidOver(marked, PALETTE.hover, HOVER_ALPHA);
            expect(nearest(powers, marked, sight), `${owner}, ${sight}`).toBe(owner);
            expect(nearest(powers, hovered, sight), `${owner} under the pointer, ${sight}`).toBe(owner);
          }
    },
  );
});
