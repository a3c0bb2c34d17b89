import type { GameEvent, Reason } from '../../../../src/engine/axis-allies/index.ts';

/** Events of a moment in which others are asked, before or in the middle of what the acting power does. */
export const MOMENT_EVENTS: readonly GameEvent['type'][] = [
  'transports-passed',
  'passing-aimed',
  'passing-rolled',
  'asked-before-battles',
  'kamikaze-aimed',
  'kamikaze-rolled',
  'ships-damaged',
  'aircraft-scrambled',
];

/** Events of rules that the played edition does not have: its play never comes to them. */
export const EVENTS_ELSEWHERE: readonly GameEvent['type'][] = [
  'war-began',
  'neutral-attacked',
  'fighters-kept-aboard',
  'fighters-released',
  'submarines-surfaced',
  'landing-called-off',
  'raid-declared',
  'kamikaze-declared',
  'kamikaze-called-off',
  'raid-began',
  'raid-rolled',
  'raid-failed',
  'escort-declared',
  'interceptors-chosen',
  'raiders-shared',
  'facility-damaged',
  'rocket-launched',
  'rocket-rolled',
  'ipcs-destroyed',
  'dice-bought',
  'research-rolled',
  'development-gained',
  'facility-placed',
  'facility-repaired',
  'facility-removed',
  ...MOMENT_EVENTS,
  'convoys-in-danger',
  'convoys-disrupted',
  'flights-under-fire',
  'antiaircraft-fired',
  'advantage-used',
  'advantage-lost',
  'advantage-began',
  'moves-granted',
  'offer-made',
  'offer-answered',
  'units-placed',
  'units-transferred',
  'units-doomed',
  'units-sent',
  'complex-moved',
];

/** Reasons of editions with facilities of several kinds. */
export const FACILITY_REASONS: readonly Reason[] = [
  'has-facility',
  'not-on-islands',
  'needs-coast',
  'nothing-to-upgrade',
  'no-such-facility',
  'not-your-facility',
  'not-so-damaged',
];

/** Reasons of editions with a power that keeps to its own ground. */
export const HOME_GROUND_REASONS: readonly Reason[] = [
  'off-its-ground',
  'never-bought',
  'road-closed',
  'not-on-its-ground',
];

/** Reasons of such moments. */
export const MOMENT_REASONS: readonly Reason[] = [
  'passing-first',
  'cannot-shoot',
  'before-battles-first',
  'no-kamikaze-target',
  'too-many-kamikaze',
  'cannot-scramble',
];

/** Reasons of editions with convoys. */
export const CONVOY_REASONS: readonly Reason[] = ['convoys-first', 'nothing-to-disrupt'];

/** Reasons of editions where raids are met in the air, and damage facilities. */
export const AIR_BATTLE_REASONS: readonly Reason[] = [
  'cannot-escort',
  'nothing-to-escort',
  'cannot-intercept',
  'interception-first',
  'share-first',
  'wrong-share',
  'raids-first',
];

/** Reasons of such rules. */
export const REASONS_ELSEWHERE: readonly Reason[] = [
  'at-peace',
  'war-not-begun',
  'neutral-ground',
  'guarded-ground',
  'wrong-in-war',
  ...MOMENT_REASONS,
  'noncombat-only',
  'carrier-stays',
  'cannot-assault',
  'no-landing',
  'landing-first',
  'cannot-bombard',
  'no-deck',
  'load-without-use',
  'load-or-offload',
  'unknown-development',
  'developed-already',
  'researched-this-turn',
  'dice-first',
  'collect-first',
  'complex-new',
  'no-new-carrier',
  'not-beside-new-carrier',
  'not-yours-long-enough',
  'worth-nothing',
  'has-complex',
  ...FACILITY_REASONS,
  ...HOME_GROUND_REASONS,
  ...AIR_BATTLE_REASONS,
  ...CONVOY_REASONS,
  'guns-first',
  'cannot-raid',
  'nothing-to-raid',
  'raid-first',
  'raid-dice-first',
  'no-rockets',
  'captured-gun',
  'nothing-to-strike',
  'struck-already',
  'complex-struck',
  'out-of-range',
  'rocket-first',
  'unknown-advantage',
  'advantage-not-held',
  'advantage-not-declared',
  'advantage-used-up',
  'advantage-not-now',
  'offer-first',
  'not-an-offered-place',
  'not-to-be-lent',
  'cannot-be-doomed',
  'cannot-be-kamikaze',
  'from-one-space',
  'not-attacked',
  'one-stays',
  'complex-stays',
  'flights-home-first',
  'not-homebound',
];
