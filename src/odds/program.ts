import {
  otherSide,
  stepsOf,
  type Battle,
  type BattleSide,
  type Clearing,
  type GameState,
  type HitLimit,
  type StepWork,
} from '../engine/index.ts';

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
