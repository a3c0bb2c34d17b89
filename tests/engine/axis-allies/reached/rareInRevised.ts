import type { GameEvent, Reason, RuleId } from '../../../../src/engine/axis-allies/index.ts';
import {
  AIR_BATTLE_REASONS,
  CONVOY_REASONS,
  FACILITY_REASONS,
  HOME_GROUND_REASONS,
  MOMENT_EVENTS,
  MOMENT_REASONS,
} from './otherEditions.ts';

/** What play of Revised never comes to, because its rules do not have it, or only now and then. */

/** Events of rules that only other editions have, and rare ones. */
export const RARE_EVENTS: readonly GameEvent['type'][] = [
  'war-began',
  'neutral-attacked',
  ...MOMENT_EVENTS,
  'engagement-said',
  'submarines-strike',
  'raid-failed',
  'units-doomed',
  'units-sent',
  'fighters-kept-aboard',
  'fighters-released',
  'facility-repaired',
  'escort-declared',
  'interceptors-chosen',
  'raiders-shared',
  'facility-damaged',
  'facility-removed',
  'convoys-in-danger',
  'convoys-disrupted',
];

/** Refusals of rules that only other editions have. */
const ELSEWHERE: readonly Reason[] = [
  ...FACILITY_REASONS,
  ...AIR_BATTLE_REASONS,
  ...HOME_GROUND_REASONS,
  ...CONVOY_REASONS,
  'not-for-sale',
  'strait-closed',
  'transports-attack-alone',
  'transport-must-leave',
  'assault-required',
  'all-loaded-must-land',
  'needs-warship',
  'nothing-to-engage',
  'engagement-needed',
  'assaults-first',
  'transports-last',
];

/** Those, and refusals that need much coming together; the tests of their rules have them. */
export const RARE_REASONS: readonly Reason[] = [
  'at-peace',
  'war-not-begun',
  'neutral-ground',
  'guarded-ground',
  'wrong-in-war',
  ...MOMENT_REASONS,
  ...ELSEWHERE,
  'capital-lost',
  'collect-first',
  'load-or-offload',
  'landing-first',
  'raid-first',
  'captured-gun',
  'complex-struck',
  'complex-new',
  'complex-limit',
  'struck-already',
  'out-of-range',
  'stranded-first',
  'not-a-stranded-landing',
  'cannot-be-doomed',
  'cannot-be-kamikaze',
  'advantage-used-up',
  'not-to-be-lent',
  'from-one-space',
  'not-attacked',
  'one-stays',
  'worth-nothing',
  'route-broken',
  'nothing-to-strike',
  'not-an-offered-place',
];

/** Rules that show in few games only; the tests of these rules have them. */
export const RARE_RULES: readonly RuleId[] = [
  'RES-11',
  'BOM-2',
  'BOM-3',
  'BOM-4',
  'RKT-3',
  'RKT-4',
  'AMPH-3',
  'AMPH-5',
  'COM-9',
  'TURN-9',
];
