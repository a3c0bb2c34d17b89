import type { BoardShapes, Ring } from '../../geography/shapes.ts';

/** What is drawn of the world beside a frame: nothing of it is to be seen. None where the whole board is shown. */
export function marginRings({ width, height, frame }: Pick<BoardShapes, 'width' | 'height' | 'frame'>): Ring[] {
  if (frame === undefined) return [];
  const box = (left: number, right: number): Ring => [
    [left, 0],
    [right, 0],
    [right, height],
    [left, height],
  ];
  return [box(-width, frame[0]), box(frame[2], width)];
}
