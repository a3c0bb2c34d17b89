import {
  roomWithin,
  TARGET_KINDS,
  type Hits,
  type Cuts,
  type TargetKind,
  type Targets,
} from '../../../../engine/axis-allies/index.ts';
import { CERTAINLY_NONE, chanceUpTo, mostOf, type HitChances } from './dice.ts';
import { hitOnFirst, type Limit, hitOn, isCandidate, lossOrderKey, orderIn, hitsRoom } from './lossOrder.ts';
import type { SideState, SideModel, MixedLosses, Outcomes } from './sideState.ts';
import { type MergedHits, bitOf } from './volley.ts';

/** What is left of a side after hits of kinds that differ in what they can be assigned to (COM-9, COM-11). */
export function outcomesOfMixedHits(
  sideModel: SideModel,
  sideState: SideState,
  merged: MergedHits,
  withDestroyer: boolean,
  limit: Limit | null,
): Outcomes {
  const losses = mixedLosses(sideModel, sideState, merged, withDestroyer, limit);
  const { left, places, room } = losses;
  /** How likely each place is. */
  const summed = sideModel.scratch.chances;
  const above2 = room[1]! + 1;
  const above3 = room[2]! + 1;
  const [first, second, third = CERTAINLY_NONE] = merged.chances as readonly [HitChances, HitChances, HitChances?];
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
        if (places[at] === 0) places[at] = placeOf(sideModel, losses, merged, withDestroyer, i, j, k);
        summed[places[at]! - 1]! += both * chanceUpTo(third, k, last3);
      }
    }
  }
  // A stronger enemy may have left more than this one can.
  let count = left.length;
  while (summed[count - 1] === 0) count--;
  const exactly = summed.slice(0, count);
  return { to: losses, count, exactly, atLeast: exactly, afterFirstFire: null, afterFirstFireIfStriking: null };
}

/** The place plus 1 of what so many hits of each kind leave, which may be a new one; from what one hit less leaves. */
function placeOf(
  sideModel: SideModel,
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
      return placeAfter(sideModel, losses, places[at - ofFirst]!, merged.targets[0]!);
    if (j > 0 && (widest === 1 || i + k === 0))
      return placeAfter(sideModel, losses, places[at - ofSecond]!, merged.targets[1]!);
    if (k > 0 && (widest === 2 || i + j === 0))
      return placeAfter(sideModel, losses, places[at - 1]!, merged.targets[2]!);
  }
  const before = places[k > 0 ? at - 1 : j > 0 ? at - ofSecond : at - ofFirst]!;
  const known = losses.left.length;
  const place = assignMixedHit(sideModel, losses, before - 1, hitsOf(sideModel, merged, i, j, k), withDestroyer);
  if (place === known) sideModel.scratch.chances[place] = 0;
  return place + 1;
}

/** The place plus 1 of what is left when the first that can be hit on these targets is hit too. */
function placeAfter(sideModel: SideModel, losses: MixedLosses, before: number, targets: number): number {
  const { left, ids } = losses;
  const after = hitOnFirst(sideModel, sideModel.hitOrder!, left[before - 1]!, targets);
  if (!after) return before;
  const known = left.indexOf(after);
  if (known >= 0) return known + 1;
  sideModel.scratch.chances[left.length] = 0;
  ids.push(after.id);
  losses.above = Math.max(losses.above, after.id + 1);
  return left.push(after);
}

/** So many hits of each kind: always the same record. */
function hitsOf({ scratch }: SideModel, { kinds }: MergedHits, first: number, second: number, third: number): Hits {
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

/** What such hits leave of a side state, as far as it is known. */
export function mixedLosses(
  sideModel: SideModel,
  sideState: SideState,
  hits: MergedHits,
  withDestroyer: boolean,
  limit: Limit | null,
): MixedLosses {
  const key = lossOrderKey(hits.key, withDestroyer, limit);
  for (let losses = sideState.mixedLosses; losses; losses = losses.next)
    if (losses.key === key && hasRoom(losses, hits)) return losses;
  return (sideState.mixedLosses = noLosses(sideModel, sideState, key, hits, limit));
}

/** Whether there are places for all hits of each kind that count: the strongest enemy nearly always comes first. */
function hasRoom({ room, most }: MixedLosses, { chances }: MergedHits): boolean {
  for (let kind = 0; kind < chances.length; kind++)
    if (room[kind]! < most[kind]! && mostOf(chances[kind]!, most[kind]!) > room[kind]!) return false;
  return true;
}

function noLosses(
  sideModel: SideModel,
  sideState: SideState,
  key: number,
  { targets, chances }: MergedHits,
  limit: Limit | null,
): MixedLosses {
  const widest = limit === null && sideModel.hitOrder ? widestOf(targets) : -1;
  const turns =
    widest >= 0 && targets.length === 2
      ? NO_TURNS_AT_ALL
      : TARGET_KINDS.map((target) => turnsOf(sideModel, sideState, target, limit));
  const most = [0, 0, 0];
  const room = [0, 0, 0];
  let size = 1;
  for (let kind = 0; kind < targets.length; kind++) {
    most[kind] = hitsRoom(sideModel, sideState, targets[kind]!, limit);
    room[kind] = mostOf(chances[kind]!, most[kind]!);
    size *= room[kind]! + 1;
  }
  const places = noPlaces(sideModel, size);
  places[0] = 1;
  return {
    key,
    left: [sideState],
    ids: [sideState.id],
    above: sideState.id + 1,
    areInARow: false,
    turns,
    most,
    room,
    widest,
    places,
    next: sideState.mixedLosses,
  };
}

/** The place of the targets among which all others are; -1 if there are none. */
function widestOf(targets: readonly number[]): number {
  let all = 0;
  for (let kind = 0; kind < targets.length; kind++) all |= targets[kind]!;
  return targets.indexOf(all);
}

/** When the turn of units of a kind of target comes. */
function turnsOf(
  sideModel: SideModel,
  sideState: SideState,
  target: TargetKind,
  limit: Limit | null,
): readonly number[] {
  if ((sideState.targets & bitOf(target)) === 0) return NO_TURNS;
  const order = orderIn(sideModel, sideState);
  const found = sideModel.scratch.turns;
  let count = 0;
  for (let turn = 0; turn < order.length; turn++)
    if (sideModel.targets[order[turn]!] === target && isCandidate(sideModel, order[turn]!, limit))
      found[count++] = turn;
  return found.slice(0, count);
}

const NO_TURNS: readonly number[] = [];
const NO_TURNS_AT_ALL: readonly (readonly number[])[] = [];
/** So many places of which nothing is known yet. */
function noPlaces({ scratch: { places } }: SideModel, count: number): number[] {
  while (places.length < count) places.push(0);
  return places.slice(0, count);
}

/**
 * The place of what is left when one more hit comes to those that left the side state at a place. Hits can change
 * their targets for it (COM-11), but whoever is lost without it is lost with it: so one more unit is lost at most, the
 * first in the order for which there is room.
 */
export function assignMixedHit(
  sideModel: SideModel,
  losses: MixedLosses,
  before: number,
  hits: Hits,
  withDestroyer: boolean,
): number {
  const { left, ids } = losses;
  const taken = takenFrom(sideModel, left[0]!, left[before]!);
  const kind = nextKind(sideModel.cuts[withDestroyer ? 1 : 0], losses, taken, hits);
  if (kind < 0) return before;
  const turn = losses.turns[kind]![taken[TARGET_KINDS[kind]!]]!;
  const after = hitOn(sideModel, left[before]!, orderIn(sideModel, left[0]!)[turn]!);
  const known = left.indexOf(after);
  if (known >= 0) return known;
  ids.push(after.id);
  losses.above = Math.max(losses.above, after.id + 1);
  return left.push(after) - 1;
}

/** How many hits targets of each kind have taken between two side states: always the same record. */
function takenFrom({ groups, targets, scratch: { taken } }: SideModel, whole: SideState, left: SideState): Targets {
  taken.submarine = 0;
  taken.air = 0;
  taken.surface = 0;
  taken.defenceless = 0;
  for (let group = 0; group < groups.length; group++) {
    const lost = whole.fighting[group]! - left.fighting[group]!;
    if (lost !== 0) taken[targets[group]!] += lost * groups[group]!.candidate.hitsLeft;
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
