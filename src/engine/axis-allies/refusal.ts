import type { PowerId, SpaceId, UnitId, UnitTypeId } from './ids.ts';
import type { RuleId } from './ruleIds.ts';

/** Why a command was refused. The engine names the reason; src/text turns it into a sentence. */
export const REASONS = [
  // any command
  'game-over',
  'not-now', // the game waits for something else (dice, casualties, another phase)
  'unknown-unit',
  'unknown-space',
  'not-your-unit',
  'no-units-chosen',
  // purchase
  'unknown-unit-type',
  'not-for-sale',
  'cannot-afford',
  'capital-lost', // the acting power's capital is enemy-held: it buys nothing
  // moves, any
  'already-moved',
  'already-fought',
  'same-space',
  'neutral-space', // entering, or the only way leads through
  'wrong-element', // land units to sea without loading, sea units ashore
  'too-far',
  'no-route', // no way for it at all, or the way to `spaces` is blocked
  'must-stop', // a route would pass a space where the unit must stop; `space` is that space
  'canal-closed',
  'strait-closed',
  'route-broken', // `via` names spaces that are not adjacent, or not passable for it
  'cargo-moves-with-ship',
  // combat move
  'ends-friendly', // a combat move must end in a hostile space
  'transports-attack-alone',
  'transport-must-leave',
  'cannot-land', // no way to land for `units`
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
  'friend-transport-now', // a friend's transport: offload on a later turn of yours
  'not-hostile-target',
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
  'battles-remain',
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
  'must-save-air', // `units` could be saved and would be lost
  'stranded-first',
  'not-a-stranded-landing',
  // mobilize
  'nothing-purchased',
  'no-complex',
  'complex-taken-this-turn',
  'complex-of-friend',
  'complex-limit',
  'wrong-place', // land units to sea, sea units ashore
  'no-carrier-room',
  'must-place', // units that can be placed must be
  // command data that no rule foresees
  'bad-command',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Refusal {
  /** The rule that refuses. */
  readonly rule: RuleId;
  readonly reason: Reason;
  /** The space or spaces in question. */
  readonly spaces?: readonly SpaceId[];
  readonly units?: readonly UnitId[];
  /** The type of unit in question where no unit stands yet: bought or to be placed. */
  readonly unitType?: UnitTypeId;
  readonly power?: PowerId;
  /** What was asked and what is allowed, in the reason's own measure (IPCs, spaces, units, dice). */
  readonly asked?: number;
  readonly allowed?: number;
  /** What else stands in the way: the end of a phase names all its faults, this refusal the first. */
  readonly others?: readonly Refusal[];
}

export const refusal = (rule: RuleId, reason: Reason, details: Omit<Refusal, 'rule' | 'reason'> = {}): Refusal => ({
  rule,
  reason,
  ...details,
});

/** One refusal for several: the first, with the others; null for none. */
export function together([first, ...others]: readonly Refusal[]): Refusal | null {
  if (!first) return null;
  return others.length > 0 ? { ...first, others } : first;
}
