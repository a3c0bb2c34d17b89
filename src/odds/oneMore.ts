import { NO_TARGETS, roomFor, TARGET_KINDS, type Hits, type TargetKind, type Targets } from '../engine/index.ts';
import type { Formation, Line, MixedLosses } from './formation.ts';
import { hitOn, isCandidate, type Limit } from './targets.ts';
import { bitOf, type MergedHits } from './volley.ts';

/** Who is lost to hits of several kinds, one hit after another. */

/** What such hits leave of a formation, before any are reckoned. */
export function mixedLosses(
  line: Line,
  formation: Formation,
  { targets }: MergedHits,
  limit: Limit | null,
): MixedLosses {
  const queues: MixedLosses['queues'] = {
    submarine: { ranks: [], turns: [] },
    air: { ranks: [], turns: [] },
    surface: { ranks: [], turns: [] },
    defenceless: { ranks: [], turns: [] },
  };
  for (const [turn, rank] of formation.order.entries()) {
    if (!isCandidate(line, rank, limit)) continue;
    const { ranks, turns } = queues[line.targets[rank]!];
    ranks.push(rank);
    turns.push(turn);
  }
  const room = [0, 1, 2].map((kind) =>
    TARGET_KINDS.reduce(
      (sum, target) => ((targets[kind] ?? 0) & bitOf(target) ? sum + queues[target].ranks.length : sum),
      0,
    ),
  );
  const places = Array.from({ length: room.reduce((size, hits) => size * (hits + 1), 1) }, () => -1);
  places[0] = 0;
  return { left: [formation], ids: [formation.id], taken: [NO_TARGETS], queues, room, places };
}

/**
 * The place of what is left when one more hit comes to those that left the formation at a place. Hits can change
 * their targets for it (COM-11), but whoever is lost without it is lost with it: so one more unit is lost at most, the
 * first in the order for which there is room.
 */
export function oneMore(line: Line, losses: MixedLosses, before: number, hits: Hits, withDestroyer: boolean): number {
  const { left, ids, taken, queues } = losses;
  const target = nextTarget(line, losses, taken[before]!, hits, withDestroyer);
  if (target === null) return before;
  const count = taken[before]![target];
  const after = hitOn(line, left[before]!, queues[target].ranks[count]!);
  const known = left.indexOf(after);
  if (known >= 0) return known;
  ids.push(after.id);
  taken.push({ ...taken[before]!, [target]: count + 1 });
  return left.push(after) - 1;
}

/** The kind of target that is lost next beside those that are taken, defenceless units last (COM-10); null if none. */
function nextTarget(
  { strikes }: Line,
  { queues }: MixedLosses,
  taken: Targets,
  hits: Hits,
  withDestroyer: boolean,
): TargetKind | null {
  let next: TargetKind | null = null;
  let first = Infinity;
  for (const target of TARGET_KINDS) {
    if (target === 'defenceless' && next !== null) continue;
    const turn = queues[target].turns[taken[target]] ?? Infinity;
    if (turn >= first || roomFor(strikes, hits, taken, target, withDestroyer) < 1) continue;
    next = target;
    first = turn;
  }
  return next;
}
