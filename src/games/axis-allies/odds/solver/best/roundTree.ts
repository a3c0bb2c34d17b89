import { otherSide, type BattleSide } from '../../../../../engine/axis-allies/index.ts';
import type { Aim } from '../../policies.ts';
import { noPaths, type BattleModel, type BattlePaths } from '../battleModel.ts';
import { isQuiet } from '../fire.ts';
import { clear, waysToSubmerge, withRoundSide, type RoundState } from '../roundState.ts';
import { type SolvedStep, takeSteps, withLosses } from '../roundSteps.ts';
import type { SideState } from '../sideState.ts';
import type { SolvedVolley } from '../volley.ts';
import { bestOf, choiceOf, type AllAims, endValues, WORTHLESS, plus, untilOver, type Value } from './bestChoice.ts';
import { onlyChoice, WORK_PER_CHOICE, type LossChoices, losingIn, type Loss } from './lossChoices.ts';

/** A round as a tree of dice and choices, up to what its main fire leaves of both sides. */

/** What comes after a round. */
export interface Leaves {
  value(attacker: SideState, defender: SideState): Value;
  /** The two whose next round this is, if it is repeated when it leaves them as they are. */
  readonly repeated: { readonly attacker: SideState; readonly defender: SideState } | null;
  /** Values of round states before the main fire, to which many rounds come. */
  readonly known: Map<string, Value>;
  /** The best of what the side that is hit last can choose, by what is left of the other. */
  readonly best: Map<SideState, Map<LossChoices, Value>>;
}

/** Takes what a round comes to when the best is chosen wherever there is a choice. */
export interface Sink {
  leaf(attacker: SideState, defender: SideState, chance: number): void;
  end(end: BattlePaths['ended'][number], chance: number): void;
}

/** A place in a round. */
export interface RoundPlace {
  readonly roundState: RoundState;
  /** The number of the step that comes next. */
  readonly at: number;
  readonly isFirst: boolean;
  /** Dice of that step that are rolled already. */
  readonly rolled: SolvedVolley | null;
}

export interface RoundTree {
  value(place: RoundPlace, leaves: Leaves): Value;
  walk(place: RoundPlace, leaves: Leaves, chance: number, sink: Sink): void;
}

/** The dice of a step: where they lead, and the ends before. */
interface Branches extends Pick<BattlePaths, 'ended'> {
  readonly rolls: readonly { readonly chance: number; readonly options: readonly RoundState[] }[];
  /** Who chooses between the options, and what for. */
  readonly by: BattleSide;
  readonly aim: Aim | null;
}

/** The place where a later round begins. */
export const roundBegins = (roundState: RoundState): RoundPlace => ({
  roundState,
  at: 0,
  isFirst: false,
  rolled: null,
});

export function roundTree(model: BattleModel, { casualties: aims, submerge }: AllAims): RoundTree {
  const { before, fire } = model.roundSteps;
  const [first, second] = fire;
  const hitFirst = otherSide(first.side);
  const hitSecond = otherSide(second.side);
  const losing = losingIn(model);
  const valueOfEnd = endValues(model);

  /** What comes of a step before the main fire. */
  function branchesAt({ roundState, at, isFirst, rolled }: RoundPlace): Branches {
    const step = before[at]!;
    const paths = noPaths();
    if (step.does === 'submerge' && submerge[step.side]) return submergingAt(roundState, step);
    if (step.does !== 'volley') {
      takeSteps(model, [step], isFirst, roundState, 1, paths);
      const rolls = paths.reached.map(({ roundState: after, chance }) => ({ chance, options: [after] }));
      return { ended: paths.ended, rolls, by: 'attacker', aim: null };
    }
    const by = otherSide(step.side);
    const cleared = rolled ? roundState : clear(model, step.clears, roundState, 1, paths);
    if (!cleared) return { ended: paths.ended, rolls: [], by, aim: null };
    const losses = losing(step, isFirst, cleared, rolled) ?? unhurt(cleared[by].left);
    const rolls = losses.map(({ chance, choices }) => ({
      chance,
      options: choices.all().map((left) => withLosses(model, cleared, step, left)),
    }));
    model.countWork(WORK_PER_CHOICE * choicesIn(losses));
    return { ended: [], rolls, by, aim: aims[by] };
  }

  function submergingAt(roundState: RoundState, step: Extract<SolvedStep, { does: 'submerge' }>): Branches {
    const paths = noPaths();
    const { side } = step;
    const cleared = clear(model, step.clears, roundState, 1, paths);
    const options = cleared
      ? waysToSubmerge(model, step, cleared).map((roundSide) => withRoundSide(cleared, side, roundSide))
      : [];
    const rolls = cleared ? [{ chance: 1, options }] : [];
    return { ended: paths.ended, rolls, by: side, aim: submerge[side] };
  }

  const isMainFire = ({ roundState, at, isFirst }: RoundPlace): boolean =>
    at >= before.length || (at === 0 && !isFirst && isQuiet(model, roundState.attacker.left, roundState.defender.left));

  /** What the main fire makes of both sides: the dice of the second do not depend on the losses of the first. */
  function mainFire({ roundState, at, isFirst, rolled }: RoundPlace): MainFire {
    const paths = noPaths();
    const isHalf = at > before.length;
    const isCleared = isHalf || rolled !== null || at < before.length;
    const cleared = isCleared ? roundState : clear(model, first.clears, roundState, 1, paths);
    if (!cleared) return { ended: paths.ended, one: [], two: [] };
    const one = (isHalf ? null : losing(first, isFirst, cleared, rolled)) ?? unhurt(cleared[hitFirst].left);
    const two = losing(second, isFirst, cleared, isHalf ? rolled : null) ?? unhurt(cleared[hitSecond].left);
    model.countWork(WORK_PER_CHOICE * choicesIn(one) * two.length);
    return { ended: [], one, two };
  }

  /** The value of what is left of the side that is hit first, and of the other. */
  const leafValue = ({ value }: Leaves, one: SideState, two: SideState): Value =>
    hitFirst === 'attacker' ? value(one, two) : value(two, one);

  /** The value when this is left of the side that is hit first, before the other loses anything. */
  function halfValue(leaves: Leaves, one: SideState, losses: readonly Loss[]): Value {
    let [win, capture, swing, again] = WORTHLESS;
    for (const { chance, choices } of losses) {
      const value = bestLast(leaves, one, choices);
      win += chance * value[0];
      capture += chance * value[1];
      swing += chance * value[2];
      again += chance * value[3];
    }
    return [win, capture, swing, again];
  }

  /** The value of the best that the side that is hit last can choose. */
  function bestLast(leaves: Leaves, one: SideState, choices: LossChoices): Value {
    if (choices.only) return leafValue(leaves, one, choices.only);
    let known = leaves.best.get(one);
    if (!known) leaves.best.set(one, (known = new Map()));
    let value = known.get(choices);
    if (!value) {
      ({ value } = bestOf(hitSecond, aims[hitSecond], choices.parts, (part) => bestLast(leaves, one, part)));
      known.set(choices, value);
    }
    return value;
  }

  function choiceLast(leaves: Leaves, one: SideState, { only, parts }: LossChoices): SideState {
    if (only) return only;
    const { option } = bestOf(hitSecond, aims[hitSecond], parts, (part) => bestLast(leaves, one, part));
    return choiceLast(leaves, one, option);
  }

  function mainValue(place: RoundPlace, leaves: Leaves): Value {
    const { ended, one: losses, two } = mainFire(place);
    let sum = endsValue(ended);
    const known = new Map<SideState, Value>();
    const valueAfter = (one: SideState): Value => {
      let value = known.get(one);
      if (!value) known.set(one, (value = halfValue(leaves, one, two)));
      return value;
    };
    for (const { chance, choices } of losses)
      sum = plus(sum, chance, bestOf(hitFirst, aims[hitFirst], choices.all(), valueAfter).value);
    return sum;
  }

  /** The value of the main fire: round states to which many rounds come are computed once. */
  function knownMainValue(place: RoundPlace, leaves: Leaves): Value {
    const { roundState, isFirst, rolled } = place;
    const { repeated, known } = leaves;
    const isRepeated =
      repeated?.attacker === roundState.attacker.left && repeated.defender === roundState.defender.left;
    if (isRepeated || isFirst || rolled) return mainValue(place, leaves);
    const key = `${roundState.attacker.id} ${roundState.defender.id}`;
    let value = known.get(key);
    if (!value) known.set(key, (value = mainValue(place, leaves)));
    return value;
  }

  const endsValue = (ended: BattlePaths['ended']): Value =>
    ended.reduce((sum, end) => plus(sum, end.chance, valueOfEnd(end)), WORTHLESS);

  function valueAt(place: RoundPlace, leaves: Leaves): Value {
    if (isMainFire(place)) return knownMainValue(place, leaves);
    const { ended, rolls, by, aim } = branchesAt(place);
    let sum = endsValue(ended);
    for (const { chance, options } of rolls)
      sum = plus(sum, chance, bestOf(by, aim, options, optionValue(place, leaves, options)).value);
    return sum;
  }

  /** Where a side chooses before any dice, an option that comes to the same choice again is taken until it does not. */
  const optionValue =
    (place: RoundPlace, leaves: Leaves, options: readonly RoundState[]) =>
    (roundState: RoundState): Value => {
      const value = valueAt(next(place, roundState), leaves);
      return options.length > 1 && before[place.at]!.does === 'submerge' ? untilOver(value) : value;
    };

  function walk(place: RoundPlace, leaves: Leaves, chance: number, sink: Sink): void {
    if (isMainFire(place)) return walkMainFire(place, leaves, chance, sink);
    const { ended, rolls, by, aim } = branchesAt(place);
    for (const end of ended) sink.end(end, chance * end.chance);
    for (const { chance: p, options } of rolls) {
      const roundState = choiceOf(by, aim, options, optionValue(place, leaves, options));
      walk(next(place, roundState), leaves, chance * p, sink);
    }
  }

  function walkMainFire(place: RoundPlace, leaves: Leaves, chance: number, sink: Sink): void {
    const { ended, one: losses, two } = mainFire(place);
    for (const end of ended) sink.end(end, chance * end.chance);
    for (const loss of losses) {
      const one = choiceOf(hitFirst, aims[hitFirst], loss.choices.all(), (option) => halfValue(leaves, option, two));
      for (const { chance: p, choices } of two) {
        const other = choiceLast(leaves, one, choices);
        const [attacker, defender] = hitFirst === 'attacker' ? [one, other] : [other, one];
        sink.leaf(attacker, defender, chance * loss.chance * p);
      }
    }
  }

  return { value: valueAt, walk };
}

/** The main fire: ends before it, and what the side that is hit first and the other can choose to lose. */
interface MainFire extends Pick<BattlePaths, 'ended'> {
  readonly one: readonly Loss[];
  readonly two: readonly Loss[];
}

const next = ({ at, isFirst }: RoundPlace, roundState: RoundState): RoundPlace => ({
  roundState,
  at: at + 1,
  isFirst,
  rolled: null,
});

const unhurt = (left: SideState): readonly Loss[] => [{ chance: 1, choices: onlyChoice(left) }];

const choicesIn = (losses: readonly Loss[]): number =>
  losses.reduce((sum, { choices }) => sum + choices.all().length, 0);
