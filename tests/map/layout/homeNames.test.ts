import { describe, expect, it } from 'vitest';
import type { PowerId } from '../../../src/engine/index.ts';
import { scaleOf } from '../../../src/map/layout/detail.ts';
import { computeLayout } from '../../../src/map/layout/mapLayout.ts';
import { homeSpaces } from '../../../src/games/axis-allies/map/scene.ts';
import { sceneOf } from '../../../src/map/scene/MapScene.ts';
import { edition, boardData, opening, paramsAt, shapes } from '../openingBoard.ts';

/** Window sizes in screen pixels. */
const SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
];
/** The zooms at which turns begin. */
const ZOOMS = [0.3, 0.37, 0.45, 0.55, 0.67, 0.8];

const atTurnOf = (power: PowerId) => ({ ...opening, power });

describe('home', () => {
  it('is the capital and the adjacent territories that the power controlled at the start', () => {
    expect(homeSpaces(atTurnOf('soviet-union')).toSorted()).toEqual(['archangel', 'caucasus', 'russia', 'urals']);
    expect(homeSpaces(atTurnOf('japan'))).toEqual(['japan']);
  });
});

describe.each(edition.powers.map(({ id }) => id))('at the turn of %s', (power) => {
  const scene = sceneOf(atTurnOf(power), edition.turnOrder, []);

  it.each(SIZES)('all its home territories are named in a window of $width by $height', (size) => {
    const scale = scaleOf(size);
    for (const zoom of ZOOMS.map((own) => own * Math.sqrt(scale))) {
      const { labels } = computeLayout(
        scene,
        shapes.spaces,
        boardData,
        paramsAt(zoom, size.height / shapes.height, scale),
      );
      const named = new Set(labels.filter(({ text }) => text.lines.length > 0).map(({ space }) => space));
      expect(
        scene.home.filter((space) => !named.has(space)),
        `at zoom ${zoom}`,
      ).toEqual([]);
    }
  });
});
