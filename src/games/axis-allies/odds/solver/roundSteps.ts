import {
  otherSide,
  stepsOf,
  type Battle,
  type BattleSide,
  type Clearing,
  type GameState,
  type HitLimit,
  type StepWork,
} from '../../../../engine/index.ts';
import { end, lineIn, SIDES, type Field, type Ways } from './battleModel.ts';
import { hitsOn, shotDown } from './fire.ts';
import { chanceAt } from './losses.ts';
import { clear, canRetreat, retreated, submerged, changed, partOf, withPart, type Moment } from './roundState.ts';
import type { Formation, Part } from './sideState.ts';

type Roll = Extract<StepWork, { does: 'roll' }>;

/** Dice of a side, and the casualties that the other side takes from them. */
export interface Volleying extends Omit<Roll, 'does'> {
  readonly does: 'volley';
  /** Its number in the round. */
  readonly id: number;
  readonly limit: HitLimit | null;
}

export type Deed =
  | Volleying
  | Exclude<StepWork, { does: 'roll' | 'lose' }>
  /** Casualties leave, and the battle ends if it is over. */
  | { readonly does: 'clear'; readonly clears: Clearing };

/** A battle round: what comes before both sides fire at each other, that fire, and what comes after it. */
export interface Program {
  readonly before: readonly Deed[];
  /** The same with what leaves or ends before that fire. */
  readonly opening: readonly Deed[];
  readonly fire: readonly [Volleying, Volleying];
  /** The same by the side that fires. */
  readonly fireOf: Readonly<Record<BattleSide, Volleying>>;
  readonly after: readonly Deed[];
}

/**
 * The round of a battle as the steps of its edition make it (COM-3); null if there is a step that cannot be reckoned,
 * or if it does not come to the fire of one side and then of the other.
 */
export function programOf(state: GameState, battle: Battle): Program | null {
  const deeds: Deed[] = [];
  let rolled: Roll | null = null;
  let id = 0;
  for (const { work } of stepsOf(state, battle)) {
    if (!work) return null;
    if (work.does === 'roll') rolled = work;
    else if (work.does !== 'lose') deeds.push(work);
    else if (rolled) deeds.push(volleying(rolled, id++, work.limit));
  }
  const last = deeds.findLastIndex(({ does }) => does === 'volley');
  const [first, second] = [deeds[last - 1], deeds[last]];
  if (first?.does !== 'volley' || second?.does !== 'volley') return null;
  const isExchange =
    otherSide(first.side) === second.side && !first.limit && !second.limit && second.clears === 'nothing';
  if (!isExchange) return null;
  const before = deeds.slice(0, last - 1);
  const opening: readonly Deed[] = [...before, { does: 'clear', clears: first.clears }];
  const fireOf =
    first.side === 'attacker' ? { attacker: first, defender: second } : { attacker: second, defender: first };
  return { before, opening, fire: [first, second], fireOf, after: deeds.slice(last + 1) };
}

const volleying = ({ side, clears, groups, byUnit }: Roll, id: number, limit: HitLimit | null): Volleying => ({
  does: 'volley',
  id,
  side,
  clears,
  groups,
  byUnit,
  limit,
});

/** Goes through these deeds in every way they can go, from a moment that comes with a chance. */
export function go(
  field: Field,
  deeds: readonly Deed[],
  isFirst: boolean,
  at: Moment,
  chance: number,
  ways: Ways,
  from = 0,
): void {
  const deed = deeds[from];
  if (!deed) {
    ways.reached.push({ moment: at, chance });
    return;
  }
  const next = from + 1;
  const moment = deed.does === 'shoot' ? at : clear(field, deed.clears, at, chance, ways);
  if (!moment) return;
  switch (deed.does) {
    case 'clear':
      return go(field, deeds, isFirst, moment, chance, ways, next);
    case 'volley':
      return fired(field, deeds, isFirst, moment, chance, ways, deed, next);
    case 'shoot': {
      const { left, chances } = shotDown(field.lines.attacker, deed, isFirst, moment.attacker.left);
      for (const [i, one] of left.entries())
        go(field, deeds, isFirst, withAttackers(field, moment, one), chance * chances[i]!, ways, next);
      return;
    }
    case 'submerge':
      return go(field, deeds, isFirst, withPart(moment, deed.side, submerged(field, deed, moment)), chance, ways, next);
    case 'retreat': {
      if (canRetreat(field, moment.attacker.left) && field.retreats(moment)) {
        const left = retreated(field.lines.attacker, moment.attacker.left);
        const after = withAttackers(field, moment, left);
        return left.standing.isLeft
          ? go(field, deeds, isFirst, after, chance, ways, next)
          : end(ways, after, 'attacker-retreated', chance);
      }
      // Only defenceless units are left on both sides (COM-17).
      if (SIDES.every((side) => moment[side].left.standing.defended.length === 0))
        return end(ways, moment, 'stalemate', chance);
      return go(field, deeds, isFirst, moment, chance, ways, next);
    }
  }
}

/** Dice of a side, what they make of the other, and how it goes on. */
function fired(
  field: Field,
  deeds: readonly Deed[],
  isFirst: boolean,
  moment: Moment,
  chance: number,
  ways: Ways,
  deed: Volleying,
  next: number,
): void {
  const struck = hitsOn(field, deed, isFirst, moment);
  if (!struck) return go(field, deeds, isFirst, moment, chance, ways, next);
  for (let i = 0; i < struck.count; i++) {
    const after = withLosses(field, moment, deed, struck.to.left[i]!);
    go(field, deeds, isFirst, after, chance * chanceAt(struck, i), ways, next);
  }
}

/** The moment when dice have left this of the other side; its casualties still fire. */
export function withLosses(field: Field, moment: Moment, { side, limit }: Volleying, left: Formation): Moment {
  const other = otherSide(side);
  const part = partOf(moment, other);
  const now = limit?.dooms && { sunkAtOnce: sunk(part, left) };
  return withPart(moment, other, changed(lineIn(field, other), part, left, part.firing, now));
}

/** How many of each rank leave in the opening fire when this is left of a side. */
const sunk = ({ left, sunkAtOnce }: Part, after: Formation): readonly number[] =>
  left.fighting.map((count, rank) => count - after.fighting[rank]! + (sunkAtOnce?.[rank] ?? 0));

const withAttackers = ({ lines }: Field, moment: Moment, left: Formation): Moment =>
  withPart(moment, 'attacker', changed(lines.attacker, moment.attacker, left, left));
