import type { PowerId, UnitId } from '../../engine/index.ts';
import type { Readiness } from '../scene/readiness.ts';
import type { Stack } from '../scene/stacks.ts';

/** How many units of one power stand in a space, cargo and all, and how many of them are chosen. */
export interface Total {
  readonly power: PowerId;
  readonly units: readonly UnitId[];
  readonly count: number;
  readonly chosen: number;
  /** Moved when all of them are; must land when one of them must. */
  readonly readiness: Readiness;
}

/**
 * A counter, an emblem that begins a power's row, cargo at its transport's side, or a power's total instead of all
 * these.
 */
export interface Piece {
  readonly kind: 'emblem' | 'counter' | 'cargo' | 'total';
  readonly power: PowerId;
  /** Of counters and cargo. */
  readonly stack?: Stack;
  readonly total?: Total;
  /** Of counters of the power that moves, where they are large enough: the movement left. */
  readonly pips?: readonly Pip[];
  /** From the block's upper left corner, in screen pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A movement point that all units of a stack still have, or only some. */
export type Pip = 'all' | 'some';

/** All pieces of a space, side by side. In screen pixels. */
export interface StackBlock {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}
