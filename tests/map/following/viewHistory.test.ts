import { describe, expect, test } from 'vitest';
import { popView, pushView, type ViewHistory } from '../../../src/map/following/useCameraFollowing.ts';

const at = (x: number, zoom = 1) => ({ x, y: 500, zoom });

describe('the view history', () => {
  test('returns the latest view first', () => {
    const views = pushView(pushView([], at(100)), at(200));
    const first = popView(views, at(300));
    expect(first?.view).toEqual(at(200));
    expect(popView(first?.rest ?? [], at(200))?.view).toEqual(at(100));
    expect(popView([], at(100))).toBeNull();
  });

  test('keeps no view twice, and does not return to the present view', () => {
    const views = pushView(pushView([], at(100)), at(100.4));
    expect(views).toEqual([at(100)]);
    expect(popView(views, at(100))).toBeNull();
    expect(popView(views, at(100, 2))?.view).toEqual(at(100));
  });

  test('keeps at most twenty views', () => {
    let views: ViewHistory = [];
    for (let x = 0; x < 25; x++) views = pushView(views, at(x * 10));
    expect(views).toHaveLength(20);
    expect(views[0]).toEqual(at(50));
  });
});
