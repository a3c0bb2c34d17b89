import { describe, expect, test } from 'vitest';
import { popView, pushView, type ViewHistory } from '../../src/map/camera/viewHistory.ts';

const at = (x: number, zoom = 1) => ({ x, y: 500, zoom });

describe('views to go back to', () => {
  test('come back the latest first', () => {
    const views = pushView(pushView([], at(100)), at(200));
    const first = popView(views, at(300));
    expect(first?.view).toEqual(at(200));
    expect(popView(first?.rest ?? [], at(200))?.view).toEqual(at(100));
    expect(popView([], at(100))).toBeNull();
  });

  test('are not kept twice, nor gone back to from themselves', () => {
    const views = pushView(pushView([], at(100)), at(100.4));
    expect(views).toEqual([at(100)]);
    expect(popView(views, at(100))).toBeNull();
    expect(popView(views, at(100, 2))?.view).toEqual(at(100));
  });

  test('are at most twenty', () => {
    let views: ViewHistory = [];
    for (let x = 0; x < 25; x++) views = pushView(views, at(x * 10));
    expect(views).toHaveLength(20);
    expect(views[0]).toEqual(at(50));
  });
});
