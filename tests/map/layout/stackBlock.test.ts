import { describe, expect, it } from 'vitest';
import { pieceKey } from '../../../src/map/draw/drawPiece.ts';
import { type StackBlock, pipsOf, stackBlock } from '../../../src/map/layout/stackBlock.ts';
import { detailAt } from '../../../src/map/layout/detail.ts';
import { fittingBlock } from '../../../src/map/layout/fittingBlock.ts';
import type { Stack } from '../../../src/map/scene/stacks.ts';

const stack = (type: string, movesLeft: Stack['movesLeft'], more: Partial<Stack> = {}): Stack => ({
  power: 'germany',
  type,
  readiness: 'free',
  units: [],
  count: 2,
  damaged: 0,
  chosen: 0,
  movesLeft,
  cargo: [],
  ...more,
});
const pipsIn = ({ pieces }: StackBlock): (readonly [type: string | undefined, pips: string | undefined])[] =>
  pieces.flatMap(({ kind, stack: of, pips }) => (kind === 'emblem' ? [] : [[of?.type, pips?.join(' ')] as const]));

const FLEET = [
  stack('fighter', [2, 4]),
  stack('transport', [0, 0], { cargo: [stack('infantry', null)] }),
  stack('submarine', null),
];

describe('movement left on counters', () => {
  it('is a pip for each point, different if only some units have it', () => {
    expect(pipsOf([2, 4])).toEqual(['all', 'all', 'some', 'some']);
    expect(pipsOf([1, 1])).toEqual(['all']);
    expect(pipsOf([0, 0])).toEqual([]);
  });

  it('is shown for units that the acting power moves, not for cargo, and only on request', () => {
    expect(pipsIn(stackBlock(FLEET, 34, 3, true))).toEqual([
      ['fighter', 'all all some some'],
      ['transport', ''],
      ['infantry', undefined],
      ['submarine', undefined],
    ]);
    expect(pipsIn(stackBlock(FLEET, 34)).every(([, pips]) => pips === undefined)).toBe(true);
  });

  it('is shown at the closest level only, however crowded the space, and takes no room', () => {
    const shown = (zoom: number, room: number): boolean =>
      fittingBlock(FLEET, room, detailAt(zoom)).pieces.some(({ pips }) => pips !== undefined);
    expect([0.3, 0.5, 1, 2].map((zoom) => shown(zoom, 500))).toEqual([false, false, false, true]);
    expect(shown(2, 1)).toBe(true);
    const size = ({ width, height }: StackBlock) => [width, height];
    expect(size(stackBlock(FLEET, 34, 3, true))).toEqual(size(stackBlock(FLEET, 34, 3)));
  });

  it('changes the texture key of a counter', () => {
    const keys = ([[1, 1], [1, 2], [2, 2], [0, 0], null] as const).map((left) =>
      stackBlock([stack('tank', left)], 34, 3, true)
        .pieces.map(pieceKey)
        .join(),
    );
    expect(new Set(keys).size).toBe(5);
  });
});
