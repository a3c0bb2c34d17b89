import type { Hits } from '../engine/index.ts';
import { CERTAINLY_NONE, chanceUpTo, mostOf, type Chances } from './dice.ts';
import type { Formation, Line, MixedLosses, Outcomes } from './formation.ts';
import { mixedLosses, oneMore } from './oneMore.ts';
import { hitOnFirst, type Limit } from './targets.ts';
import type { MergedHits } from './volley.ts';

/** What is left of a side after hits of kinds that differ in what they can be assigned to (COM-9, COM-11). */
export function mixed(
  line: Line,
  formation: Formation,
  merged: MergedHits,
  withDestroyer: boolean,
  limit: Limit | null,
): Outcomes {
  const losses = mixedLosses(line, formation, merged, withDestroyer, limit);
  const { left, places, room } = losses;
  const above2 = room[1]! + 1;
  const above3 = room[2]! + 1;
  const [first, second, third = CERTAINLY_NONE] = merged.chances as readonly [Chances, Chances, Chances?];
  const last1 = mostOf(first, room[0]!);
  const last2 = mostOf(second, room[1]!);
  const last3 = mostOf(third, room[2]!);
  for (let i = 0; i < left.length; i++) summed[i] = 0;
  for (let i = 0; i <= last1; i++) {
    const one = chanceUpTo(first, i, last1);
    for (let j = 0; j <= last2; j++) {
      const both = one * chanceUpTo(second, j, last2);
      for (let k = 0; k <= last3; k++) {
        const at = (i * above2 + j) * above3 + k;
        if (places[at] === 0) places[at] = placeOf(line, losses, merged, withDestroyer, i, j, k);
        summed[places[at]! - 1]! += both * chanceUpTo(third, k, last3);
      }
    }
  }
  // A stronger enemy may have left more than this one can.
  let count = left.length;
  while (summed[count - 1] === 0) count--;
  const exactly = summed.slice(0, count);
  return { to: losses, count, exactly, atLeast: exactly, parts: null, strikingParts: null };
}

/** The place plus 1 of what so many hits of each kind leave, which may be a new one; from what one hit less leaves. */
function placeOf(
  line: Line,
  losses: MixedLosses,
  merged: MergedHits,
  withDestroyer: boolean,
  i: number,
  j: number,
  k: number,
): number {
  const { places, room, widest } = losses;
  const ofSecond = room[2]! + 1;
  const ofFirst = (room[1]! + 1) * ofSecond;
  const at = i * ofFirst + j * ofSecond + k;
  // A hit of the widest kind, or one beside which there is no other kind, goes to the first that is left.
  if (widest >= 0) {
    if (i > 0 && (widest === 0 || j + k === 0))
      return placeAfter(line, losses, places[at - ofFirst]!, merged.targets[0]!);
    if (j > 0 && (widest === 1 || i + k === 0))
      return placeAfter(line, losses, places[at - ofSecond]!, merged.targets[1]!);
    if (k > 0 && (widest === 2 || i + j === 0)) return placeAfter(line, losses, places[at - 1]!, merged.targets[2]!);
  }
  const before = places[k > 0 ? at - 1 : j > 0 ? at - ofSecond : at - ofFirst]!;
  const known = losses.left.length;
  const place = oneMore(line, losses, before - 1, hitsOf(merged, i, j, k), withDestroyer);
  if (place === known) summed[place] = 0;
  return place + 1;
}

/** The place plus 1 of what is left when the first that can be hit on these targets is hit too. */
function placeAfter(line: Line, losses: MixedLosses, before: number, targets: number): number {
  const { left, ids } = losses;
  const after = hitOnFirst(line, line.rankOrder!, left[before - 1]!, targets);
  if (!after) return before;
  const known = left.indexOf(after);
  if (known >= 0) return known + 1;
  summed[left.length] = 0;
  ids.push(after.id);
  losses.above = Math.max(losses.above, after.id + 1);
  return left.push(after);
}

/** How likely each place is; always the same list, which is filled anew each time. */
const summed: number[] = [];

/** So many hits of each kind; always the same list and record, both in the order of `HIT_KINDS`. */
function hitsOf({ kinds }: MergedHits, first: number, second: number, third: number): Hits {
  counts.fill(0);
  counts[kinds[0]!] = first;
  counts[kinds[1]!] = second;
  if (third > 0) counts[kinds[2]!] = third;
  hits.submarine = counts[0]!;
  hits.air = counts[1]!;
  hits.surface = counts[2]!;
  return hits;
}

const counts = [0, 0, 0];
const hits = { submarine: 0, air: 0, surface: 0 };
