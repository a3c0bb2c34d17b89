import type { Hits } from '../engine/index.ts';
import { CERTAINLY_NONE } from './dice.ts';
import type { Formation, Line, MixedLosses, Outcomes } from './formation.ts';
import { mixedLosses, oneMore } from './oneMore.ts';
import type { Limit } from './targets.ts';
import { upTo, type MergedHits } from './volley.ts';

/** What is left of a side after hits of kinds that differ in what they can be assigned to (COM-9, COM-11). */
export function mixed(
  line: Line,
  formation: Formation,
  hits: MergedHits,
  withDestroyer: boolean,
  limit: Limit | null,
): Outcomes {
  const losses = mixedLosses(line, formation, hits, withDestroyer, limit);
  const { left, ids, places, room } = losses;
  const above2 = room[1]! + 1;
  const above3 = room[2]! + 1;
  const first = upTo(hits, 0, room[0]!);
  const second = upTo(hits, 1, room[1]!);
  const third = hits.targets.length > 2 ? upTo(hits, 2, room[2]!) : CERTAINLY_NONE;
  for (let i = 0; i < left.length; i++) summed[i] = 0;
  for (let i = 0; i < first.length; i++) {
    for (let j = 0; j < second.length; j++) {
      const both = first[i]! * second[j]!;
      for (let k = 0; k < third.length; k++) {
        const at = (i * above2 + j) * above3 + k;
        if (places[at] === 0) {
          const withOneLess = k > 0 ? at - 1 : j > 0 ? at - above3 : at - above2 * above3;
          places[at] = newPlace(line, losses, places[withOneLess]!, hitsOf(hits, i, j, k), withDestroyer);
        }
        summed[places[at]! - 1]! += both * third[k]!;
      }
    }
  }
  // A stronger enemy may have left more than this one can.
  let count = left.length;
  while (summed[count - 1] === 0) count--;
  const chances = summed.slice(0, count);
  return {
    left,
    ids,
    above: losses.above,
    isRow: losses.isRow,
    count,
    chances,
    sums: chances,
    parts: null,
    strikingParts: null,
  };
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

/** So many hits of each kind. */
function hitsOf({ kinds }: MergedHits, first: number, second: number, third: number): Hits {
  const hits = { submarine: 0, air: 0, surface: 0 };
  hits[kinds[0]!] = first;
  hits[kinds[1]!] = second;
  if (third > 0) hits[kinds[2]!] = third;
  return hits;
}
