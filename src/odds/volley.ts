import { canStrike, HIT_KINDS, TARGET_KINDS, type RollGroup, type Strikes, type UnitId } from '../engine/index.ts';
import { CERTAINLY_NONE, chancesOf, hitsOf, lowLuckHits, together, type Chances } from './dice.ts';

/** The hits of a volley by kind, in the order of `HIT_KINDS`, and by what they can be assigned to, once asked for. */
export interface Volley {
  /** Its number among the volleys of its side. */
  readonly id: number;
  readonly dice: Dice;
  readonly kinds: readonly Chances[];
  /** At low luck, the points of each kind: those that can strike the same are one sum. Null for real dice. */
  readonly points: readonly number[] | null;
  merged: MergedHits | null;
}

/** Hits by what they can be assigned to, as bits for target kinds, and how likely each number of them is. */
export interface MergedHits {
  readonly targets: readonly number[];
  /** A number for these targets, and one for what each kind of hit can be assigned to. */
  readonly key: number;
  readonly struck: number;
  readonly chances: readonly Chances[];
  /** A kind of hit for each set of targets, by its place in `HIT_KINDS`. */
  readonly kinds: readonly number[];
  /** The same volley at other targets. */
  readonly next: MergedHits | null;
}

/** How many dice there are of each kind of hit and each value, one after another. */
export type Dice = readonly number[];

/** Places for the values of a kind. */
const VALUES = 7;

const NO_DICE: Dice = Array.from({ length: HIT_KINDS.length * VALUES }, () => 0);

export const noDice = (): number[] => NO_DICE.slice();

/** The place of the dice of a group. */
const placeOf = ({ value, kind }: RollGroup): number => HIT_KINDS.indexOf(kind) * VALUES + value;

export function diceOf(groups: readonly RollGroup[]): Dice {
  const dice = noDice();
  for (const group of groups) dice[placeOf(group)]! += group.units.length * (group.dicePerUnit ?? 1);
  return dice;
}

/** How many dice of a kind and value, by their place, one unit of each rank rolls: only those there are any of. */
export type DiceByRank = readonly { readonly place: number; readonly ofRank: readonly number[] }[];

/** The dice of these groups by rank, of each of which there is this one unit. */
export function diceByRank(groups: readonly RollGroup[], units: readonly UnitId[]): DiceByRank {
  const byRank: { readonly place: number; readonly ofRank: number[] }[] = [];
  for (const group of groups) {
    const place = placeOf(group);
    let known = byRank.find((one) => one.place === place);
    if (!known) byRank.push((known = { place, ofRank: units.map(() => 0) }));
    // A ship stands for its rank and for that of the damaged ones.
    for (let rank = 0; rank < units.length; rank++)
      if (group.units.includes(units[rank]!)) known.ofRank[rank]! += group.dicePerUnit ?? 1;
  }
  return byRank;
}

/** The volleys of a side so far. */
export interface Volleys {
  made: number;
  /** By how many dice they are. */
  readonly byCount: (Volley[] | undefined)[];
}

/** The volley of these dice, the same one for the same dice; null without dice. */
export function volleyOf(dice: Dice, volleys: Volleys, isLowLuck: boolean): Volley | null {
  let count = 0;
  for (let place = 0; place < dice.length; place++) count += dice[place]!;
  if (count === 0) return null;
  const known = (volleys.byCount[count] ??= []);
  for (const volley of known) if (areSame(volley.dice, dice)) return volley;
  const id = volleys.made++;
  const volley = isLowLuck ? lowLuckVolley(dice.slice(), id) : volleyWith(dice.slice(), id);
  known.push(volley);
  return volley;
}

function areSame(dice: Dice, others: Dice): boolean {
  for (let place = 0; place < dice.length; place++) if (dice[place] !== others[place]) return false;
  return true;
}

function volleyWith(dice: Dice, id: number): Volley {
  const kinds = HIT_KINDS.map((_kind, i) => {
    let chances = CERTAINLY_NONE;
    for (let value = 0; value < VALUES; value++) {
      const count = dice[i * VALUES + value]!;
      if (count > 0) chances = together(chances, hitsOf(count, value));
    }
    return chances;
  });
  return { id, dice, kinds, points: null, merged: null };
}

function lowLuckVolley(dice: Dice, id: number): Volley {
  const points = HIT_KINDS.map((_kind, i) => {
    let sum = 0;
    for (let value = 0; value < VALUES; value++) sum += dice[i * VALUES + value]! * value;
    return sum;
  });
  return { id, dice, kinds: points.map(lowLuckHits), points, merged: null };
}

/** So many hits of each kind, which are rolled already. */
export const certainVolley = (hits: readonly number[]): Volley => ({
  id: -1,
  dice: NO_DICE,
  kinds: hits.map((count) => chancesOf(Array.from({ length: count + 1 }, (_, n) => (n === count ? 1 : 0)))),
  points: null,
  merged: null,
});

/** Target kinds as bits. */
export const bitOf = (target: (typeof TARGET_KINDS)[number]): number => 1 << TARGET_KINDS.indexOf(target);

/** How many sets of target kinds there are, as bits. */
export const TARGET_SETS = 1 << TARGET_KINDS.length;

/** What each kind of hit can be assigned to, as bits, in the order of `HIT_KINDS` (COM-9). */
export const strikeBits = (strikes: Strikes, withDestroyer: boolean): readonly number[] =>
  HIT_KINDS.map((kind) =>
    TARGET_KINDS.reduce(
      (bits, target) => (canStrike(strikes, kind, target, withDestroyer) ? bits | bitOf(target) : bits),
      0,
    ),
  );

/** The hits of a volley at a side with targets of these kinds: kinds of hits that differ in nothing there are one. */
export function hitsAt(volley: Volley, strikes: readonly number[], present: number): MergedHits {
  let struck = 0;
  for (let kind = 0; kind < strikes.length; kind++)
    struck = struck * TARGET_SETS + (hasDice(volley, kind) ? strikes[kind]! & present : 0);
  for (let merged = volley.merged; merged; merged = merged.next) if (merged.struck === struck) return merged;
  return (volley.merged = merge(volley, strikes, present, struck));
}

const hasDice = ({ kinds }: Volley, kind: number): boolean => kinds[kind]!.exactly.length > 1;

function merge(volley: Volley, strikes: readonly number[], present: number, struck: number): MergedHits {
  let count = 0;
  for (let kind = 0; kind < strikes.length; kind++) {
    const those = strikes[kind]! & present;
    if (those === 0 || !hasDice(volley, kind)) continue;
    let at = 0;
    while (at < count && targets[at] !== those) at++;
    targets[at] = those;
    kinds[at] = kind;
    if (volley.points) {
      points[at] = (at < count ? points[at]! : 0) + volley.points[kind]!;
      chances[at] = lowLuckHits(points[at]!);
    } else chances[at] = at < count ? together(chances[at]!, volley.kinds[kind]!) : volley.kinds[kind]!;
    count = Math.max(count, at + 1);
  }
  let key = 0;
  for (let at = 0; at < count; at++) key = key * TARGET_SETS + targets[at]!;
  const [all, each, first] = [targets.slice(0, count), chances.slice(0, count), kinds.slice(0, count)];
  return { targets: all, key, struck, chances: each, kinds: first, next: volley.merged };
}

/** What is merged, for a while; always the same lists, since one that grows takes room for more than it is for. */
const targets: number[] = [];
const chances: Chances[] = [];
const kinds: number[] = [];
const points: number[] = [];
