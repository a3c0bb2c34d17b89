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
  type Battle,
  type BattleSide,
  type GameState,
  type TargetKind,
  type Verdict,
  HIT_KINDS,
  type HitKind,
  type Standing,
  type UnitType,
} from '../../../../engine/index.ts';
import type { CasualtyPolicy } from '../policies.ts';
import { lossOrder } from './lossOrder.ts';
import type { Formation, Line, Part, Scratch } from './sideState.ts';
import { inBattle, unitsOf, type Company, type Rank } from './unitGroups.ts';
import { bitOf, noDice, noVolleys, strikeBits } from './volley.ts';

/** A side of a battle with the formations that come up of it, each made once. */
export function lineOf(
  state: GameState,
  battle: Battle,
  side: BattleSide,
  { ranks, left, fallen, away: submerged }: Company,
  policy: CasualtyPolicy,
  isLowLuck: boolean,
): Line {
  const known = new Map<number | string, Formation>();
  const keyOf = keysFor(ranks);
  const formations: Formation[] = [];
  const byHits: number[][] = [];
  const standingIds: number[] = [];
  const verdicts: (Verdict | undefined)[][] = [];
  const unhitRanks = ranks.map(() => undefined);
  let parts = 0;
  const hitsAlone = hitAlone(state, battle, side);
  const allFight = fightsAmong(ranks.map(() => 1));
  const targets = ranks.map(({ unit }) => targetKindOf(state, unit));
  const bits = ranks.map(({ isDoomed }, i) => (isDoomed ? 0 : bitOf(targets[i]!)));
  const { edition } = boardOf(state);
  const unarmed = ranks.map(({ type }, i) => standingBits(type, targets[i]!, null));
  const armed = ranks.map(({ type, unit }, i) => standingBits(type, targets[i]!, hitKindOf(state, unit)));

  function formation(fighting: readonly number[], away: readonly number[]): Formation {
    const key = keyOf(fighting, away);
    const found = known.get(key);
    if (found) return found;
    const fights = hitsAlone ? allFight : fightsAmong(fighting);
    let hitsLeft = 0;
    let standingId = 0;
    let present = 0;
    let hasSubmerged = false;
    for (let rank = 0; rank < fighting.length; rank++) {
      if (away[rank]! > 0 && ranks[rank]!.type.submerges) hasSubmerged = true;
      const count = fighting[rank]!;
      if (count === 0) continue;
      hitsLeft += count * ranks[rank]!.candidate.hitsLeft;
      standingId |= (fights[rank] ? armed : unarmed)[rank]!;
      present |= bits[rank]!;
    }
    const standing = standingWith(standingId);
    let standingPlace = standingIds.indexOf(standingId);
    if (standingPlace < 0) {
      standingPlace = standingIds.push(standingId) - 1;
      verdicts.push([]);
    }
    const made: Formation = {
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
      fights,
      order: null,
      unwatched: { isQuiet: null, readied: undefined },
      watched: { isQuiet: null, readied: undefined },
      parts: [],
      volleys: [],
      unhit: null,
      outcomes: [],
      hit: unhitRanks.slice(),
      defended: null,
      losses: null,
      mixedLosses: null,
    };
    known.set(key, made);
    part(made, made, standing.hasDestroyer, false);
    formations.push(made);
    (byHits[hitsLeft] ??= []).push(made.id);
    return made;
  }

  /** The ranks that can hit anybody among so many of each. */
  function fightsAmong(fighting: readonly number[]): readonly boolean[] {
    const values = valuesIn(state, inBattle(battle, side, unitsOf({ ranks }, fighting)), side);
    return ranks.map(({ pool }) => pool.some((id) => (values.get(id) ?? 0) > 0));
  }

  function part(alive: Formation, firing: Formation, hadDestroyer: boolean, strikes: boolean): Part {
    for (const one of alive.parts)
      if (one.firing === firing && one.hadDestroyer === hadDestroyer && one.strikes === strikes) return one;
    const made: Part = {
      id: parts++,
      left: alive,
      firing,
      hadDestroyer,
      strikes,
      sunkAtOnce: null,
      mainFire: undefined,
    };
    alive.parts.push(made);
    return made;
  }

  const all = left.map((count, i) => count + fallen[i]!);
  const order = lossOrder(ranks, policy, battle.kind === 'land' && side === 'attacker');
  return {
    state,
    battle,
    side,
    strikes: edition.strikes,
    cuts: [cutsOf(edition.strikes, false), cutsOf(edition.strikes, true)],
    strikeBits: [strikeBits(edition.strikes, false), strikeBits(edition.strikes, true)],
    ranks,
    targets,
    kinds: targets.map((target) => TARGET_KINDS.indexOf(target)),
    bits,
    whole: formation(all, submerged),
    survivors: formation(left, submerged),
    isLowLuck,
    formations,
    byHits,
    hitsAlone,
    dice: [],
    volleys: noVolleys(),
    scratch: newScratch(),
    orderOf: order.of,
    rankOrder: hitsAlone ? inTurn(ranks, bits, targets, order.ofEach(allFight)) : null,
    formation,
    part,
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
 * The ranks in the order in which hits are assigned to them, defenceless units last (COM-10), from the order of one
 * unit of each; null if a damaged ship does not follow the whole ones.
 */
function inTurn(
  ranks: readonly Rank[],
  bits: readonly number[],
  targets: readonly TargetKind[],
  order: readonly number[] | null,
): readonly number[] | null {
  const follows = ({ afterHit }: Rank, rank: number): boolean =>
    afterHit < 0 || order!.indexOf(afterHit) === order!.lastIndexOf(rank) + 1;
  if (!order || !ranks.every(follows)) return null;
  const struck = [...new Set(order)].filter((rank) => bits[rank] !== 0);
  const isDefenceless = (rank: number): boolean => targets[rank] === 'defenceless';
  return [...struck.filter((rank) => !isDefenceless(rank)), ...struck.filter(isDefenceless)];
}

/** A key for so many of each rank that fight and that are away: a number, unless there are too many ways for that. */
function keysFor(ranks: readonly Rank[]): (fighting: readonly number[], away: readonly number[]) => number | string {
  const sizes = ranks.map(({ pool }) => pool.length + 1);
  if (sizes.reduce((ways, size) => ways * size * size, 1) > Number.MAX_SAFE_INTEGER)
    return (fighting, away) => String.fromCharCode(...fighting, ...away);
  return (fighting, away) => {
    let key = 0;
    for (let rank = 0; rank < sizes.length; rank++) key = key * sizes[rank]! + away[rank]!;
    for (let rank = 0; rank < sizes.length; rank++) key = key * sizes[rank]! + fighting[rank]!;
    return key;
  };
}

/** How sides can stand, as numbers: a bit for each kind of target, for each kind of hit, and for a destroyer. */

const DESTROYER = 1 << (TARGET_KINDS.length + HIT_KINDS.length);

const bitOfHit = (kind: HitKind): number => 1 << (TARGET_KINDS.length + HIT_KINDS.indexOf(kind));

/** How a unit stands by itself, with these kinds of hits; a side stands like all its units together. */
export const standingBits = ({ huntsSubmarines }: UnitType, target: TargetKind, hit: HitKind | null): number =>
  bitOf(target) | (hit === null ? 0 : bitOfHit(hit)) | (huntsSubmarines ? DESTROYER : 0);

const known: (Standing | undefined)[] = [];

/** What the rules ask of a side that stands like this. */
export const standingWith = (bits: number): Standing =>
  (known[bits] ??= {
    isLeft: bits !== 0,
    defended: TARGET_KINDS.filter((target) => target !== 'defenceless' && (bits & bitOf(target)) !== 0),
    hasDefenceless: (bits & bitOf('defenceless')) !== 0,
    hits: HIT_KINDS.filter((kind) => (bits & bitOfHit(kind)) !== 0),
    hasDestroyer: (bits & DESTROYER) !== 0,
  });
