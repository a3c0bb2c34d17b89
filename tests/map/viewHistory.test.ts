import { describe, expect, test } from 'vitest';
import { lastView, withView, type Views } from '../../src/map/camera/viewHistory.ts';

const at = (x: number, zoom = 1) => ({ x, y: 500, zoom });

describe('views to go back to', () => {
  test('come back the latest first', () => {
    const views = withView(withView([], at(100)), at(200));
    const first = lastView(views, at(300));
    expect(first?.view).toEqual(at(200));
    expect(lastView(first?.rest ?? [], at(200))?.view).toEqual(at(100));
    expect(lastView([], at(100))).toBeNull();
  });

  test('are not kept twice, nor gone back to from themselves', () => {
    const views = withView(withView([], at(100)), at(100.4));
    expect(views).toEqual([at(100)]);
    expect(lastView(views, at(100))).toBeNull();
    expect(lastView(views, at(100, 2))?.view).toEqual(at(100));
  });

  test('are at most twenty', () => {
    let views: Views = [];
    for (let x = 0; x < 25; x++) views = withView(views, at(x * 10));
    expect(views).toHaveLength(20);
    expect(views[0]).toEqual(at(50));
  });
});
