import { type Hits, mostHits, roomFor, type Strikes, type TargetKind, type Targets } from './hits.ts';

/** In which order a side loses its units, and which of them a roll can take (COM-8, COM-9, COM-10, COM-11, COM-12). */

/** A unit, or several that are alike, as a choice of casualties sees it. */
export interface CasualtyCandidate {
  /** With its cargo, if that is lost with it and counts. */
  readonly cost: number;
  /** Whether it can hit anybody now. */
  readonly fights: boolean;
  /** How many hits still destroy it. */
  readonly hitsLeft: number;
  readonly captures: boolean;
  readonly target: TargetKind;
}

/**
 * The order in which to choose candidates, one entry per hit: first hits that only damage a ship, then the cheapest
 * units, those that cannot hit before others of their price. A side that wants to capture the territory keeps its most
 * expensive unit that can (COM-19).
 */
export function preferredOrder<One extends CasualtyCandidate>(
  candidates: readonly One[],
  wantsToCapture: boolean,
): One[] {
  const cheapest = [...candidates].sort((a, b) => a.cost - b.cost || Number(a.fights) - Number(b.fights));
  if (wantsToCapture) {
    const kept = cheapest.findLastIndex((one) => one.captures);
    if (kept >= 0) return [...cheapest.slice(0, kept), ...cheapest.slice(kept + 1), cheapest[kept]!];
  }
  return [...cheapest.filter((one) => one.hitsLeft > 1), ...cheapest];
}

/** Hits of a roll, and what they can be assigned to. */
export interface RolledHits {
  readonly strikes: Strikes;
  readonly hits: Hits;
  readonly withDestroyer: boolean;
}

export const NO_TARGETS: Targets = { submarine: 0, air: 0, surface: 0, defenceless: 0 };

/**
 * How many hits must be assigned (COM-11), and how many of them to defenceless units, the last choice.
 * @rule COM-10
 */
export function hitsDue(
  roll: RolledHits,
  all: Targets,
): { readonly hitsToAssign: number; readonly onDefenceless: number } {
  const { strikes, hits, withDestroyer } = roll;
  const hitsToAssign = mostHits(strikes, hits, all, withDestroyer);
  const { submarine, air, surface } = all;
  const defended: Targets = { submarine, air, surface, defenceless: 0 };
  return { hitsToAssign, onDefenceless: hitsToAssign - mostHits(strikes, hits, defended, withDestroyer) };
}

/** Who takes the hits if they are assigned in this order (one entry per hit) as far as the rules let them. */
export function takenInOrder<One extends Pick<CasualtyCandidate, 'target'>>(
  { strikes, hits, withDestroyer }: RolledHits,
  { hitsToAssign, onDefenceless }: ReturnType<typeof hitsDue>,
  order: readonly One[],
): One[] {
  const chosen: One[] = [];
  const taken: Record<TargetKind, number> = { ...NO_TARGETS };
  for (const one of order) {
    if (chosen.length === hitsToAssign) break;
    if (one.target === 'defenceless' && taken.defenceless === onDefenceless) continue;
    if (roomFor(strikes, hits, taken, one.target, withDestroyer) < 1) continue;
    chosen.push(one);
    taken[one.target]++;
  }
  return chosen;
}
