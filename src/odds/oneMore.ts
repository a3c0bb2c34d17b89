import { NO_TARGETS, roomFor, TARGET_KINDS, type Hits, type TargetKind, type Targets } from '../engine/index.ts';
import type { Formation, Line, MixedLosses } from './formation.ts';
import { hitOn, isCandidate, keyOf, type Limit } from './targets.ts';
import { bitOf, type MergedHits } from './volley.ts';

/** Who is lost to hits of several kinds, one hit after another. */

/** What such hits leave of a formation, as far as it is known. */
export function mixedLosses(
  line: Line,
  formation: Formation,
  { targets, key: kinds }: MergedHits,
  withDestroyer: boolean,
  limit: Limit | null,
): MixedLosses {
  const key = keyOf(kinds, withDestroyer, limit);
  for (const losses of formation.mixedLosses) if (losses.key === key) return losses;
  const losses = noLosses(line, formation, key, targets, limit);
  formation.mixedLosses.push(losses);
  return losses;
}

function noLosses(
  line: Line,
  formation: Formation,
  key: number,
  targets: readonly number[],
  limit: Limit | null,
): MixedLosses {
  const turns = {
    submarine: [] as number[],
    air: [] as number[],
    surface: [] as number[],
    defenceless: [] as number[],
  };
  const { order } = formation;
  for (let turn = 0; turn < order.length; turn++)
    if (isCandidate(line, order[turn]!, limit)) turns[line.targets[order[turn]!]!].push(turn);
  const room = [0, 0, 0];
  for (let kind = 0; kind < targets.length; kind++)
    for (const target of TARGET_KINDS) if (targets[kind]! & bitOf(target)) room[kind]! += turns[target].length;
  const places = Array.from({ length: room.reduce((size, hits) => size * (hits + 1), 1) }, () => 0);
  places[0] = 1;
  return {
    key,
    left: [formation],
    ids: [formation.id],
    above: formation.id + 1,
    isRow: false,
    taken: [NO_TARGETS],
    turns,
    room,
    places,
  };
}

/**
 * The place of what is left when one more hit comes to those that left the formation at a place. Hits can change
 * their targets for it (COM-11), but whoever is lost without it is lost with it: so one more unit is lost at most, the
 * first in the order for which there is room.
 */
export function oneMore(line: Line, losses: MixedLosses, before: number, hits: Hits, withDestroyer: boolean): number {
  const { left, ids, taken } = losses;
  const turn = nextTurn(line, losses, taken[before]!, hits, withDestroyer);
  if (turn === Infinity) return before;
  const rank = left[0]!.order[turn]!;
  const after = hitOn(line, left[before]!, rank);
  const known = left.indexOf(after);
  if (known >= 0) return known;
  ids.push(after.id);
  losses.above = Math.max(losses.above, after.id + 1);
  taken.push(oneMoreOn(line.targets[rank]!, taken[before]!));
  return left.push(after) - 1;
}

const oneMoreOn = (target: TargetKind, { submarine, air, surface, defenceless }: Targets): Targets => ({
  submarine: target === 'submarine' ? submarine + 1 : submarine,
  air: target === 'air' ? air + 1 : air,
  surface: target === 'surface' ? surface + 1 : surface,
  defenceless: target === 'defenceless' ? defenceless + 1 : defenceless,
});

/** Whose turn comes next beside those that are taken, defenceless units last (COM-10); infinite if nobody's does. */
function nextTurn(
  { strikes }: Line,
  { turns }: MixedLosses,
  taken: Targets,
  hits: Hits,
  withDestroyer: boolean,
): number {
  let next = Infinity;
  for (const target of TARGET_KINDS) {
    if (target === 'defenceless' && next !== Infinity) break;
    const turn = turns[target][taken[target]] ?? Infinity;
    if (turn < next && roomFor(strikes, hits, taken, target, withDestroyer) >= 1) next = turn;
  }
  return next;
}
