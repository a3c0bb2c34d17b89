import { isActing } from '../acting.ts';
import type { SpaceId } from '../ids.ts';
import { beganInHostileZone, cargoOf, deedOf, isHostileZone, typeOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { fitsInHold } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';
import {
  canAssault,
  couldStillAssault,
  hasTroopsToLoad,
  touchesHostileCoast,
  transportRoutes,
} from './possibleBattles.ts';

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

/** Transports whose cargo may stay aboard (CM-17), and that may load or offload once after combat (NCM-8). */
export const cargoMayStay: TransportRules = {
  landingsWait: true,
  restsTillNextRound: true,
  hasPurpose(state, transport, zone, steps, boarding = []) {
    if (hasFled(state, transport)) return true;
    const cargo = [...cargoOf(state, transport), ...boarding];
    for (const route of transportRoutes(state, zone, steps)) {
      const end = route.at(-1)!;
      if (isHostileZone(state, end, state.power)) return true;
      if (touchesHostileCoast(state, end) && couldLand(state, transport, cargo, route)) return true;
    }
    return false;
  },
  purposeRefusal: ({ id, space }) => refusal('CM-16', 'load-without-use', { units: [id], spaces: [space] }),
  noncombatRefusal: (state, transport, task) => {
    const deed = deedOf(state, transport.id);
    if (!deed) return null;
    const about = { units: [transport.id], spaces: [transport.space] };
    if (mayStill(state, transport, task)) return null;
    return deed.did === 'loaded' && !deed.retreated
      ? refusal('NCM-8', 'load-or-offload', about)
      : refusal('NCM-8', 'transport-done', about);
  },
};

/** Whether a transport with this cargo has troops to land, or room for some that wait on its route (CM-16, NCM-9). */
function couldLand(state: GameState, transport: Unit, cargo: readonly Unit[], route: readonly SpaceId[]): boolean {
  const lands = (unit: Unit): boolean =>
    isActing(state, unit.owner) && canAssault(state, unit) && deedOf(state, unit.id)?.assault === undefined;
  if (cargo.some(lands)) return true;
  const { hold } = typeOf(state, transport);
  const loads = cargo.flatMap((unit) => typeOf(state, unit).cargo ?? []);
  return route.some((zone) =>
    hasTroopsToLoad(state, zone, (unit) => fitsInHold(hold, [...loads, typeOf(state, unit).cargo!])),
  );
}

/** Whether a transport left a zone where enemies stood (CM-1, CM-8). */
export const hasFled = (state: GameState, transport: Unit): boolean =>
  deedOf(state, transport.id)?.did === 'moved' && beganInHostileZone(state, transport);

/** Whether a transport that acted this turn may still do this in noncombat move (NCM-8). */
function mayStill(state: GameState, { id, space, owner }: Unit, task: TransportTask): boolean {
  const { did, phase, retreated } = deedOf(state, id)!;
  if (retreated) return false;
  // It put troops ashore; the rest may follow them.
  if (did === 'offloaded') return task === 'offload';
  // It was in combat and took units aboard afterwards. A friend's takes no part in combat (AMPH-9).
  if (did === 'loaded') return task === 'load' || !isActing(state, owner);
  if (phase === 'noncombat-move') return true;
  if (state.turn.seaBattles[space] !== undefined) return task !== 'move';
  // It took units aboard or was named for a landing that was called off, and never moved or fought.
  return did === undefined;
}

/** Transports whose cargo of combat move must land (CM-17), and that do nothing after combat (NCM-8). */
export const cargoMustLand: TransportRules = {
  landingsWait: false,
  restsTillNextRound: false,
  hasPurpose: couldStillAssault,
  purposeRefusal: ({ id, space }) => refusal('CM-17', 'assault-required', { units: [id], spaces: [space] }),
  noncombatRefusal(state, { id, space }) {
    const deed = deedOf(state, id);
    return deed && deed.phase !== 'noncombat-move'
      ? refusal('NCM-8', 'transport-done', { units: [id], spaces: [space] })
      : null;
  },
};
