import { describe, expect, it } from 'vitest';
import { arrowLine } from '../../../src/map/picture/drawDrawings.ts';
import { pointNames } from '../../../src/map/picture/namesWithRoom.ts';
import { boxView } from '../../../src/map/picture/placeView.ts';
import { overlapArea } from '../../../src/store/covers.ts';
import { toldIn } from '../../../src/classroom/lessons/stopOnMap.tsx';
import { loadViews } from '../../../src/classroom/lessons/views.ts';
import { shippedFiles } from '../../classroom/lessons/lessonsOfTests.ts';
import { shapes } from '../openingBoard.ts';

const SIZE = { width: 480, height: 270 };
const PLAIN = { left: 0, top: 0, scale: 1 };
const city = (name: string, x: number, y: number) => ({ name, at: [x, y] as const, hasDot: true });

describe('the names of points in a picture', () => {
  const named = (...points: ReturnType<typeof city>[]) => pointNames(points, [], { width: 10_000 }, PLAIN, SIZE);

  it('stand right of their dots, and left of those at the right edge', () => {
    const [middle, edge] = named(city('Kiev', 200, 100), city('Moscow', 470, 100));
    expect(middle?.box.left).toBeGreaterThan(200);
    expect(edge?.box.right).toBeLessThan(470);
  });

  it('cover neither dots, nor one another, nor arrows, where there is room', () => {
    const arrows = [Array.from({ length: 30 }, (_, i) => [200 + i * 8, 100] as const)];
    const points = [city('Brest', 200, 100), city('Minsk', 216, 104), city('Brest', 400, 200), city('Rome', 900, 100)];
    const names = pointNames(points, arrows, { width: 10_000 }, PLAIN, SIZE);
    expect(names.map(({ name }) => name)).toEqual(['Brest', 'Minsk']);
    const [a, b] = names.map(({ box }) => box);
    expect(a && b && overlapArea(a, b)).toBe(0);
    for (const { box } of names)
      for (const [x, y] of arrows.flat())
        expect(overlapArea(box, { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 })).toBe(0);
  });
});

const [lessons, views] = await Promise.all([shippedFiles(), loadViews('1941')]);

describe.each(lessons)('the small maps of $id', ({ file }) => {
  it('name every city in view that the text speaks of or an arrow leads to', () => {
    const nameless = file.stops.flatMap((stop, i) => {
      const box = views.boxOf(stop.view);
      const view = boxView(box, shapes, SIZE);
      const isTold = toldIn(stop);
      const ends = (stop.draws ?? []).flatMap((draw) =>
        draw.kind === 'arrow' ? [draw.from, draw.to].flatMap((end) => (typeof end === 'string' ? [] : [end])) : [],
      );
      const told = [
        ...ends.map(({ name, at }) => ({ name, at: views.project(at), hasDot: true })),
        ...shapes.features
          .filter(({ name, kind }) => kind === 'city' && isTold(name))
          .map((f) => ({ ...f, hasDot: true })),
      ];
      const drawn = { shapes, view, width: SIZE.width, project: views.project };
      const arrows = (stop.draws ?? []).flatMap((draw) => (draw.kind === 'arrow' ? [arrowLine(draw, drawn)] : []));
      const names = pointNames(told, arrows, shapes, view, SIZE);
      const taken = names.map((name) => name.box);
      const crossing = taken.filter((a, at) => taken.slice(at + 1).some((b) => overlapArea(a, b) > 40));
      const inside = told.filter(({ at: [x, y] }) => x > box.left && x < box.right && y > box.top && y < box.bottom);
      return [
        ...inside.flatMap(({ name }) => (names.some((shown) => shown.name === name) ? [] : [`${i + 1}: ${name}`])),
        ...crossing.map(() => `${i + 1}: two names over each other`),
      ];
    });
    expect(nameless).toEqual([]);
  });
});
