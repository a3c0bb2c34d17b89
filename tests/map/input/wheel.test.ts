import { expect, test } from 'vitest';
import { wheelMeaning } from '../../../src/map/input/listenToPointer.ts';

const turned = { deltaX: 12, deltaY: 40, deltaMode: 0, ctrlKey: false };

test('a wheel zooms, and two fingers on a trackpad move the map if a player wishes so', () => {
  expect(wheelMeaning(turned, false)).toEqual({ closer: expect.closeTo(Math.exp(-0.072), 9) });
  expect(wheelMeaning(turned, true)).toEqual({ by: [-12, -40] });
  expect(wheelMeaning({ ...turned, deltaMode: 1 }, true)).toEqual({ by: [-360, -1200] });
});

test('a pinch zooms always', () => {
  const pinch = { ...turned, deltaY: -10, ctrlKey: true };
  expect(wheelMeaning(pinch, true)).toEqual(wheelMeaning(pinch, false));
  expect(wheelMeaning(pinch, true)).toEqual({ closer: expect.closeTo(Math.exp(0.072), 9) });
});
