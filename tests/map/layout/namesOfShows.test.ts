import { describe, expect, it } from 'vitest';
import { SHELF } from '../../../src/engine/axis-allies/index.ts';
import { scaleOf, smallestType, ZOOM_STEP } from '../../../src/map/layout/detail.ts';
import { computeLayout } from '../../../src/map/layout/mapLayout.ts';
import type { PlacedLabel } from '../../../src/map/layout/placedLabel.ts';
import { pointOnLine, type TextLine } from '../../../src/map/layout/textLine.ts';
import { boardOf, paramsAt, sceneOf } from '../openingBoard.ts';

/** Windows of shows, in screen pixels, and how much larger the map's type is there. */
const SHOWS = [
  { width: 1280, height: 720, enlarged: 2 },
  { width: 1024, height: 768, enlarged: 2 },
  { width: 1920, height: 1080, enlarged: 2 },
  { width: 3840, height: 2160, enlarged: 2 },
  { width: 1180, height: 820, enlarged: 2 },
  { width: 820, height: 1180, enlarged: 1.25 },
  { width: 390, height: 844, enlarged: 1.25 },
  { width: 844, height: 390, enlarged: 1.25 },
];
/** From the whole world to a corner of Europe, in steps of the layout. */
const STEPS = 11;

describe.each(SHELF.map(({ id }) => id))('on the board of %s without units', (id) => {
  const { shapes, edition, boardData, opening } = boardOf(id);
  const scene = sceneOf({ ...opening, units: {} }, edition.turnOrder, []);
  const isOtherLand = (space: string | null, own: string): boolean =>
    space !== null && space !== own && boardData.spaceInfo.get(space)?.kind === 'land';

  /** The lands of others under a name; the edge of one letter may touch one. */
  function covered({ space, text, textLine, x, y }: PlacedLabel, zoom: number): readonly string[] {
    const line: TextLine = textLine ?? { angle: 0, curve: 0, length: text.width };
    const lands = [-0.4, 0, 0.4].flatMap((down) =>
      [-0.47, -0.24, 0, 0.24, 0.47].flatMap((along) => {
        const at = pointOnLine(line, along * line.length, down * text.height);
        const under = boardData.grid.at(x + at.x / zoom, y + at.y / zoom);
        return under !== null && isOtherLand(under, space) ? [under] : [];
      }),
    );
    return lands.length > 1 ? lands : [];
  }

  it.each(SHOWS)('no name lies over another land, in a show of $width × $height', ({ enlarged, ...size }) => {
    const farthest = size.height / shapes.height;
    const scale = scaleOf(size) * enlarged;
    const astray: string[] = [];
    for (let step = 0; step < STEPS; step++) {
      const zoom = farthest * ZOOM_STEP ** step;
      const params = { ...paramsAt(zoom, farthest, scale), smallest: smallestType(enlarged) };
      const layout = computeLayout(scene, shapes.spaces, boardData, params);
      // Too faint for the last row.
      expect(layout.realms).toEqual([]);
      for (const label of layout.labels)
        if (label.text.face === 'name' && label.text.lines.length > 0)
          astray.push(
            ...covered(label, layout.zoom).map((land) => `${label.space} over ${land} at ${zoom.toFixed(2)}`),
          );
    }
    expect(astray).toEqual([]);
  });

  it('names lands and says who holds them, but tells nothing of the game, where that is hidden', () => {
    const { labels } = computeLayout(scene, shapes.spaces, boardData, { ...paramsAt(0.6), showsGame: false });
    expect(labels.length).toBeGreaterThan(40);
    for (const { space, text } of labels) {
      expect(boardData.spaceInfo.get(space)?.kind).toBe('land');
      const { power, ...ofGame } = text.facts;
      expect(ofGame).toEqual({ value: 0, capital: false, keyCity: false, marks: [], closed: false });
      if (text.factsHeight > 0) expect(power).toBe(scene.control[space]);
    }
  });
});
