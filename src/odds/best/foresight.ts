import { fightsOn, noWays, retreating, type Field, type Ways } from '../field.ts';
import type { Formation } from '../formation.ts';
import { canRetreat } from '../leaving.ts';
import { beginning, type Moment } from '../moment.ts';
import { aimOf, type RetreatPolicy } from '../policies.ts';
import { closed } from '../reckon.ts';
import { roundBegins, roundTree, type Leaves, type RoundTree } from './roundTree.ts';
import { AGAIN, endValues, isBetter, NOTHING, plus, untilOver, type Value } from './value.ts';

/**
 * What battles come to if sides decide as well as can be, worked backwards: each decision is taken by what follows from
 * it. The other side decides by its policy, or as well as can be for its own aim.
 */
export interface Foresight {
  readonly tree: RoundTree;
  /** What comes after the main fire of a round. */
  leaves(round: number): Leaves;
  /** What comes after that of the round that follows this one and begins with these two. */
  leavesFrom(attacker: Formation, defender: Formation, round: number): Leaves;
  /** Whether the attacker had better retreat when a round has left these two. */
  hadBetterRetreat(attacker: Formation, defender: Formation): boolean;
}

/** How a round is closed: the moment when the next one can begin, or null, and the ends. */
interface Closing extends Pick<Ways, 'ended'> {
  readonly after: Moment | null;
}

/** In rounds before `retreatFrom` nobody retreats. */
export function foresight(field: Field, retreat: RetreatPolicy, retreatFrom: number): Foresight {
  const { policies } = field;
  const tree = roundTree(field, {
    attacker: aimOf(policies.attacker.casualties),
    defender: aimOf(policies.defender.casualties),
  });
  const aim = aimOf(retreat);
  const toTheEnd = retreating(field, fightsOn);
  const away = retreating(field, () => true);
  const byPolicy = aim ? toTheEnd : field;
  const valueOfEnd = endValues(field);
  const leavesAfter: Leaves[] = [];
  const nextRounds: PairValue[] = [];

  /** Rounds in which the attacker decides alike count as one. */
  const alike = (round: number): number => Math.min(round, retreatFrom);

  const leaves = (round: number): Leaves =>
    (leavesAfter[alike(round)] ??= {
      value: perPair((attacker, defender) => valueAfter(attacker, defender, alike(round))),
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

  function valueAfter(attacker: Formation, defender: Formation, round: number): Value {
    const press = closingBy(round < retreatFrom ? toTheEnd : byPolicy, attacker, defender);
    const pressed = valueOf(press, attacker, defender, round);
    if (!aim || !canRetreat(field, attacker)) return pressed;
    const left = valueOf(closingBy(away, attacker, defender), attacker, defender, round);
    return isBetter('attacker', aim, left, pressed) ? left : pressed;
  }

  function closingBy(rules: Field, attacker: Formation, defender: Formation): Closing {
    const ways = noWays();
    const after = closed(rules, beginning(attacker, defender), ways);
    return { after, ended: ways.ended };
  }

  function valueOf({ after, ended }: Closing, attacker: Formation, defender: Formation, round: number): Value {
    const sum = ended.reduce((so, end) => plus(so, end.chance, valueOfEnd(end)), NOTHING);
    if (!after) return sum;
    const isUnchanged = after.attacker.left === attacker && after.defender.left === defender;
    const value = isUnchanged
      ? valueOfNext(round)(attacker, defender)
      : leaves(round).value(after.attacker.left, after.defender.left);
    return plus(sum, 1, value);
  }

  return {
    tree,
    leaves,
    leavesFrom,
    hadBetterRetreat(attacker, defender) {
      if (!aim || !canRetreat(field, attacker)) return false;
      const press = valueOf(closingBy(toTheEnd, attacker, defender), attacker, defender, retreatFrom);
      const left = valueOf(closingBy(away, attacker, defender), attacker, defender, retreatFrom);
      return isBetter('attacker', aim, left, press);
    },
  };
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
