import {
  type Hits,
  roomWithin,
  TARGET_KINDS,
  type Cuts,
  type TargetKind,
  type Targets,
} from '../../../../engine/index.ts';
import { CERTAINLY_NONE, chanceUpTo, mostOf, type Chances } from './dice.ts';
import { hitOnFirst, type Limit, hitOn, isCandidate, keyOf, orderIn, roomOn } from './lossOrder.ts';
import type { Formation, Line, MixedLosses, Outcomes } from './sideState.ts';
import { type MergedHits, bitOf } from './volley.ts';

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
  /** How likely each place is. */
  const summed = line.scratch.chances;
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
  const place = oneMore(line, losses, before - 1, hitsOf(line, merged, i, j, k), withDestroyer);
  if (place === known) line.scratch.chances[place] = 0;
  return place + 1;
}

/** The place plus 1 of what is left when the first that can be hit on these targets is hit too. */
function placeAfter(line: Line, losses: MixedLosses, before: number, targets: number): number {
  const { left, ids } = losses;
  const after = hitOnFirst(line, line.rankOrder!, left[before - 1]!, targets);
  if (!after) return before;
  const known = left.indexOf(after);
  if (known >= 0) return known + 1;
  line.scratch.chances[left.length] = 0;
  ids.push(after.id);
  losses.above = Math.max(losses.above, after.id + 1);
  return left.push(after);
}

/** So many hits of each kind: always the same record. */
function hitsOf({ scratch }: Line, { kinds }: MergedHits, first: number, second: number, third: number): Hits {
  const { counts, hits } = scratch;
  counts.fill(0);
  counts[kinds[0]!] = first;
  counts[kinds[1]!] = second;
  if (third > 0) counts[kinds[2]!] = third;
  hits.submarine = counts[0]!;
  hits.air = counts[1]!;
  hits.surface = counts[2]!;
  return hits;
}

/** What such hits leave of a formation, as far as it is known. */
export function mixedLosses(
  line: Line,
  formation: Formation,
  hits: MergedHits,
  withDestroyer: boolean,
  limit: Limit | null,
): MixedLosses {
  const key = keyOf(hits.key, withDestroyer, limit);
  for (let losses = formation.mixedLosses; losses; losses = losses.next)
    if (losses.key === key && hasRoom(losses, hits)) return losses;
  return (formation.mixedLosses = noLosses(line, formation, key, hits, limit));
}

/** Whether there are places for all hits of each kind that count: the strongest enemy nearly always comes first. */
function hasRoom({ room, most }: MixedLosses, { chances }: MergedHits): boolean {
  for (let kind = 0; kind < chances.length; kind++)
    if (room[kind]! < most[kind]! && mostOf(chances[kind]!, most[kind]!) > room[kind]!) return false;
  return true;
}

function noLosses(
  line: Line,
  formation: Formation,
  key: number,
  { targets, chances }: MergedHits,
  limit: Limit | null,
): MixedLosses {
  const widest = limit === null && line.rankOrder ? widestOf(targets) : -1;
  const turns =
    widest >= 0 && targets.length === 2
      ? NO_TURNS_AT_ALL
      : TARGET_KINDS.map((target) => turnsOf(line, formation, target, limit));
  const most = [0, 0, 0];
  const room = [0, 0, 0];
  let size = 1;
  for (let kind = 0; kind < targets.length; kind++) {
    most[kind] = roomOn(line, formation, targets[kind]!, limit);
    room[kind] = mostOf(chances[kind]!, most[kind]!);
    size *= room[kind]! + 1;
  }
  const places = noPlaces(line, size);
  places[0] = 1;
  return {
    key,
    left: [formation],
    ids: [formation.id],
    above: formation.id + 1,
    isRow: false,
    turns,
    most,
    room,
    widest,
    places,
    next: formation.mixedLosses,
  };
}

/** The place of the targets among which all others are; -1 if there are none. */
function widestOf(targets: readonly number[]): number {
  let all = 0;
  for (let kind = 0; kind < targets.length; kind++) all |= targets[kind]!;
  return targets.indexOf(all);
}

/** When the turn of units of a kind of target comes. */
function turnsOf(line: Line, formation: Formation, target: TargetKind, limit: Limit | null): readonly number[] {
  if ((formation.targets & bitOf(target)) === 0) return NO_TURNS;
  const order = orderIn(line, formation);
  const found = line.scratch.turns;
  let count = 0;
  for (let turn = 0; turn < order.length; turn++)
    if (line.targets[order[turn]!] === target && isCandidate(line, order[turn]!, limit)) found[count++] = turn;
  return found.slice(0, count);
}

const NO_TURNS: readonly number[] = [];
const NO_TURNS_AT_ALL: readonly (readonly number[])[] = [];
/** So many places of which nothing is known yet. */
function noPlaces({ scratch: { places } }: Line, count: number): number[] {
  while (places.length < count) places.push(0);
  return places.slice(0, count);
}

/**
 * The place of what is left when one more hit comes to those that left the formation at a place. Hits can change
 * their targets for it (COM-11), but whoever is lost without it is lost with it: so one more unit is lost at most, the
 * first in the order for which there is room.
 */
export function oneMore(line: Line, losses: MixedLosses, before: number, hits: Hits, withDestroyer: boolean): number {
  const { left, ids } = losses;
  const taken = takenFrom(line, left[0]!, left[before]!);
  const kind = nextKind(line.cuts[withDestroyer ? 1 : 0], losses, taken, hits);
  if (kind < 0) return before;
  const turn = losses.turns[kind]![taken[TARGET_KINDS[kind]!]]!;
  const after = hitOn(line, left[before]!, orderIn(line, left[0]!)[turn]!);
  const known = left.indexOf(after);
  if (known >= 0) return known;
  ids.push(after.id);
  losses.above = Math.max(losses.above, after.id + 1);
  return left.push(after) - 1;
}

/** How many hits targets of each kind have taken between two formations: always the same record. */
function takenFrom({ ranks, targets, scratch: { taken } }: Line, whole: Formation, left: Formation): Targets {
  taken.submarine = 0;
  taken.air = 0;
  taken.surface = 0;
  taken.defenceless = 0;
  for (let rank = 0; rank < ranks.length; rank++) {
    const lost = whole.fighting[rank]! - left.fighting[rank]!;
    if (lost !== 0) taken[targets[rank]!] += lost * ranks[rank]!.candidate.hitsLeft;
  }
  return taken;
}

/** The kind of target whose turn comes next and that has room, defenceless units last (COM-10); -1 if none has. */
function nextKind(cuts: Cuts, { turns }: MixedLosses, taken: Targets, hits: Hits): number {
  let first = -1;
  let next = Infinity;
  for (let kind = 0; kind < turns.length; kind++) {
    const target = TARGET_KINDS[kind]!;
    if (target === 'defenceless' && first >= 0) break;
    const gone = taken[target];
    if (gone === turns[kind]!.length || turns[kind]![gone]! >= next) continue;
    if (roomWithin(cuts, hits, taken, target) < 1) continue;
    first = kind;
    next = turns[kind]![gone]!;
  }
  return first;
}
