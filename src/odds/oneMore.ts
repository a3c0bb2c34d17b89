import {
  NO_TARGETS,
  roomWithin,
  TARGET_KINDS,
  type Cuts,
  type Hits,
  type TargetKind,
  type Targets,
} from '../engine/index.ts';
import { mostOf } from './dice.ts';
import type { Formation, Line, MixedLosses } from './formation.ts';
import { hitOn, isCandidate, keyOf, orderIn, roomOn, type Limit } from './targets.ts';
import { bitOf, type MergedHits } from './volley.ts';

/** Who is lost to hits of several kinds, one hit after another. */

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
  const places = noPlaces(size);
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
  let count = 0;
  for (let turn = 0; turn < order.length; turn++)
    if (line.targets[order[turn]!] === target && isCandidate(line, order[turn]!, limit)) found[count++] = turn;
  return found.slice(0, count);
}

const NO_TURNS: readonly number[] = [];
const NO_TURNS_AT_ALL: readonly (readonly number[])[] = [];
/** Always the same list, since one that grows takes room for more than it is for. */
const found: number[] = [];

/** So many places of which nothing is known yet. */
function noPlaces(count: number): number[] {
  while (NO_PLACES.length < count) NO_PLACES.push(0);
  return NO_PLACES.slice(0, count);
}

const NO_PLACES: number[] = [];

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
function takenFrom({ ranks, targets }: Line, whole: Formation, left: Formation): Targets {
  takenNow.submarine = 0;
  takenNow.air = 0;
  takenNow.surface = 0;
  takenNow.defenceless = 0;
  for (let rank = 0; rank < ranks.length; rank++) {
    const lost = whole.fighting[rank]! - left.fighting[rank]!;
    if (lost !== 0) takenNow[targets[rank]!] += lost * ranks[rank]!.candidate.hitsLeft;
  }
  return takenNow;
}

const takenNow: Record<TargetKind, number> = { ...NO_TARGETS };

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
