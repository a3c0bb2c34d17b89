import { expect, it } from 'vitest';
import { editionOf, newGame, SHELF } from '../../../src/engine/axis-allies/index.ts';
import { scaleOf } from '../../../src/map/layout/detail.ts';
import { computeLayout } from '../../../src/map/layout/mapLayout.ts';
import { boardDataOf } from '../../../src/map/scene/boardData.ts';
import { sceneOf } from '../../../src/map/scene/MapScene.ts';
import { builtShapes } from '../../geography/support.ts';
import { paramsAt } from '../openingBoard.ts';

/** Window sizes in screen pixels. */
const SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
/** The zooms at which turns begin. */
const ZOOMS = [0.3, 0.37, 0.45, 0.55, 0.67, 0.8];

it.each(SHELF.map(({ id }) => id))('capitals, victory cities and complexes of %s have a name in sight', (id) => {
  const edition = editionOf(id);
  const shapes = builtShapes(edition.id);
  const boardData = boardDataOf(shapes, edition);
  const opening = newGame(edition, {
    players: [
      { name: 'Ada', powers: ['germany', 'japan'] },
      { name: 'Ben', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
    ],
    victory: Object.keys(edition.victories)[0] ?? '',
  });
  const scene = sceneOf(opening, edition.turnOrder, []);
  const important = [...boardData.spaceInfo.values()].flatMap(({ id: space, capitalCity, keyCity }) =>
    capitalCity !== null || keyCity !== null || scene.marks[space] !== undefined ? [space] : [],
  );
  for (const size of SIZES) {
    const scale = scaleOf(size);
    const farthest = size.height / shapes.height;
    const zooms = ZOOMS.map((own) => own * Math.sqrt(scale)).filter((zoom) => zoom >= farthest);
    for (const zoom of [farthest, ...zooms]) {
      const { labels } = computeLayout(scene, shapes.spaces, boardData, paramsAt(zoom, farthest, scale));
      const named = new Set(labels.flatMap(({ space, text }) => (text.lines.length > 0 ? [space] : [])));
      expect(
        important.filter((space) => !named.has(space)),
        `${size.width}×${size.height} at zoom ${zoom}`,
      ).toEqual([]);
    }
  }
});
