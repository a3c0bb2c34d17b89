import type { Field } from '../field.ts';
import type { Formation } from '../formation.ts';
import { beginning } from '../moment.ts';
import type { RetreatPolicy } from '../policies.ts';
import { aimsIn } from './choosing.ts';
import { closingOf, type Closing } from './closing.ts';
import { roundBegins, roundTree, type Leaves, type RoundTree } from './roundTree.ts';
import { AGAIN, untilOver, type Value } from './value.ts';

/**
 * What battles come to if sides decide as well as can be, worked backwards: each decision is taken by what follows from
 * it. The other side decides by its policy, or as well as can be for its own aim.
 */
export interface Foresight {
  readonly tree: RoundTree;
  /** The end of a round. */
  readonly closing: Closing;
  /** What comes after the main fire of a round. */
  leaves(round: number): Leaves;
  /** What comes after that of the round that follows this one and begins with these two. */
  leavesFrom(attacker: Formation, defender: Formation, round: number): Leaves;
}

/** In rounds before `retreatFrom` nobody retreats. */
export function foresight(field: Field, retreat: RetreatPolicy, retreatFrom: number): Foresight {
  const tree = roundTree(field, aimsIn(field));
  const leavesAfter: Leaves[] = [];
  const nextRounds: PairValue[] = [];

  /** Rounds in which the attacker decides alike count as one. */
  const alike = (round: number): number => Math.min(round, retreatFrom);

  const closing = closingOf(field, retreat, retreatFrom, (round) => valueOfNext(alike(round)));

  const leaves = (round: number): Leaves =>
    (leavesAfter[alike(round)] ??= {
      value: perPair((attacker, defender) => closing.value(closing.begins(attacker, defender), alike(round))),
      repeated: null,
      known: new Map(),
      best: new Map(),
    });

  function leavesFrom(attacker: Formation, defender: Formation, round: number): Leaves {
    const after = leaves(round + 1);
    if (alike(round + 1) !== alike(round)) return after;
    return {
      ...after,
      value: (one, other) => (one === attacker && other === defender ? AGAIN : after.value(one, other)),
      repeated: { attacker, defender },
    };
  }

  /** The value of the rounds after this one, if it has left two between which the battle goes on. */
  const valueOfNext = (round: number): PairValue =>
    (nextRounds[round] ??= perPair((attacker, defender) =>
      untilOver(tree.value(roundBegins(beginning(attacker, defender)), leavesFrom(attacker, defender, round))),
    ));

  return { tree, closing, leaves, leavesFrom };
}

type PairValue = (attacker: Formation, defender: Formation) => Value;

/** The same, reckoned once for every pair. */
function perPair(find: PairValue): PairValue {
  const rows: (Value | undefined)[][] = [];
  return (attacker, defender) => {
    const row = (rows[attacker.id] ??= []);
    return (row[defender.id] ??= find(attacker, defender));
  };
}
