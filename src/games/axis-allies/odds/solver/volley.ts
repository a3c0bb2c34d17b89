import {
  canStrike,
  HIT_KINDS,
  TARGET_KINDS,
  type RollGroup,
  type Strikes,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';
import { CERTAINLY_NONE, chancesOf, hitsOf, lowLuckHits, sumOfBoth, type HitChances } from './dice.ts';
import type { VolleyStep } from './roundSteps.ts';
import type { SideState, SideModel } from './sideState.ts';
import { withOnly, unitsOf } from './unitGroups.ts';

/** The hits of a volley by kind, in the order of `HIT_KINDS`, and by what they can be assigned to, once asked for. */
export interface SolvedVolley {
  /** Its number among the volleys of its side. */
  readonly id: number;
  readonly volleys: Volleys;
  readonly dice: Dice;
  readonly kinds: readonly HitChances[];
  /** At low luck, the points of each kind: those that can strike the same are one sum. Null for real dice. */
  readonly points: readonly number[] | null;
  merged: MergedHits | null;
  /** How likely each number of hits of several kinds together is, by the kinds as bits, as far as asked for. */
  readonly sums: (HitChances | undefined)[];
}

/** Hits by what they can be assigned to, as bits for target kinds, and how likely each number of them is. */
export interface MergedHits {
  readonly targets: readonly number[];
  /** A number for these targets, and one for what each kind of hit can be assigned to. */
  readonly key: number;
  readonly struck: number;
  readonly chances: readonly HitChances[];
  /** A kind of hit for each set of targets, by its place in `HIT_KINDS`. */
  readonly kinds: readonly number[];
  /** The hits of this volley at other targets. */
  readonly next: MergedHits | null;
}

/** How many dice there are of each kind of hit and each value, one after another. */
export type Dice = readonly number[];

const NO_SUMS = Array.from({ length: 1 << HIT_KINDS.length }, () => undefined);

/** Places for the values of a kind. */
const VALUES = 7;

const NO_DICE: Dice = Array.from({ length: HIT_KINDS.length * VALUES }, () => 0);

export const noDice = (): number[] => NO_DICE.slice();

/** The place of the dice of a group. */
const placeOf = ({ value, kind }: RollGroup): number => HIT_KINDS.indexOf(kind) * VALUES + value;

export function diceOf(rolls: readonly RollGroup[]): Dice {
  const dice = noDice();
  for (const roll of rolls) dice[placeOf(roll)]! += roll.units.length * (roll.dicePerUnit ?? 1);
  return dice;
}

/** How many dice of a kind and value, by their place, one unit of each group rolls: only those there are any of. */
export type DiceByGroup = readonly { readonly place: number; readonly ofGroup: readonly number[] }[];

/** The dice of these groups by unit group, of each of which there is this one unit. */
export function diceByGroup(rolls: readonly RollGroup[], units: readonly UnitId[]): DiceByGroup {
  const byGroup: { readonly place: number; readonly ofGroup: number[] }[] = [];
  for (const roll of rolls) {
    const place = placeOf(roll);
    let known = byGroup.find((one) => one.place === place);
    if (!known) byGroup.push((known = { place, ofGroup: units.map(() => 0) }));
    // A ship stands for its unit group and for that of the damaged ones.
    for (let group = 0; group < units.length; group++)
      if (roll.units.includes(units[group]!)) known.ofGroup[group]! += roll.dicePerUnit ?? 1;
  }
  return byGroup;
}

/** The volleys of a side so far. */
export interface Volleys {
  made: number;
  /** Room to find out which kinds of hits are one: always the same lists, since new ones take longer. */
  readonly merging: Readonly<Record<'targets' | 'kinds' | 'sets', number[]>>;
  /** By how many dice they are. */
  readonly byCount: (SolvedVolley[] | undefined)[];
}

export const noVolleys = (): Volleys => ({ made: 0, merging: { targets: [], kinds: [], sets: [] }, byCount: [] });

/** The volley of these dice, the same one for the same dice; null without dice. */
export function volleyOf(dice: Dice, volleys: Volleys, isLowLuck: boolean): SolvedVolley | null {
  let count = 0;
  for (let place = 0; place < dice.length; place++) count += dice[place]!;
  if (count === 0) return null;
  const known = (volleys.byCount[count] ??= []);
  for (const volley of known) if (areSame(volley.dice, dice)) return volley;
  const id = volleys.made++;
  const volley = isLowLuck ? lowLuckVolley(dice.slice(), id, volleys) : volleyWith(dice.slice(), id, volleys);
  known.push(volley);
  return volley;
}

function areSame(dice: Dice, others: Dice): boolean {
  for (let place = 0; place < dice.length; place++) if (dice[place] !== others[place]) return false;
  return true;
}

function volleyWith(dice: Dice, id: number, volleys: Volleys): SolvedVolley {
  const kinds = HIT_KINDS.map((_kind, i) => {
    let chances = CERTAINLY_NONE;
    for (let value = 0; value < VALUES; value++) {
      const count = dice[i * VALUES + value]!;
      if (count > 0) chances = sumOfBoth(chances, hitsOf(count, value));
    }
    return chances;
  });
  return { id, volleys, dice, kinds, points: null, merged: null, sums: NO_SUMS.slice() };
}

function lowLuckVolley(dice: Dice, id: number, volleys: Volleys): SolvedVolley {
  const points = HIT_KINDS.map((_kind, i) => {
    let sum = 0;
    for (let value = 0; value < VALUES; value++) sum += dice[i * VALUES + value]! * value;
    return sum;
  });
  return { id, volleys, dice, kinds: points.map(lowLuckHits), points, merged: null, sums: NO_SUMS.slice() };
}

/** So many hits of each kind, which are rolled already. */
export const certainVolley = (hits: readonly number[]): SolvedVolley => ({
  id: -1,
  volleys: noVolleys(),
  dice: NO_DICE,
  kinds: hits.map((count) => chancesOf(Array.from({ length: count + 1 }, (_, n) => (n === count ? 1 : 0)))),
  points: null,
  merged: null,
  sums: NO_SUMS.slice(),
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
export function hitsAt(volley: SolvedVolley, strikes: readonly number[], present: number): MergedHits {
  let struck = 0;
  for (let kind = 0; kind < strikes.length; kind++)
    struck = struck * TARGET_SETS + (hasDice(volley.kinds[kind]!) ? strikes[kind]! & present : 0);
  for (let merged = volley.merged; merged; merged = merged.next) if (merged.struck === struck) return merged;
  return (volley.merged = merge(volley, strikes, present, struck));
}

const hasDice = ({ exactly }: HitChances): boolean => exactly.length > 1;

function merge(volley: SolvedVolley, strikes: readonly number[], present: number, struck: number): MergedHits {
  const { targets, kinds, sets } = volley.volleys.merging;
  let count = 0;
  for (let kind = 0; kind < strikes.length; kind++) {
    const those = strikes[kind]! & present;
    if (those === 0 || !hasDice(volley.kinds[kind]!)) continue;
    let at = 0;
    while (at < count && targets[at] !== those) at++;
    if (at === count) sets[count++] = 0;
    targets[at] = those;
    kinds[at] = kind;
    sets[at]! |= 1 << kind;
  }
  const chances: HitChances[] = count === 0 ? [] : [sumOf(volley, sets[0]!)];
  let key = count === 0 ? 0 : targets[0]!;
  for (let at = 1; at < count; at++) {
    key = key * TARGET_SETS + targets[at]!;
    chances[at] = sumOf(volley, sets[at]!);
  }
  return { targets: targets.slice(0, count), key, struck, chances, kinds: kinds.slice(0, count), next: volley.merged };
}

/** How likely each number of hits of these kinds together is, found once for all. */
const sumOf = (volley: SolvedVolley, kinds: number): HitChances => (volley.sums[kinds] ??= sumOfKinds(volley, kinds));

function sumOfKinds({ kinds, points }: SolvedVolley, together: number): HitChances {
  let sum = CERTAINLY_NONE;
  let ofAll = 0;
  for (let kind = 0; kind < kinds.length; kind++) {
    if ((together & (1 << kind)) === 0) continue;
    if (points) ofAll += points[kind]!;
    else sum = sumOfBoth(sum, kinds[kind]!);
  }
  return points ? lowLuckHits(ofAll) : sum;
}

/** The dice that side states roll, as the rules say. */

/** The volley of a side state, asked of the rules, or added up from its unit groups where each unit hits by itself. */
export function volleyIn(
  sideModel: SideModel,
  step: VolleyStep,
  isFirst: boolean,
  sideState: SideState,
  strikes: boolean,
): SolvedVolley | null {
  const place = step.id * 4 + (isFirst ? 2 : 0) + (strikes ? 1 : 0);
  const byGroup =
    sideModel.hitsAlone && step.byUnit
      ? (sideModel.diceByGroup[place] ??= diceOfEach(sideModel, step, isFirst, strikes))
      : null;
  if (byGroup?.length === 0) return null;
  let volley = sideState.volleys[place];
  if (volley === undefined) {
    const { fighting } = sideState;
    const dice = byGroup
      ? added(byGroup, fighting, sideModel.scratch.dice)
      : asked(sideModel, step, isFirst, fighting, strikes);
    sideState.volleys[place] = volley = volleyOf(dice, sideModel.volleys, sideModel.isLowLuck);
  }
  return volley;
}

/** The dice of one unit of each unit group: asked for all at once, as none depends on another. */
function diceOfEach(sideModel: SideModel, step: VolleyStep, isFirst: boolean, strikes: boolean): DiceByGroup {
  const units = sideModel.groups.map(({ pool }) => pool[0]!);
  return diceByGroup(groupsOf(sideModel, step, isFirst, units, strikes), units);
}

/** The dice of so many of each unit group, in this list. */
function added(byGroup: DiceByGroup, fighting: readonly number[], sum: number[]): Dice {
  sum.fill(0);
  for (const { place, ofGroup } of byGroup)
    for (let group = 0; group < fighting.length; group++) sum[place]! += fighting[group]! * ofGroup[group]!;
  return sum;
}

const asked = (
  sideModel: SideModel,
  step: VolleyStep,
  isFirst: boolean,
  fighting: readonly number[],
  strikes: boolean,
): Dice => diceOf(groupsOf(sideModel, step, isFirst, unitsOf(sideModel, fighting), strikes));

/** What these units roll. */
function groupsOf(
  sideModel: SideModel,
  step: VolleyStep,
  isFirst: boolean,
  units: readonly UnitId[],
  strikes: boolean,
): readonly RollGroup[] {
  const struck = strikes
    ? units.filter((id) => sideModel.groups.some(({ type, pool }) => type.submerges && pool.includes(id)))
    : [];
  const battle = {
    ...withOnly(sideModel.battle, sideModel.side, units),
    round: isFirst ? 1 : 2,
    casualties: [],
    struck,
    // Dice that can hit nobody are left out by some rules; their hits come to nothing in any case.
    destroyers: { attacker: true, defender: true },
  };
  return step.groups(sideModel.state, battle);
}
