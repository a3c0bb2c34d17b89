import {
  boardOf,
  cutsOf,
  hitAlone,
  hitKindOf,
  NO_HITS,
  NO_TARGETS,
  TARGET_KINDS,
  targetKindOf,
  valuesIn,
  HIT_KINDS,
  type Battle,
  type BattleSide,
  type GameState,
  type TargetKind,
  type Verdict,
  type HitKind,
  type SideStanding,
  type UnitType,
} from '../../../../engine/axis-allies/index.ts';
import type { CasualtyPolicy } from '../policies.ts';
import { lossOrder } from './lossOrder.ts';
import type { SideState, SideModel, RoundSide, Scratch } from './sideState.ts';
import { withOnly, unitsOf, type SideGroups, type UnitGroup } from './unitGroups.ts';
import { bitOf, noDice, noVolleys, strikeBits } from './volley.ts';

/** A side of a battle with the side states that come up of it, each made once. */
export function sideModelOf(
  state: GameState,
  battle: Battle,
  side: BattleSide,
  { groups, left, fallen, away: submerged }: SideGroups,
  policy: CasualtyPolicy,
  isLowLuck: boolean,
): SideModel {
  const known = new Map<number | string, SideState>();
  const keyOf = keyMaker(groups);
  const states: SideState[] = [];
  const byHits: number[][] = [];
  const standingIds: number[] = [];
  const verdicts: (Verdict | undefined)[][] = [];
  const unhit = groups.map(() => undefined);
  let parts = 0;
  const hitsAlone = hitAlone(state, battle, side);
  const allCanHit = canHitAmong(groups.map(() => 1));
  const targets = groups.map(({ unit }) => targetKindOf(state, unit));
  const bits = groups.map(({ isDoomed }, i) => (isDoomed ? 0 : bitOf(targets[i]!)));
  const { edition } = boardOf(state);
  const unarmed = groups.map(({ type }, i) => standingBits(type, targets[i]!, null));
  const armed = groups.map(({ type, unit }, i) => standingBits(type, targets[i]!, hitKindOf(state, unit)));

  function stateWith(fighting: readonly number[], away: readonly number[]): SideState {
    const key = keyOf(fighting, away);
    const found = known.get(key);
    if (found) return found;
    const canHit = hitsAlone ? allCanHit : canHitAmong(fighting);
    let hitsLeft = 0;
    let standingId = 0;
    let present = 0;
    let hasSubmerged = false;
    for (let group = 0; group < fighting.length; group++) {
      if (away[group]! > 0 && groups[group]!.type.submerges) hasSubmerged = true;
      const count = fighting[group]!;
      if (count === 0) continue;
      hitsLeft += count * groups[group]!.candidate.hitsLeft;
      standingId |= (canHit[group] ? armed : unarmed)[group]!;
      present |= bits[group]!;
    }
    const standing = standingWith(standingId);
    let standingPlace = standingIds.indexOf(standingId);
    if (standingPlace < 0) {
      standingPlace = standingIds.push(standingId) - 1;
      verdicts.push([]);
    }
    const made: SideState = {
      id: known.size,
      fighting,
      away,
      hitsLeft,
      standing,
      standingId,
      standingPlace,
      verdicts: verdicts[standingPlace]!,
      targets: present,
      hasSubmerged,
      canHit,
      order: null,
      facingNoDestroyer: { isQuiet: null, ready: undefined },
      facingDestroyer: { isQuiet: null, ready: undefined },
      roundSides: [],
      volleys: [],
      unhit: null,
      outcomes: [],
      afterHit: unhit.slice(),
      defended: null,
      losses: null,
      mixedLosses: null,
    };
    known.set(key, made);
    roundSide(made, made, standing.hasDestroyer, false);
    states.push(made);
    (byHits[hitsLeft] ??= []).push(made.id);
    return made;
  }

  /** The unit groups that can hit anybody among so many of each. */
  function canHitAmong(fighting: readonly number[]): readonly boolean[] {
    const values = valuesIn(state, withOnly(battle, side, unitsOf({ groups }, fighting)), side);
    return groups.map(({ pool }) => pool.some((id) => (values.get(id) ?? 0) > 0));
  }

  function roundSide(alive: SideState, firing: SideState, hadDestroyer: boolean, strikes: boolean): RoundSide {
    for (const one of alive.roundSides)
      if (one.firing === firing && one.hadDestroyer === hadDestroyer && one.strikes === strikes) return one;
    const made: RoundSide = {
      id: parts++,
      left: alive,
      firing,
      hadDestroyer,
      strikes,
      sunkAtOnce: null,
      mainFire: undefined,
    };
    alive.roundSides.push(made);
    return made;
  }

  const all = left.map((count, i) => count + fallen[i]!);
  const order = lossOrder(groups, policy, battle.kind === 'land' && side === 'attacker');
  return {
    state,
    battle,
    side,
    strikes: edition.strikes,
    cuts: [cutsOf(edition.strikes, false), cutsOf(edition.strikes, true)],
    strikeBits: [strikeBits(edition.strikes, false), strikeBits(edition.strikes, true)],
    groups,
    targets,
    targetPlaces: targets.map((target) => TARGET_KINDS.indexOf(target)),
    targetBits: bits,
    whole: stateWith(all, submerged),
    survivors: stateWith(left, submerged),
    isLowLuck,
    states,
    byHits,
    hitsAlone,
    diceByGroup: [],
    volleys: noVolleys(),
    scratch: newScratch(),
    orderOf: order.of,
    hitOrder: hitsAlone ? inTurn(groups, bits, targets, order.ofEach(allCanHit)) : null,
    stateWith,
    roundSide,
  };
}

const newScratch = (): Scratch => ({
  chances: [],
  places: [],
  turns: [],
  states: [],
  ids: [],
  dice: noDice(),
  counts: [0, 0, 0],
  hits: { ...NO_HITS },
  taken: { ...NO_TARGETS },
});

/**
 * The unit groups in the order in which hits are assigned to them, defenceless units last (COM-10), from the order of
 * one unit of each; null if a damaged ship does not follow the whole ones.
 */
function inTurn(
  groups: readonly UnitGroup[],
  bits: readonly number[],
  targets: readonly TargetKind[],
  order: readonly number[] | null,
): readonly number[] | null {
  const follows = ({ afterHit }: UnitGroup, group: number): boolean =>
    afterHit < 0 || order!.indexOf(afterHit) === order!.lastIndexOf(group) + 1;
  if (!order || !groups.every(follows)) return null;
  const struck = [...new Set(order)].filter((group) => bits[group] !== 0);
  const isDefenceless = (group: number): boolean => targets[group] === 'defenceless';
  return [...struck.filter((group) => !isDefenceless(group)), ...struck.filter(isDefenceless)];
}

/** A key for so many of each group that fight and that are away: a number, unless there are too many ways for that. */
function keyMaker(
  groups: readonly UnitGroup[],
): (fighting: readonly number[], away: readonly number[]) => number | string {
  const sizes = groups.map(({ pool }) => pool.length + 1);
  if (sizes.reduce((ways, size) => ways * size * size, 1) > Number.MAX_SAFE_INTEGER)
    return (fighting, away) => String.fromCharCode(...fighting, ...away);
  return (fighting, away) => {
    let key = 0;
    for (let group = 0; group < sizes.length; group++) key = key * sizes[group]! + away[group]!;
    for (let group = 0; group < sizes.length; group++) key = key * sizes[group]! + fighting[group]!;
    return key;
  };
}

/** How sides can stand, as numbers: a bit for each kind of target, for each kind of hit, and for a destroyer. */

const DESTROYER = 1 << (TARGET_KINDS.length + HIT_KINDS.length);

const bitOfHit = (kind: HitKind): number => 1 << (TARGET_KINDS.length + HIT_KINDS.indexOf(kind));

/** How a unit stands by itself, with these kinds of hits; a side stands like all its units together. */
export const standingBits = ({ huntsSubmarines }: UnitType, target: TargetKind, hit: HitKind | null): number =>
  bitOf(target) | (hit === null ? 0 : bitOfHit(hit)) | (huntsSubmarines ? DESTROYER : 0);

const known: (SideStanding | undefined)[] = [];

/** What the rules ask of a side that stands like this. */
export const standingWith = (bits: number): SideStanding =>
  (known[bits] ??= {
    isLeft: bits !== 0,
    defended: TARGET_KINDS.filter((target) => target !== 'defenceless' && (bits & bitOf(target)) !== 0),
    hasDefenceless: (bits & bitOf('defenceless')) !== 0,
    hits: HIT_KINDS.filter((kind) => (bits & bitOfHit(kind)) !== 0),
    hasDestroyer: (bits & DESTROYER) !== 0,
  });
