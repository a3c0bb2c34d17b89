import { beganInHostileZone, deedOf, isHostileZone } from '../pieces.ts';
import { refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import { canLandFrom, transportRoutes } from './possibleAssaults.ts';
import type { TransportRules, TransportTask } from './transportRules.ts';

/** Transports whose cargo may stay aboard (CM-17), and that may load or offload once after combat (NCM-8). */
export const cargoMayStay: TransportRules = {
  landingsWait: true,
  restsTillNextRound: true,
  hasPurpose(state, transport, zone, steps) {
    if (hasFled(state, transport)) return true;
    for (const route of transportRoutes(state, zone, steps))
      if (isHostileZone(state, route.at(-1)!, state.power) || canLandFrom(state, transport, route)) return true;
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

/** Whether it left a zone where enemies stood (CM-1, CM-8). */
export const hasFled = (state: GameState, transport: Unit): boolean =>
  deedOf(state, transport.id)?.did === 'moved' && beganInHostileZone(state, transport);

/** Whether a transport that acted this turn may still do this in noncombat move (NCM-8). */
function mayStill(state: GameState, { id, space }: Unit, task: TransportTask): boolean {
  const { did, phase, retreated } = deedOf(state, id)!;
  if (retreated) return false;
  // It put troops ashore; the rest may follow them.
  if (did === 'offloaded') return task === 'offload';
  // It was in combat and took units aboard afterwards.
  if (did === 'loaded') return task === 'load';
  if (phase === 'noncombat-move') return true;
  if (state.turn.seaBattles[space] !== undefined) return task !== 'move';
  // It took units aboard or was named for a landing that was called off, and never moved or fought.
  return did === undefined;
}
