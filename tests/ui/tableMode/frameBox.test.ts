import { expect, test } from 'vitest';
import { QUARTERS } from '../../../src/store/settings.ts';
import { frameBox, scaleFor } from '../../../src/ui/tableMode/frame.ts';

test('large screens are enlarged more, small ones a little, phones hardly', () => {
  const scale = (width: number, height: number): number => Math.round(scaleFor({ width, height }) * 100) / 100;
  expect(scale(1920, 1080)).toBe(1.8);
  expect(scale(1280, 720)).toBe(1.25);
  expect(scale(820, 1180)).toBe(1.25);
  expect(scale(390, 844)).toBe(1.08);
  expect(scale(320, 640)).toBe(1);
});

test('without table mode the frame is the window', () => {
  expect(frameBox(false, 90, { width: 800, height: 600 })).toEqual({
    width: 800,
    height: 600,
    scale: 1,
    transform: 'none',
  });
});

test.each(QUARTERS)('turned by %i degrees it fills the window exactly', (turned) => {
  const window = { width: 1600, height: 900 };
  const { width, height, scale, transform } = frameBox(true, turned, window);
  const [x = 0, y = 0, degrees = 0] = [...transform.matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));
  const angle = (degrees / 180) * Math.PI;
  const at = (px: number, py: number): readonly number[] => [
    Math.round(x + scale * (px * Math.cos(angle) - py * Math.sin(angle))) + 0,
    Math.round(y + scale * (px * Math.sin(angle) + py * Math.cos(angle))) + 0,
  ];
  const corners = [at(0, 0), at(width, 0), at(width, height), at(0, height)];
  const ofWindow = [
    [0, 0],
    [1600, 0],
    [1600, 900],
    [0, 900],
  ];
  // The same corners in the same order round, beginning with another one.
  const first = turned / 90;
  expect(corners).toEqual([...ofWindow.slice(first), ...ofWindow.slice(0, first)]);
});
