import type { BattleSide } from '../../../../../engine/index.ts';
import { type RetreatPolicy, aimOf, type Aim } from '../../policies.ts';
import { type Field, fightsOn, noWays, retreating, type Ways } from '../battleModel.ts';
import { beginning, clear, goesOn, canRetreat, waysToSubmerge, withPart, type Moment } from '../roundState.ts';
import { go } from '../roundSteps.ts';
import type { Formation } from '../sideState.ts';
import { aimsIn, AGAIN, untilOver, type Value, bestOf, choiceOf, endValues, NOTHING, plus } from './bestChoice.ts';
import { roundBegins, roundTree, type Leaves, type RoundTree, type Sink } from './roundTree.ts';

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

/** The end of a round as choices: who submerges (COM-5), and whether the attacker retreats (COM-18). */

/** A place in it: the number of the deed that comes next. */
interface Place {
  readonly moment: Moment;
  readonly at: number;
}

/** The ways in which it can go on from a place, without any dice, and who chooses between them. */
interface Fork {
  readonly options: readonly Ways[];
  readonly by: BattleSide;
  readonly aim: Aim | null;
}

export interface Closing {
  /** The place where it begins when the fire of a round has left these two. */
  begins(attacker: Formation, defender: Formation): Place;
  value(place: Place, round: number): Value;
  /** Takes the two between which the next round begins, or the end, if the best is chosen. */
  walk(place: Place, round: number, chance: number, sink: Sink): void;
  /** Whether the attacker had better retreat when it can. */
  hadBetterRetreat(attacker: Formation, defender: Formation): boolean;
}

/** The value of the rounds after this one, if it has left two between which the battle goes on. */
export type ValueOfNext = (round: number) => (attacker: Formation, defender: Formation) => Value;

/** In rounds before `retreatFrom` nobody retreats. */
export function closingOf(field: Field, retreat: RetreatPolicy, retreatFrom: number, next: ValueOfNext): Closing {
  const { after } = field.program;
  const { submerge } = aimsIn(field);
  const aim = aimOf(retreat);
  const toTheEnd = retreating(field, fightsOn);
  const away = retreating(field, () => true);
  const byPolicy = aim ? toTheEnd : field;
  const valueOfEnd = endValues(field);

  function forkAt({ moment, at }: Place, round: number): Fork {
    const deed = after[at]!;
    const gone = (rules: Field): Ways => {
      const ways = noWays();
      go(rules, [deed], false, moment, 1, ways);
      return ways;
    };
    if (deed.does === 'submerge' && submerge[deed.side]) {
      const ways = noWays();
      const { side } = deed;
      const cleared = clear(field, deed.clears, moment, 1, ways);
      const parts = cleared ? waysToSubmerge(field, deed, cleared) : [];
      const options = parts.map((part) => reaching(withPart(cleared!, side, part)));
      return { options: cleared ? options : [ways], by: side, aim: submerge[side] };
    }
    const mayChoose = deed.does === 'retreat' && aim && round >= retreatFrom;
    if (mayChoose && canRetreat(field, moment.attacker.left))
      return { options: [gone(toTheEnd), gone(away)], by: 'attacker', aim };
    return { options: [gone(round < retreatFrom ? toTheEnd : byPolicy)], by: 'attacker', aim: null };
  }

  /** Whether another round begins when everything is said. */
  function opened(moment: Moment): Ways {
    const ways = noWays();
    const reached = goesOn(field, moment, 1, ways);
    if (reached) ways.reached.push({ moment: reached, chance: 1 });
    return ways;
  }

  function value(place: Place, round: number): Value {
    if (place.at >= after.length)
      return valueIn(opened(place.moment), ({ attacker, defender }) => next(round)(attacker.left, defender.left));
    const { options, by, aim: what } = forkAt(place, round);
    return bestOf(by, what, options, (ways) => valueOf(ways, place, round)).value;
  }

  const valueOf = (ways: Ways, { at }: Place, round: number): Value =>
    valueIn(ways, (moment) => value({ moment, at: at + 1 }, round));

  function valueIn({ ended, reached }: Ways, valueAt: (moment: Moment) => Value): Value {
    let sum = NOTHING;
    for (const end of ended) sum = plus(sum, end.chance, valueOfEnd(end));
    for (const { moment, chance } of reached) sum = plus(sum, chance, valueAt(moment));
    return sum;
  }

  function walk(place: Place, round: number, chance: number, sink: Sink): void {
    const isOver = place.at >= after.length;
    const { ended, reached } = isOver ? opened(place.moment) : chosen(forkAt(place, round), place, round);
    for (const end of ended) sink.end(end, chance * end.chance);
    for (const { moment, chance: p } of reached)
      if (isOver) sink.leaf(moment.attacker.left, moment.defender.left, chance * p);
      else walk({ moment, at: place.at + 1 }, round, chance * p, sink);
  }

  const chosen = ({ options, by, aim: what }: Fork, place: Place, round: number): Ways =>
    choiceOf(by, what, options, (ways) => valueOf(ways, place, round));

  return {
    begins(attacker, defender) {
      const isDefended = [attacker, defender].some(({ standing }) => standing.defended.length > 0);
      // Where nobody may leave, and some can be defended, nothing is asked.
      return { moment: beginning(attacker, defender), at: !field.mayLeave && isDefended ? after.length : 0 };
    },
    value,
    walk,
    hadBetterRetreat(attacker, defender) {
      const place = { moment: beginning(attacker, defender), at: after.findIndex(({ does }) => does === 'retreat') };
      const fork = forkAt(place, retreatFrom);
      const [, leave] = fork.options;
      return leave !== undefined && chosen(fork, place, retreatFrom) === leave;
    },
  };
}

const reaching = (moment: Moment): Ways => ({ reached: [{ moment, chance: 1 }], ended: [] });
