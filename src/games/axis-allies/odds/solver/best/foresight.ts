import type { BattleSide } from '../../../../../engine/axis-allies/index.ts';
import { type RetreatPolicy, aimOf, type Aim } from '../../policies.ts';
import { type BattleModel, neverRetreats, noPaths, withRetreats, type BattlePaths } from '../battleModel.ts';
import {
  roundBegin,
  clear,
  goesOn,
  canRetreat,
  waysToSubmerge,
  withRoundSide,
  type RoundState,
} from '../roundState.ts';
import { takeSteps } from '../roundSteps.ts';
import type { SideState } from '../sideState.ts';
import { aimsIn, AGAIN, untilOver, type Value, bestOf, choiceOf, endValues, WORTHLESS, plus } from './bestChoice.ts';
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
  leavesFrom(attacker: SideState, defender: SideState, round: number): Leaves;
}

/** In rounds before `retreatFrom` nobody retreats. */
export function foresight(model: BattleModel, retreat: RetreatPolicy, retreatFrom: number): Foresight {
  const tree = roundTree(model, aimsIn(model));
  const leavesAfter: Leaves[] = [];
  const nextRounds: PairValue[] = [];

  /** Rounds in which the attacker decides alike count as one. */
  const alike = (round: number): number => Math.min(round, retreatFrom);

  const closing = closingOf(model, retreat, retreatFrom, (round) => valueOfNext(alike(round)));

  const leaves = (round: number): Leaves =>
    (leavesAfter[alike(round)] ??= {
      value: perPair((attacker, defender) => closing.value(closing.begins(attacker, defender), alike(round))),
      repeated: null,
      known: new Map(),
      best: new Map(),
    });

  function leavesFrom(attacker: SideState, defender: SideState, round: number): Leaves {
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
      untilOver(tree.value(roundBegins(roundBegin(attacker, defender)), leavesFrom(attacker, defender, round))),
    ));

  return { tree, closing, leaves, leavesFrom };
}

type PairValue = (attacker: SideState, defender: SideState) => Value;

/** Computes the value of every pair once. */
function perPair(find: PairValue): PairValue {
  const rows: (Value | undefined)[][] = [];
  return (attacker, defender) => {
    const row = (rows[attacker.id] ??= []);
    return (row[defender.id] ??= find(attacker, defender));
  };
}

/** The end of a round as choices: who submerges (COM-5), and whether the attacker retreats (COM-18). */

/** A place in it: the number of the step that comes next. */
interface RoundEndPlace {
  readonly roundState: RoundState;
  readonly at: number;
}

/** The ways in which it can go on from a place, without any dice, and who chooses between them. */
interface Fork {
  readonly options: readonly BattlePaths[];
  readonly by: BattleSide;
  readonly aim: Aim | null;
}

export interface Closing {
  /** The place where it begins when the fire of a round has left these two. */
  begins(attacker: SideState, defender: SideState): RoundEndPlace;
  value(place: RoundEndPlace, round: number): Value;
  /** Takes the two between which the next round begins, or the end, if the best is chosen. */
  walk(place: RoundEndPlace, round: number, chance: number, sink: Sink): void;
  /** Whether the attacker had better retreat when it can. */
  hadBetterRetreat(attacker: SideState, defender: SideState): boolean;
}

/** The value of the rounds after this one, if it has left two between which the battle goes on. */
export type ValueOfNext = (round: number) => (attacker: SideState, defender: SideState) => Value;

/** In rounds before `retreatFrom` nobody retreats. */
export function closingOf(model: BattleModel, retreat: RetreatPolicy, retreatFrom: number, next: ValueOfNext): Closing {
  const { after } = model.roundSteps;
  const { submerge } = aimsIn(model);
  const aim = aimOf(retreat);
  const toTheEnd = withRetreats(model, neverRetreats);
  const away = withRetreats(model, () => true);
  const byPolicy = aim ? toTheEnd : model;
  const valueOfEnd = endValues(model);

  function forkAt({ roundState, at }: RoundEndPlace, round: number): Fork {
    const step = after[at]!;
    const gone = (rules: BattleModel): BattlePaths => {
      const paths = noPaths();
      takeSteps(rules, [step], false, roundState, 1, paths);
      return paths;
    };
    if (step.does === 'submerge' && submerge[step.side]) {
      const paths = noPaths();
      const { side } = step;
      const cleared = clear(model, step.clears, roundState, 1, paths);
      const roundSides = cleared ? waysToSubmerge(model, step, cleared) : [];
      const options = roundSides.map((roundSide) => reaching(withRoundSide(cleared!, side, roundSide)));
      return { options: cleared ? options : [paths], by: side, aim: submerge[side] };
    }
    const mayChoose = step.does === 'retreat' && aim && round >= retreatFrom;
    if (mayChoose && canRetreat(model, roundState.attacker.left))
      return { options: [gone(toTheEnd), gone(away)], by: 'attacker', aim };
    return { options: [gone(round < retreatFrom ? toTheEnd : byPolicy)], by: 'attacker', aim: null };
  }

  /** Whether another round begins when everything is said. */
  function opened(roundState: RoundState): BattlePaths {
    const paths = noPaths();
    const reached = goesOn(model, roundState, 1, paths);
    if (reached) paths.reached.push({ roundState: reached, chance: 1 });
    return paths;
  }

  function value(place: RoundEndPlace, round: number): Value {
    if (place.at >= after.length)
      return valueIn(opened(place.roundState), ({ attacker, defender }) => next(round)(attacker.left, defender.left));
    const { options, by, aim: what } = forkAt(place, round);
    return bestOf(by, what, options, (paths) => valueOf(paths, place, round)).value;
  }

  const valueOf = (paths: BattlePaths, { at }: RoundEndPlace, round: number): Value =>
    valueIn(paths, (roundState) => value({ roundState, at: at + 1 }, round));

  function valueIn({ ended, reached }: BattlePaths, valueAt: (roundState: RoundState) => Value): Value {
    let sum = WORTHLESS;
    for (const end of ended) sum = plus(sum, end.chance, valueOfEnd(end));
    for (const { roundState, chance } of reached) sum = plus(sum, chance, valueAt(roundState));
    return sum;
  }

  function walk(place: RoundEndPlace, round: number, chance: number, sink: Sink): void {
    const isOver = place.at >= after.length;
    const { ended, reached } = isOver ? opened(place.roundState) : chosen(forkAt(place, round), place, round);
    for (const end of ended) sink.end(end, chance * end.chance);
    for (const { roundState, chance: p } of reached)
      if (isOver) sink.leaf(roundState.attacker.left, roundState.defender.left, chance * p);
      else walk({ roundState, at: place.at + 1 }, round, chance * p, sink);
  }

  const chosen = ({ options, by, aim: what }: Fork, place: RoundEndPlace, round: number): BattlePaths =>
    choiceOf(by, what, options, (paths) => valueOf(paths, place, round));

  return {
    begins(attacker, defender) {
      const isDefended = [attacker, defender].some(({ standing }) => standing.defended.length > 0);
      // Where nobody may leave, and some can be defended, nothing is asked.
      return { roundState: roundBegin(attacker, defender), at: !model.mayLeave && isDefended ? after.length : 0 };
    },
    value,
    walk,
    hadBetterRetreat(attacker, defender) {
      const place = {
        roundState: roundBegin(attacker, defender),
        at: after.findIndex(({ does }) => does === 'retreat'),
      };
      const fork = forkAt(place, retreatFrom);
      const [, leave] = fork.options;
      return leave !== undefined && chosen(fork, place, retreatFrom) === leave;
    },
  };
}

const reaching = (roundState: RoundState): BattlePaths => ({ reached: [{ roundState, chance: 1 }], ended: [] });
