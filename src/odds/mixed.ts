import type { Hits } from '../engine/index.ts';
import type { Formation, Line, MixedLosses, Outcomes } from './formation.ts';
import { mixedLosses, oneMore } from './oneMore.ts';
import type { Limit } from './targets.ts';
import type { MergedHits } from './volley.ts';

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
  const most1 = Math.min(room[0]!, hits.chances[0]!.length - 1);
  const most2 = Math.min(room[1]!, hits.chances[1]!.length - 1);
  const most3 = Math.min(room[2]!, (hits.chances[2]?.length ?? 1) - 1);
  for (let i = 0; i < left.length; i++) summed[i] = 0;
  for (let i = 0; i <= most1; i++) {
    const p = chanceOf(hits, 0, i, most1);
    for (let j = 0; j <= most2; j++) {
      const q = p * chanceOf(hits, 1, j, most2);
      for (let k = 0; k <= most3; k++) {
        const at = (i * above2 + j) * above3 + k;
        if (places[at] === 0) {
          const withOneLess = k > 0 ? at - 1 : j > 0 ? at - above3 : at - above2 * above3;
          places[at] = newPlace(line, losses, places[withOneLess]!, hitsOf(hits, i, j, k), withDestroyer);
        }
        summed[places[at]! - 1]! += k === 0 && most3 === 0 ? q : q * chanceOf(hits, 2, k, most3);
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

/** How likely so many hits of a kind are, all beyond the most that there is room for with that number. */
const chanceOf = ({ chances, sums }: MergedHits, kind: number, hits: number, most: number): number =>
  hits === most ? sums[kind]![hits]! : chances[kind]![hits]!;

/** So many hits of each kind. */
function hitsOf({ kinds }: MergedHits, first: number, second: number, third: number): Hits {
  const hits = { submarine: 0, air: 0, surface: 0 };
  hits[kinds[0]!] = first;
  hits[kinds[1]!] = second;
  if (third > 0) hits[kinds[2]!] = third;
  return hits;
}
