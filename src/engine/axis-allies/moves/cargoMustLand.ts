import { deedOf } from '../pieces.ts';
import { refusal } from '../refusal.ts';
import { couldStillAssault } from './possibleAssaults.ts';
import type { TransportRules } from './transportRules.ts';

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
