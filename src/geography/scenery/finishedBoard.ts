/** What scenery needs to know about the finished board. */

import { isSpace } from '../labels.ts';
import type { Label } from '../labels.ts';
import type { Point } from '../planar.ts';
import type { Projection } from '../projection.ts';
import type { SpaceLookup } from './spaceLookup.ts';

export interface FinishedBoard {
  readonly projection: Projection;
  /** Takes points on the grid. */
  readonly spaceAt: SpaceLookup;
  readonly ringsOf: (space: string) => readonly (readonly Point[])[];
  readonly isSea: (label: Label) => boolean;
}

/** Whether a point lies in a territory: not in a sea zone, on a lake of the board, on ice or outside. */
export function isOnLand(point: Point, { spaceAt, isSea }: Pick<FinishedBoard, 'spaceAt' | 'isSea'>): boolean {
  const label = spaceAt(point);
  return isSpace(label) && !isSea(label);
}
