import type { PowerId } from '../../engine/index.ts';
import type { Readiness } from '../../games/face/scene.ts';
import type { Stack } from '../scene/stacks.ts';

/** How many units of one power are in a space, including cargo, and how many of them are selected. */
export interface Total {
  readonly power: PowerId;
  readonly units: readonly string[];
  readonly count: number;
  readonly chosen: number;
  /** 'moved' if all have moved, 'urgent' if any is. */
  readonly readiness: Readiness;
}

/**
 * A counter, the emblem at the start of a power's row, cargo beside its transport, or a power's total instead of all
 * these.
 */
export interface Piece {
  readonly kind: 'emblem' | 'counter' | 'cargo' | 'total';
  readonly power: PowerId;
  /** For counters and cargo. */
  readonly stack?: Stack;
  readonly total?: Total;
  /** The movement left, for counters of the moving power if they are large enough. */
  readonly pips?: readonly Pip[];
  /** From the block's upper left corner, in screen pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A movement point that all units of a stack have left, or only some. */
export type Pip = 'all' | 'some';

/** All pieces of a space, side by side. In screen pixels. */
export interface StackBlock {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}
