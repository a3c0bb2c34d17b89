// @vitest-environment happy-dom
import { Container, Matrix, type Renderer } from 'pixi.js';
import { describe, expect, test, vi } from 'vitest';
import { keptPicture } from '../../../src/map/camera/keptPicture.ts';

const SIZE = { width: 800, height: 600 };

/** A picture with a scene of one container, and what the renderer was asked for. */
function begin() {
  const render = vi.fn();
  const renderer = { resolution: 1, background: { colorRgba: [0, 0, 0, 1] }, render } as unknown as Renderer;
  const picture = keptPicture(renderer);
  const scene = new Container();
  const show = (size = SIZE): string[] => {
    render.mockClear();
    picture.show(size, (part) => {
      part(scene, new Matrix());
      part(scene, new Matrix());
    });
    return render.mock.calls.map(([{ container, target, clear }]) =>
      [container === scene ? 'scene' : 'picture', target ? 'kept' : 'shown', clear ? 'cleared' : 'added'].join(' '),
    );
  };
  return { picture, show };
}

const DRAWN = ['scene kept cleared', 'scene kept added', 'picture shown cleared'];
const KEPT = ['picture shown cleared'];

describe('the kept picture of the ground', () => {
  test('is drawn once and then shown as it is', () => {
    const { show } = begin();
    expect(show()).toEqual(DRAWN);
    expect(show()).toEqual(KEPT);
    expect(show()).toEqual(KEPT);
  });

  test('is drawn anew once it is spoilt', () => {
    const { picture, show } = begin();
    show();
    picture.spoil();
    expect(show()).toEqual(DRAWN);
    expect(show()).toEqual(KEPT);
  });

  test('is drawn anew in another size', () => {
    const { show } = begin();
    show();
    expect(show({ ...SIZE, width: 900 })).toEqual(DRAWN);
    expect(show({ ...SIZE, width: 900 })).toEqual(KEPT);
    expect(show({ width: 900, height: 500 })).toEqual(DRAWN);
  });
});
