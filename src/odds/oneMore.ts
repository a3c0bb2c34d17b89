import { NO_TARGETS, roomWithin, TARGET_KINDS, type Cuts, type Hits, type TargetKind } from '../engine/index.ts';
import { mostOf } from './dice.ts';
import type { Formation, Line, MixedLosses } from './formation.ts';
import { hitOn, isCandidate, keyOf, orderIn, type Limit } from './targets.ts';
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
  const turns = TARGET_KINDS.map((target) => turnsOf(line, formation, target, limit));
  const most = [0, 0, 0];
  const room = [0, 0, 0];
  let size = 1;
  for (let kind = 0; kind < targets.length; kind++) {
    for (let target = 0; target < turns.length; target++)
      if (targets[kind]! & (1 << target)) most[kind]! += turns[target]!.length;
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
    taken: [0, 0, 0, 0],
    turns,
    most,
    room,
    places,
    next: formation.mixedLosses,
  };
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
  const { left, ids, taken } = losses;
  const at = before * TARGET_KINDS.length;
  const kind = nextKind(line.cuts[withDestroyer ? 1 : 0], losses, at, hits);
  if (kind < 0) return before;
  const turn = losses.turns[kind]![taken[at + kind]!]!;
  const after = hitOn(line, left[before]!, orderIn(line, left[0]!)[turn]!);
  const known = left.indexOf(after);
  if (known >= 0) return known;
  ids.push(after.id);
  for (let each = 0; each < TARGET_KINDS.length; each++) taken.push(taken[at + each]! + (each === kind ? 1 : 0));
  losses.above = Math.max(losses.above, after.id + 1);
  return left.push(after) - 1;
}

/** The kind of target whose turn comes next and that has room, defenceless units last (COM-10); -1 if none has. */
function nextKind(cuts: Cuts, { turns, taken }: MixedLosses, at: number, hits: Hits): number {
  takenNow.submarine = taken[at]!;
  takenNow.air = taken[at + 1]!;
  takenNow.surface = taken[at + 2]!;
  takenNow.defenceless = taken[at + 3]!;
  let first = -1;
  let next = Infinity;
  for (let kind = 0; kind < turns.length; kind++) {
    if (TARGET_KINDS[kind] === 'defenceless' && first >= 0) break;
    const gone = taken[at + kind]!;
    if (gone === turns[kind]!.length || turns[kind]![gone]! >= next) continue;
    if (roomWithin(cuts, hits, takenNow, TARGET_KINDS[kind]!) < 1) continue;
    first = kind;
    next = turns[kind]![gone]!;
  }
  return first;
}

/** How many hits targets of each kind have taken at a place: always the same record, in the order of `TARGET_KINDS`. */
const takenNow: Record<TargetKind, number> = { ...NO_TARGETS };
