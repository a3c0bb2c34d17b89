import { hitsDue, roomFor, TARGET_KINDS, type HitKind, type TargetKind } from '../engine/index.ts';
import type { Formation, Line, MixedLosses, Outcomes } from './formation.ts';
import { hitOn, isCandidate, keyOf, type Limit } from './targets.ts';
import { bitOf, type MergedHits } from './volley.ts';

/** What is left of a side after hits of kinds that differ in what they can be assigned to (COM-9, COM-11). */
export function mixed(
  line: Line,
  formation: Formation,
  hits: MergedHits,
  withDestroyer: boolean,
  limit: Limit | null,
): Outcomes {
  const key = keyOf(hits.key, withDestroyer, limit);
  let losses = formation.mixedLosses.get(key);
  if (!losses) formation.mixedLosses.set(key, (losses = noLosses(line, formation, hits, limit)));
  const { left, ids, places } = losses;
  const [room1, room2, room3] = losses.room as [number, number, number];
  const most1 = Math.min(room1, hits.chances[0]!.length - 1);
  const most2 = Math.min(room2, hits.chances[1]!.length - 1);
  const most3 = Math.min(room3, (hits.chances[2]?.length ?? 1) - 1);
  const sums = sumsFor(places.length);
  for (let i = 0; i <= most1; i++) {
    const p = chanceOf(hits, 0, i, most1);
    for (let j = 0; j <= most2; j++) {
      const q = p * chanceOf(hits, 1, j, most2);
      for (let k = 0; k <= most3; k++) {
        const at = (i * (room2 + 1) + j) * (room3 + 1) + k;
        if (places[at]! < 0)
          places[at] = placeOf(losses, lose(line, formation, losses, hits, [i, j, k], withDestroyer, limit));
        const place = places[at]!;
        sums[place]! += k === 0 && most3 === 0 ? q : q * chanceOf(hits, 2, k, most3);
      }
    }
  }
  const count = left.length;
  const chances: number[] = [];
  for (let place = 0; place < count; place++) chances.push(sums[place]!);
  return { left, ids, count, chances, last: chances[count - 1]!, parts: [undefined, undefined] };
}

/** Room for so many sums, which begin at nothing. */
function sumsFor(count: number): Float64Array {
  if (count > scratch.length) scratch = new Float64Array(2 * count);
  return scratch.fill(0, 0, count);
}

let scratch = new Float64Array(256);

/** How likely so many hits of a kind are, all beyond the most that there is room for with that number. */
const chanceOf = ({ chances, sums }: MergedHits, kind: number, hits: number, most: number): number =>
  hits === most ? sums[kind]![hits]! : chances[kind]![hits]!;

/** What such hits leave of a formation, before any are reckoned. */
function noLosses(line: Line, formation: Formation, { targets }: MergedHits, limit: Limit | null): MixedLosses {
  const all = noTargets();
  for (const rank of formation.order) if (isCandidate(line, rank, limit)) all[line.targets[rank]!]++;
  const room = [0, 1, 2].map((kind) =>
    TARGET_KINDS.reduce((sum, target) => ((targets[kind] ?? 0) & bitOf(target) ? sum + all[target] : sum), 0),
  );
  const places = new Int16Array(room.reduce((size, hits) => size * (hits + 1), 1)).fill(-1);
  places[0] = 0;
  return { left: [formation], ids: [formation.id], all, room, places };
}

const noTargets = (): Record<TargetKind, number> => ({ submarine: 0, air: 0, surface: 0, defenceless: 0 });

/** The place of a formation among those that are left, at their end if it is new there. */
function placeOf({ left, ids }: MixedLosses, after: Formation): number {
  const place = left.indexOf(after);
  if (place >= 0) return place;
  ids.push(after.id);
  return left.push(after) - 1;
}

/** What is left after so many hits of each kind: units alike take theirs together, as many as there is room for. */
function lose(
  line: Line,
  formation: Formation,
  { all }: MixedLosses,
  { kinds }: MergedHits,
  taken: readonly number[],
  withDestroyer: boolean,
  limit: Limit | null,
): Formation {
  const hits: Record<HitKind, number> = { submarine: 0, air: 0, surface: 0 };
  for (let i = 0; i < kinds.length; i++) hits[kinds[i]!] = taken[i]!;
  const { hitsToAssign, onDefenceless } = hitsDue({ strikes: line.strikes, hits, withDestroyer }, all);
  const assigned = noTargets();
  let after = formation;
  const { order } = formation;
  let left = hitsToAssign;
  for (let i = 0, alike = 1; i < order.length && left > 0; i += alike) {
    const rank = order[i]!;
    for (alike = 1; order[i + alike] === rank;) alike++;
    if (!isCandidate(line, rank, limit)) continue;
    const target = line.targets[rank]!;
    const most = target === 'defenceless' ? onDefenceless - assigned.defenceless : left;
    const fit = Math.min(alike, left, most, roomFor(line.strikes, hits, assigned, target, withDestroyer));
    for (let n = 0; n < fit; n++) after = hitOn(line, after, rank);
    if (fit > 0) {
      assigned[target] += fit;
      left -= fit;
    }
  }
  return after;
}
