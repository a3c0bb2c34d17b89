import { hitsDue, NO_HITS, NO_TARGETS, roomFor, type TargetKind } from '../engine/index.ts';
import { CERTAINLY_NONE } from './dice.ts';
import type { Formation, Line, Losses, Outcomes } from './formation.ts';
import { bitOf, type MergedHits } from './volley.ts';

/** How likely the outcome with this index is. */
export const chanceAt = ({ chances, count, last }: Outcomes, i: number): number =>
  i === count - 1 ? last : chances[i]!;

/** Whom hits can be assigned to, beside what follows from their kind, by rank (BOM-3); the id tells limits apart. */
export interface Limit {
  readonly id: number;
  readonly canBeHit: readonly boolean[];
}

const isCandidate = ({ ranks }: Line, rank: number, limit: Limit | null): boolean =>
  !ranks[rank]!.isDoomed && (limit?.canBeHit[rank] ?? true);

/** The target kinds of a formation's candidates, as bits. */
export function targetsIn(line: Line, { fighting, targets }: Formation, limit: Limit | null): number {
  if (!limit) return targets;
  let bits = 0;
  for (let rank = 0; rank < fighting.length; rank++)
    if (fighting[rank]! > 0 && isCandidate(line, rank, limit)) bits |= bitOf(line.targets[rank]!);
  return bits;
}

/** What is left of a side after these hits, which it takes in its order (COM-8..12). */
export function outcomes(
  line: Line,
  formation: Formation,
  hits: MergedHits,
  withDestroyer: boolean,
  limit: Limit | null,
): Outcomes {
  const [targets, ...others] = hits.targets;
  if (targets === undefined) return outcomesAlone(formation);
  if (others.length > 0) return mixed(line, formation, hits, withDestroyer, limit);
  const { left, ids } = chain(line, formation, targets, limit);
  const chances = hits.chances[0]!;
  const count = Math.min(left.length, chances.length);
  return { left, ids, count, chances, last: hits.sums[0]![count - 1]! };
}

const idsOf = (left: readonly Formation[]): Uint16Array => new Uint16Array(left.map(({ id }) => id));

/** It stays as it is. */
export const outcomesAlone = (formation: Formation): Outcomes => ({
  left: [formation],
  ids: Uint16Array.of(formation.id),
  count: 1,
  chances: CERTAINLY_NONE,
  last: 1,
});

const keyOf = (targets: readonly number[], withDestroyer: boolean, limit: Limit | null): number =>
  targets.reduce((key, bits) => key * 16 + bits, (limit ? limit.id + 1 : 0) * 2 + Number(withDestroyer) + 1);

/** What is left after 0, 1, 2 … hits that can all be assigned to the same targets. */
function chain(line: Line, formation: Formation, targets: number, limit: Limit | null): Losses {
  const key = limit ? keyOf([targets], false, limit) : targets;
  let losses = formation.losses.get(key);
  if (losses) return losses;
  const left = chainFrom(line, formation, targets, limit);
  losses = { left, ids: idsOf(left), places: NO_PLACES };
  formation.losses.set(key, losses);
  return losses;
}

const NO_PLACES = new Int16Array(0);

function chainFrom(line: Line, formation: Formation, targets: number, limit: Limit | null): Formation[] {
  const able = formation.order.filter(
    (rank) => (bitOf(line.targets[rank]!) & targets) !== 0 && isCandidate(line, rank, limit),
  );
  // Defenceless units are the last choice (COM-10).
  const order = [
    ...able.filter((rank) => line.targets[rank] !== 'defenceless'),
    ...able.filter((rank) => line.targets[rank] === 'defenceless'),
  ];
  const [first, ...others] = order;
  if (first === undefined) return [formation];
  const fighting = [...formation.fighting];
  hit(line, fighting, first);
  const next = line.formation([...fighting], formation.away);
  // Nearly always the others are lost in the same order when the first one is gone.
  if (isWithout(next.order, formation.order, first)) return [formation, ...chain(line, next, targets, limit).left];
  const left = [formation, next];
  for (const rank of others) {
    hit(line, fighting, rank);
    left.push(line.formation([...fighting], formation.away));
  }
  return left;
}

/** Whether an order is another one without the first entry of this rank. */
function isWithout(order: readonly number[], whole: readonly number[], rank: number): boolean {
  if (order.length !== whole.length - 1) return false;
  let skipped = 0;
  for (let i = 0; i < whole.length; i++) {
    if (skipped === 0 && whole[i] === rank) skipped = 1;
    else if (order[i - skipped] !== whole[i]) return false;
  }
  return true;
}

/** Takes a hit on a unit of this rank: one that is whole is damaged, if it can be, and stands in the next rank then. */
function hit({ ranks }: Line, fighting: number[], rank: number): void {
  const at = fighting[rank]! > 0 ? rank : ranks[rank]!.afterHit;
  fighting[at]!--;
  const { afterHit } = ranks[at]!;
  if (afterHit >= 0) fighting[afterHit]!++;
}

/** The same for hits of two or three kinds that differ in what they can be assigned to (COM-9, COM-11). */
function mixed(
  line: Line,
  formation: Formation,
  hits: MergedHits,
  withDestroyer: boolean,
  limit: Limit | null,
): Outcomes {
  const most = hits.targets.map((targets) => room(line, formation, targets, limit));
  const key = keyOf(hits.targets, withDestroyer, limit);
  let losses = formation.losses.get(key);
  if (!losses) {
    const places = new Int16Array(most.reduce((size, hitsOfKind) => size * (hitsOfKind + 1), 1)).fill(-1);
    places[0] = 0;
    formation.losses.set(key, (losses = { left: [formation], ids: Uint16Array.of(formation.id), places }));
  }
  const { left } = losses;
  const known = left.length;
  const sums: number[] = Array.from({ length: known }, () => 0);
  const [one, two, three] = [0, 1, 2].map((kind) => Math.min(hits.chances[kind]?.length ?? 1, (most[kind] ?? 0) + 1));
  for (let i = 0; i < one!; i++) {
    const p = i === one! - 1 ? hits.sums[0]![i]! : hits.chances[0]![i]!;
    for (let j = 0; j < two!; j++) {
      const pq = p * (j === two! - 1 ? hits.sums[1]![j]! : hits.chances[1]![j]!);
      for (let k = 0; k < three!; k++) {
        const third = three === 1 ? 1 : k === three! - 1 ? hits.sums[2]![k]! : hits.chances[2]![k]!;
        const at = (i * (most[1]! + 1) + j) * ((most[2] ?? 0) + 1) + k;
        let place = losses.places[at]!;
        if (place < 0) {
          const after = lose(line, formation, hits, [i, j, k], withDestroyer, limit);
          place = left.indexOf(after);
          if (place < 0) {
            place = left.push(after) - 1;
            sums.push(0);
          }
          losses.places[at] = place;
        }
        sums[place]! += pq * third;
      }
    }
  }
  const count = sums.length;
  if (count > known) {
    losses = { ...losses, ids: idsOf(left) };
    formation.losses.set(key, losses);
  }
  return { left: losses.left, ids: losses.ids, count, chances: new Float64Array(sums), last: sums[count - 1]! };
}

/** How many hits on such targets a formation can take. */
const room = (line: Line, { fighting }: Formation, targets: number, limit: Limit | null): number =>
  line.ranks.reduce(
    (sum, { candidate }, rank) =>
      (bitOf(line.targets[rank]!) & targets) !== 0 && isCandidate(line, rank, limit)
        ? sum + fighting[rank]! * candidate.hitsLeft
        : sum,
    0,
  );

/** What is left after so many hits of each kind: units alike take theirs together, as many as there is room for. */
function lose(
  line: Line,
  formation: Formation,
  { kinds }: MergedHits,
  taken: readonly number[],
  withDestroyer: boolean,
  limit: Limit | null,
): Formation {
  const hits = { ...NO_HITS };
  for (let i = 0; i < kinds.length; i++) hits[kinds[i]!] = taken[i]!;
  const { order } = formation;
  const all: Record<TargetKind, number> = { ...NO_TARGETS };
  for (const rank of order) if (isCandidate(line, rank, limit)) all[line.targets[rank]!]++;
  const { hitsToAssign, onDefenceless } = hitsDue({ strikes: line.strikes, hits, withDestroyer }, all);
  const assigned: Record<TargetKind, number> = { ...NO_TARGETS };
  const fighting = [...formation.fighting];
  let left = hitsToAssign;
  for (let i = 0, alike = 1; i < order.length && left > 0; i += alike) {
    const rank = order[i]!;
    for (alike = 1; order[i + alike] === rank;) alike++;
    if (!isCandidate(line, rank, limit)) continue;
    const target = line.targets[rank]!;
    const most = target === 'defenceless' ? onDefenceless - assigned.defenceless : left;
    const fit = Math.min(alike, left, most, roomFor(line.strikes, hits, assigned, target, withDestroyer));
    for (let n = 0; n < fit; n++) hit(line, fighting, rank);
    if (fit > 0) {
      assigned[target] += fit;
      left -= fit;
    }
  }
  return line.formation(fighting, formation.away);
}
