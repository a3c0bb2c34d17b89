import type { Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import type { SpaceId } from '../ids.ts';

/** What transports may do, where editions differ. */
export interface TransportRules {
  /** Whether landings that nobody hinders wait for their turn, because they can be called off till then (AMPH-6). */
  readonly landingsWait: boolean;
  /** Whether a transport that put units ashore neither moves nor loads before the next round (NCM-8). */
  readonly restsTillNextRound: boolean;
  /**
   * Whether a transport in this zone, with so many movement points left, could still do in this combat move what it may
   * move and load for (CM-1, CM-16, CM-17), with these units aboard too.
   */
  hasPurpose(state: GameState, transport: Unit, zone: SpaceId, steps: number, boarding?: readonly Unit[]): boolean;
  /** Why it cannot load in combat move where it has no such purpose. */
  purposeRefusal(transport: Unit): Refusal;
  /** Why a transport cannot do this in noncombat move after what it did before, or null (NCM-8). */
  noncombatRefusal(state: GameState, transport: Unit, task: TransportTask): Refusal | null;
}

export type TransportTask = 'move' | 'load' | 'offload';
