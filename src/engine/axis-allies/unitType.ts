import type { Abilities } from './abilities.ts';
import type { UnitTypeId } from './ids.ts';

/** What units of a type are, cost and can do. */
export interface UnitType extends Abilities {
  readonly id: UnitTypeId;
  readonly domain: 'land' | 'air' | 'sea';
  readonly cost: number;
  readonly move: number;
  readonly attack: number;
  readonly defense: number;
  /** Hits that destroy it. */
  readonly hits: number;
}
