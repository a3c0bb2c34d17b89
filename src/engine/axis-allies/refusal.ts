import type { PowerId, SpaceId, UnitId, UnitTypeId } from './ids.ts';
import type { RuleId } from './ruleIds.ts';

/** Why a command was refused. src/text has a sentence for each reason. */
export const REASONS = [
  // any command
  'game-over',
  'not-now', // the game waits for something else (dice, casualties, another phase)
  'unknown-unit',
  'unknown-space',
  'not-your-unit',
  'no-units-chosen',
  // research
  'unknown-development',
  'developed-already',
  'researched-this-turn',
  'dice-first', // dice that were bought are rolled before anything else
  'collect-first', // the acting power's capital was freed: it collects income before it spends again
  // purchase
  'unknown-unit-type',
  'not-for-sale',
  'never-bought', // `power` does not buy `unitType` at all
  'road-closed', // `power` buys `unitType` only with `spaces`, which are not in its or its friends' hands
  'cannot-afford',
  'no-such-facility', // what is to be repaired does not stand in `spaces`
  'not-your-facility',
  'not-so-damaged', // `allowed` is its damage
  'capital-lost', // the acting power's capital is enemy-held: it buys nothing
  // moves, any
  'already-moved',
  'already-fought',
  'same-space',
  'neutral-space', // it cannot be entered
  'at-peace', // it is held by a power that is neither friend nor at war with `units`
  'war-not-begun', // it is ground at peace, and the power may begin no war
  'off-its-ground', // `units` of `power` keep to its own ground and a few spaces beside
  'guarded-ground', // it belongs to a nation that no power plays, and `units` may not walk in
  'neutral-ground', // `spaces` is neutral: air units fly there only to attack it
  'wrong-in-war', // it would bring war, in which earlier orders of the phase, of `units`, would not stand
  'wrong-element', // land units to sea without loading, sea units ashore
  'too-far',
  'no-route', // there is no route at all
  'must-stop', // the route passes a space where the unit must stop; `spaces` is that space
  'canal-closed',
  'strait-closed',
  'route-broken', // `via` names spaces that are not adjacent, or not passable for it
  'cargo-moves-with-ship',
  // combat move
  'cannot-capture', // allowed, but of no use: nobody is in `spaces`, and `units` take no territory
  'noncombat-only', // `units` move in noncombat move only
  'ends-friendly', // a combat move must end in a hostile space
  'transports-attack-alone',
  'transport-must-leave',
  'cannot-land', // `units` would have no place to land
  'assault-required', // `units` were loaded for an assault and must have a target
  'move-without-purpose', // sea units ended in a friendly zone without an assault or an attack there
  // transports
  'no-transport',
  'no-room',
  'not-adjacent',
  'zone-hostile',
  'transport-done',
  'cannot-carry',
  'not-aboard',
  'no-deck', // no own carrier that has not sailed has room for `units` as cargo
  'friend-transport-now', // from a friend's transport, units offload on a later turn
  'not-hostile-target',
  'cannot-assault', // `units` do not land in an assault
  'no-landing', // nobody aboard was to land
  'load-without-use', // in combat move the transport would neither fight, flee nor land troops
  'load-or-offload', // after combat a transport does only one of the two
  'one-territory', // a transport offloads into one territory
  'all-loaded-must-land',
  'needs-warship', // ignoring submarines needs a warship of yours in the zone
  // engage
  'nothing-to-engage',
  'engagement-needed', // units came for this attack
  // battles
  'no-such-battle',
  'assaults-first',
  'sea-battle-first',
  'landing-first', // what a transport landed on its way, before its sea battle
  'cannot-bombard', // `units` cannot bombard the coast in `spaces` now
  'battles-remain',
  'flights-home-first', // `units` complete their move before anything else
  'not-homebound', // `units` do not complete a move now
  // raids and rockets
  'cannot-raid', // `units` raid nothing
  'nothing-to-raid', // `units` are not where they could raid a complex of the enemy
  'cannot-escort', // `units` escort nobody
  'nothing-to-escort', // no bombers of yours raid where `units` are
  'cannot-intercept', // `units` do not meet the raid in `spaces`
  'interception-first', // who meets the raid is said before anything else
  'share-first', // who raids which facility is said before anything else
  'wrong-share', // `requested` raiders are shared out, not all `allowed`, or to what does not stand there
  'raids-first', // raids come before all battles
  'raid-first', // the raid in this territory comes before its battle
  'raid-dice-first',
  'no-rockets',
  'captured-gun', // it was not yours when the turn began
  'nothing-to-strike', // no complex of the enemy
  'struck-already', // one gun of this territory has
  'complex-struck', // this complex was struck this turn
  'out-of-range',
  'rocket-first', // its die is rolled before anything else
  'guns-first', // antiaircraft fire at flights is rolled before anything else
  'passing-first', // what submarines do that were passed is settled before anything else
  'cannot-shoot', // `units` are no submarines that can fire at the transports in `spaces` now
  'before-battles-first', // `power` is asked before any battle
  'no-kamikaze-target', // kamikaze attacks cannot be aimed at `units` now
  'too-many-kamikaze', // `allowed` are left
  'cannot-scramble', // `units` cannot scramble now
  'wrong-dice-count',
  'not-a-die',
  'not-a-submarine-here',
  'destroyer-present',
  'too-few-casualties',
  'too-many-casualties',
  'not-a-casualty', // `units` cannot take these hits
  'transports-last',
  'cannot-retreat',
  'not-a-retreat-space',
  // noncombat move
  'hostile-space',
  'not-a-landing-place',
  'carrier-stays', // `units` took fighters up in `spaces`
  'must-save-air', // `units` could be saved and would be lost
  'stranded-first',
  'not-a-stranded-landing',
  // mobilize
  'nothing-purchased',
  'no-complex',
  'not-on-its-ground', // `power` places `unitType` on its own ground only, where that is in its hands
  'complex-taken-this-turn',
  'complex-new', // it was placed this turn
  'complex-of-friend',
  'complex-limit',
  'wrong-place', // land units to sea, sea units ashore
  'no-carrier-room',
  'no-new-carrier', // fighters go aboard carriers placed this turn only
  'not-beside-new-carrier',
  'not-yours-long-enough', // a facility needs a territory held since the turn began
  'worth-nothing', // or worth too little: `allowed` is the least value
  'has-complex',
  'has-facility', // one of its kind stands there already
  'not-on-islands', // it may stand on no island, or on others only
  'needs-coast',
  'nothing-to-upgrade',
  'must-place', // units that can be placed must be
  // collect income
  'convoys-first', // `power` says first which convoys it disrupts
  'nothing-to-disrupt', // `power` has no ship that disrupts a convoy in `spaces`
  // advantages
  'unknown-advantage',
  'advantage-not-held', // `power` does not have it in this game
  'advantage-not-declared', // it works by itself
  'advantage-used-up',
  'advantage-not-now', // its rule names another time
  'offer-first', // `power` must say whether and where it places what it is offered
  'not-an-offered-place',
  'not-to-be-lent', // `units` are no friends' units in the power's first territories
  'cannot-be-doomed', // `units` are no units that can give themselves up in the battle in `spaces`
  'cannot-be-kamikaze', // `units` are no air units that can attack ships now
  'from-one-space', // `units` do not stand in one space
  'not-attacked', // neither the space of `units` nor `spaces` is attacked
  'one-stays', // one unit must stay in `spaces`
  'complex-stays', // no complex moves from and to these spaces
  // malformed commands
  'bad-command',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Refusal {
  /** The rule that forbids the command. */
  readonly rule: RuleId;
  readonly reason: Reason;
  /** The spaces concerned. */
  readonly spaces?: readonly SpaceId[];
  readonly units?: readonly UnitId[];
  /** Further units, which are lost whatever is done (NCM-7). */
  readonly pastSaving?: readonly UnitId[];
  /** The unit type concerned, if the unit is not on the board yet. */
  readonly unitType?: UnitTypeId;
  readonly power?: PowerId;
  /** The requested and the allowed number, in the unit of the reason (IPCs, spaces, units, dice). */
  readonly requested?: number;
  readonly allowed?: number;
  /** Further refusals: the end of a phase reports all of its faults at the same time. */
  readonly others?: readonly Refusal[];
}

export const refusal = (rule: RuleId, reason: Reason, details: Omit<Refusal, 'rule' | 'reason'> = {}): Refusal => ({
  rule,
  reason,
  ...details,
});

/** Combines refusals: the first one, with the rest as `others`; null for none. */
export function together([first, ...others]: readonly Refusal[]): Refusal | null {
  if (!first) return null;
  return others.length > 0 ? { ...first, others } : first;
}
