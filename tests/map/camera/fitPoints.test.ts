import { describe, expect, test } from 'vitest';
import { boardOf, newGame, type GameState } from '../../../src/engine/axis-allies/index.ts';
import { addEdition } from '../../../src/engine/axis-allies/board.ts';
import { pacific1940 } from '../../../src/engine/axis-allies/editions/pacific1940.ts';
import type { SpaceId } from '../../../src/engine/index.ts';
import { clampCamera, toWindow, wholeBoard, zoomedAt, type Camera } from '../../../src/map/camera/camera.ts';
import { fitPoints, isInView } from '../../../src/map/camera/fitPoints.ts';
import { viewportOf, type Viewport } from '../../../src/map/camera/freeAreas.ts';
import { spacePoints } from '../../../src/map/scene/spacePoints.ts';
import { frontSpaces, heartOfWar, spacesToShowFirst } from '../../../src/games/axis-allies/store/places.ts';
import { edition, opening, shapes } from '../openingBoard.ts';
import { SCREENS, viewportAt } from '../screens.ts';

const byId = new Map(shapes.spaces.map((shape) => [shape.id, shape]));
const pointsIn = (spaces: readonly SpaceId[]) => spacePoints({ byId }, spaces);

/** The camera for these spaces; throws if there is none. */
function cameraFor(spaces: readonly SpaceId[], viewport: Viewport): Camera {
  const camera = fitPoints(pointsIn(spaces), viewport);
  if (camera === null) throw new Error('nothing to show');
  return camera;
}

/** Those of the spaces whose units or names would be outside the window or covered. */
const hidden = (spaces: readonly SpaceId[], camera: Camera, viewport: Viewport): readonly SpaceId[] =>
  spaces.filter((space) => !pointsIn([space]).every((point) => isInView(camera, point, viewport, 12)));

describe.each(Object.entries(SCREENS))('at %s', (_, screen) => {
  const viewport = viewportAt(screen);

  test.each(edition.turnOrder)('the front and the capital of %s are visible and not covered', (power) => {
    const front = frontSpaces({ ...opening, power });
    expect(front).toContain(boardOf(opening).powers.get(power)?.capital);
    expect(hidden(front, cameraFor(front, viewport), viewport)).toEqual([]);
  });

  test('every single space is visible and large enough, and + zooms towards it', () => {
    for (const { id, anchor } of shapes.spaces) {
      const camera = cameraFor([id], viewport);
      expect([id, hidden([id], camera, viewport)]).toEqual([id, []]);
      expect([id, camera.zoom > 2 * viewport.minZoom]).toEqual([id, true]);
      const at = toWindow(camera, anchor, viewport);
      const closer = clampCamera(zoomedAt(camera, 1.5, at, viewport), viewport);
      const after = toWindow(closer, anchor, viewport);
      expect([id, closer.zoom > camera.zoom, Math.abs(after[0] - at[0]) < 1]).toEqual([id, true, true]);
    }
  });

  test('the whole world fits between the covers, as large as possible', () => {
    const camera = wholeBoard(viewport);
    const { freeArea, board } = viewport;
    const [width, height] = [board.width * camera.zoom, board.height * camera.zoom];
    expect(width).toBeLessThanOrEqual(freeArea.right - freeArea.left + 0.001);
    expect(height).toBeLessThanOrEqual(freeArea.bottom - freeArea.top + 0.001);
    const spare = Math.min(freeArea.right - freeArea.left - width, freeArea.bottom - freeArea.top - height);
    expect(spare).toBeLessThan(1.001);
    // Every point of the board is in the free area.
    for (let x = 0; x < board.width; x += board.width / 64) {
      for (const y of [0, board.height]) {
        const [atX, atY] = toWindow(camera, [x, y], viewport);
        expect(atX).toBeGreaterThanOrEqual(freeArea.left - 0.001);
        expect(atX).toBeLessThanOrEqual(freeArea.right + 0.001);
        expect(atY).toBeGreaterThanOrEqual(freeArea.top - 0.001);
        expect(atY).toBeLessThanOrEqual(freeArea.bottom + 0.001);
      }
    }
  });

  test('wheel and pinch zoom out exactly as far as the whole world', () => {
    let camera = cameraFor(['karelia'], viewport);
    for (let turn = 0; turn < 40; turn += 1)
      camera = clampCamera(zoomedAt(camera, 0.8, [200, 300], viewport), viewport);
    expect(camera.zoom).toBe(wholeBoard(viewport).zoom);
    expect(camera.y).toBeCloseTo(wholeBoard(viewport).y, 6);
  });
});

describe('fitting points', () => {
  const board = { width: 4800, height: 2279 };
  const open = viewportOf(board, { width: 1000, height: 700 });

  test('uses the shorter way over the seam', () => {
    const camera = fitPoints(
      [
        [4700, 1000],
        [100, 1100],
      ],
      open,
    );
    if (camera === null) throw new Error('nothing to show');
    expect(camera.x).toBeCloseTo(0, 0);
    expect(camera.zoom).toBeGreaterThan(0.7);
  });

  test('returns null without points', () => {
    expect(fitPoints([], open)).toBeNull();
  });

  test('counts equal points once', () => {
    const twice = fitPoints(
      [
        [1000, 900],
        [1000, 900],
        [1400, 900],
      ],
      open,
    );
    expect(twice).toEqual(
      fitPoints(
        [
          [1000, 900],
          [1400, 900],
        ],
        open,
      ),
    );
  });

  test('uses the free area that suits their shape: beside a panel or above it', () => {
    const covers = [{ left: 0, top: 250, right: 600, bottom: 700 }];
    const covered = viewportOf(board, { width: 1000, height: 700 }, covers);
    const [tall, wide] = [
      [
        [2000, 400],
        [2000, 1600],
      ],
      [
        [1000, 1000],
        [3800, 1000],
      ],
    ] as const;
    const tallView = fitPoints(tall, covered);
    const wideView = fitPoints(wide, covered);
    if (tallView === null || wideView === null) throw new Error('nothing to show');
    expect(toWindow(tallView, tall[1], covered)[0]).toBeCloseTo(800, 0);
    expect(toWindow(wideView, wide[0], covered)[1]).toBeLessThan(200);
  });

  test('shows nothing beyond the board if it need not, even under covers', () => {
    const covers = [{ left: 0, top: 0, right: 1000, bottom: 100 }];
    const covered = viewportOf(board, { width: 1000, height: 700 }, covers);
    const north = fitPoints([[2000, 400]], covered);
    const farNorth = fitPoints([[2000, 40]], covered);
    if (north === null || farNorth === null) throw new Error('nothing to show');
    expect(toWindow(north, [0, 0], covered)[1]).toBeCloseTo(0, 0);
    expect(toWindow(farNorth, [2000, 40], covered)[1]).toBeGreaterThan(130);
  });

  test('ignores covers if they cover the whole window', () => {
    const covers = [{ left: 0, top: 0, right: 1000, bottom: 700 }];
    const camera = fitPoints([[2000, 1000]], viewportOf(board, { width: 1000, height: 700 }, covers));
    expect(camera).toEqual(fitPoints([[2000, 1000]], open));
  });
});

describe('the spaces to show first', () => {
  const attack: GameState = {
    ...opening,
    phase: 'conduct-combat',
    turn: { ...opening.turn, battles: [{ space: 'ukraine', kind: 'land' }] as unknown as GameState['turn']['battles'] },
  };

  test('are the front: own territories with adjacent enemies, and the capital', () => {
    expect(frontSpaces(opening).toSorted()).toEqual(['archangel', 'caucasus', 'karelia', 'russia', 'siberia']);
    expect(frontSpaces({ ...opening, power: 'united-kingdom' })).toContain('united-kingdom');
  });

  test('are no front where the enemy has no part in a short game', () => {
    const players = opening.players.map((player) => ({ ...player, resting: ['japan'] }));
    expect(frontSpaces({ ...opening, players })).not.toContain('siberia');
    expect(frontSpaces({ ...opening, players })).toContain('karelia');
  });

  test('are in the position editor the capitals at war and what lies between: the whole of Europe', () => {
    const europe = [
      'united-kingdom',
      'western-europe',
      'norway-finland',
      'germany',
      'southern-europe',
      'ukraine',
      'russia',
    ];
    for (const power of ['soviet-union', 'germany', 'united-kingdom']) {
      const shown = heartOfWar({ ...opening, power });
      expect(shown).toEqual(expect.arrayContaining(europe));
      expect(shown.filter((space) => ['urals', 'siberia', 'japan', 'eastern-united-states'].includes(space))).toEqual(
        [],
      );
    }
    expect(heartOfWar({ ...opening, power: 'japan' })).toEqual(
      expect.arrayContaining(['japan', 'manchuria', 'russia']),
    );
  });

  test('are there the front of a power whose enemies have no capital, as Japan against China', () => {
    addEdition(pacific1940);
    const pacific = newGame('pacific-1940');
    expect(heartOfWar(pacific)).toEqual(frontSpaces(pacific));
    expect(heartOfWar(pacific)).toContain('kiangsi');
  });

  test('are in combat the battles to fight, or the battle being fought', () => {
    expect(spacesToShowFirst(attack)).toEqual(['ukraine']);
    const battle = { space: 'karelia' } as unknown as GameState['battle'];
    expect(spacesToShowFirst({ ...attack, battle })).toEqual(['karelia']);
    expect(spacesToShowFirst({ ...attack, phase: 'noncombat-move' })).toEqual(frontSpaces(opening));
  });
});
