import type { Hits } from '../engine/index.ts';
import { CERTAINLY_NONE, chanceUpTo, mostOf, type Chances } from './dice.ts';
import type { Formation, Line, MixedLosses, Outcomes } from './formation.ts';
import { mixedLosses, oneMore } from './oneMore.ts';
import type { Limit } from './targets.ts';
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
        if (places[at] === 0) {
          const withOneLess = k > 0 ? at - 1 : j > 0 ? at - above3 : at - above2 * above3;
          places[at] = newPlace(line, losses, places[withOneLess]!, hitsOf(merged, i, j, k), withDestroyer);
        }
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

/** What is left after one more hit: its place plus 1, which may be a new one. */
function newPlace(line: Line, losses: MixedLosses, before: number, hits: Hits, withDestroyer: boolean): number {
  const known = losses.left.length;
  const place = oneMore(line, losses, before - 1, hits, withDestroyer);
  if (place === known) summed[place] = 0;
  return place + 1;
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
