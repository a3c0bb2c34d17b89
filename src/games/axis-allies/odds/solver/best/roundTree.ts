import { otherSide, type BattleSide } from '../../../../../engine/index.ts';
import type { Aim } from '../../policies.ts';
import { noWays, type Field, type Ways } from '../battleModel.ts';
import { isQuiet } from '../fire.ts';
import { clear, waysToSubmerge, withPart, type Moment } from '../roundState.ts';
import { type Deed, go, withLosses } from '../roundSteps.ts';
import type { Formation } from '../sideState.ts';
import type { Volley } from '../volley.ts';
import { bestOf, choiceOf, type AllAims, endValues, NOTHING, plus, untilOver, type Value } from './bestChoice.ts';
import { onlyChoice, WORK_PER_CHOICE, type Choices, losingIn, type Loss } from './lossChoices.ts';

/** A round as a tree of dice and choices, up to what its main fire leaves of both sides. */

/** What comes after a round. */
export interface Leaves {
  value(attacker: Formation, defender: Formation): Value;
  /** The two whose next round this is, if it is repeated when it leaves them as they are. */
  readonly repeated: { readonly attacker: Formation; readonly defender: Formation } | null;
  /** Values of moments before the main fire, to which many rounds come. */
  readonly known: Map<string, Value>;
  /** The best of what the side that is hit last can choose, by what is left of the other. */
  readonly best: Map<Formation, Map<Choices, Value>>;
}

/** Takes what a round comes to when the best is chosen wherever there is a choice. */
export interface Sink {
  leaf(attacker: Formation, defender: Formation, chance: number): void;
  end(end: Ways['ended'][number], chance: number): void;
}

/** A place in a round. */
export interface Place {
  readonly moment: Moment;
  /** The number of the deed that comes next. */
  readonly at: number;
  readonly isFirst: boolean;
  /** Dice of that deed that are rolled already. */
  readonly rolled: Volley | null;
}

export interface RoundTree {
  value(place: Place, leaves: Leaves): Value;
  walk(place: Place, leaves: Leaves, chance: number, sink: Sink): void;
}

/** The dice of a deed: where they lead, and the ends before. */
interface Branches extends Pick<Ways, 'ended'> {
  readonly rolls: readonly { readonly chance: number; readonly options: readonly Moment[] }[];
  /** Who chooses between the options, and what for. */
  readonly by: BattleSide;
  readonly aim: Aim | null;
}

/** The place where a later round begins. */
export const roundBegins = (moment: Moment): Place => ({ moment, at: 0, isFirst: false, rolled: null });

export function roundTree(field: Field, { casualties: aims, submerge }: AllAims): RoundTree {
  const { before, fire } = field.program;
  const [first, second] = fire;
  const hitFirst = otherSide(first.side);
  const hitSecond = otherSide(second.side);
  const losing = losingIn(field);
  const valueOfEnd = endValues(field);

  /** What comes of a deed before the main fire. */
  function branchesAt({ moment, at, isFirst, rolled }: Place): Branches {
    const deed = before[at]!;
    const ways = noWays();
    if (deed.does === 'submerge' && submerge[deed.side]) return submergingAt(moment, deed);
    if (deed.does !== 'volley') {
      go(field, [deed], isFirst, moment, 1, ways);
      const rolls = ways.reached.map(({ moment: after, chance }) => ({ chance, options: [after] }));
      return { ended: ways.ended, rolls, by: 'attacker', aim: null };
    }
    const by = otherSide(deed.side);
    const cleared = rolled ? moment : clear(field, deed.clears, moment, 1, ways);
    if (!cleared) return { ended: ways.ended, rolls: [], by, aim: null };
    const losses = losing(deed, isFirst, cleared, rolled) ?? unhurt(cleared[by].left);
    const rolls = losses.map(({ chance, choices }) => ({
      chance,
      options: choices.all().map((left) => withLosses(field, cleared, deed, left)),
    }));
    field.fired(WORK_PER_CHOICE * choicesIn(losses));
    return { ended: [], rolls, by, aim: aims[by] };
  }

  function submergingAt(moment: Moment, deed: Extract<Deed, { does: 'submerge' }>): Branches {
    const ways = noWays();
    const { side } = deed;
    const cleared = clear(field, deed.clears, moment, 1, ways);
    const options = cleared ? waysToSubmerge(field, deed, cleared).map((part) => withPart(cleared, side, part)) : [];
    const rolls = cleared ? [{ chance: 1, options }] : [];
    return { ended: ways.ended, rolls, by: side, aim: submerge[side] };
  }

  const isMainFire = ({ moment, at, isFirst }: Place): boolean =>
    at >= before.length || (at === 0 && !isFirst && isQuiet(field, moment.attacker.left, moment.defender.left));

  /** What the main fire makes of both sides: the dice of the second do not depend on the losses of the first. */
  function mainFire({ moment, at, isFirst, rolled }: Place): MainFire {
    const ways = noWays();
    const isHalf = at > before.length;
    const isCleared = isHalf || rolled !== null || at < before.length;
    const cleared = isCleared ? moment : clear(field, first.clears, moment, 1, ways);
    if (!cleared) return { ended: ways.ended, one: [], two: [] };
    const one = (isHalf ? null : losing(first, isFirst, cleared, rolled)) ?? unhurt(cleared[hitFirst].left);
    const two = losing(second, isFirst, cleared, isHalf ? rolled : null) ?? unhurt(cleared[hitSecond].left);
    field.fired(WORK_PER_CHOICE * choicesIn(one) * two.length);
    return { ended: [], one, two };
  }

  /** The value of what is left of the side that is hit first, and of the other. */
  const leafValue = ({ value }: Leaves, one: Formation, two: Formation): Value =>
    hitFirst === 'attacker' ? value(one, two) : value(two, one);

  /** The value when this is left of the side that is hit first, before the other loses anything. */
  function halfValue(leaves: Leaves, one: Formation, losses: readonly Loss[]): Value {
    let [win, capture, swing, again] = NOTHING;
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
  function bestLast(leaves: Leaves, one: Formation, choices: Choices): Value {
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

  function choiceLast(leaves: Leaves, one: Formation, { only, parts }: Choices): Formation {
    if (only) return only;
    const { option } = bestOf(hitSecond, aims[hitSecond], parts, (part) => bestLast(leaves, one, part));
    return choiceLast(leaves, one, option);
  }

  function mainValue(place: Place, leaves: Leaves): Value {
    const { ended, one: losses, two } = mainFire(place);
    let sum = endsValue(ended);
    const known = new Map<Formation, Value>();
    const valueAfter = (one: Formation): Value => {
      let value = known.get(one);
      if (!value) known.set(one, (value = halfValue(leaves, one, two)));
      return value;
    };
    for (const { chance, choices } of losses)
      sum = plus(sum, chance, bestOf(hitFirst, aims[hitFirst], choices.all(), valueAfter).value);
    return sum;
  }

  /** The same; moments to which many rounds come are reckoned once. */
  function knownMainValue(place: Place, leaves: Leaves): Value {
    const { moment, isFirst, rolled } = place;
    const { repeated, known } = leaves;
    const isRepeated = repeated?.attacker === moment.attacker.left && repeated.defender === moment.defender.left;
    if (isRepeated || isFirst || rolled) return mainValue(place, leaves);
    const key = `${moment.attacker.id} ${moment.defender.id}`;
    let value = known.get(key);
    if (!value) known.set(key, (value = mainValue(place, leaves)));
    return value;
  }

  const endsValue = (ended: Ways['ended']): Value =>
    ended.reduce((sum, end) => plus(sum, end.chance, valueOfEnd(end)), NOTHING);

  function valueAt(place: Place, leaves: Leaves): Value {
    if (isMainFire(place)) return knownMainValue(place, leaves);
    const { ended, rolls, by, aim } = branchesAt(place);
    let sum = endsValue(ended);
    for (const { chance, options } of rolls)
      sum = plus(sum, chance, bestOf(by, aim, options, optionValue(place, leaves, options)).value);
    return sum;
  }

  /** Where a side chooses before any dice, an option that comes to the same choice again is taken until it does not. */
  const optionValue =
    (place: Place, leaves: Leaves, options: readonly Moment[]) =>
    (moment: Moment): Value => {
      const value = valueAt(next(place, moment), leaves);
      return options.length > 1 && before[place.at]!.does === 'submerge' ? untilOver(value) : value;
    };

  function walk(place: Place, leaves: Leaves, chance: number, sink: Sink): void {
    if (isMainFire(place)) return walkMainFire(place, leaves, chance, sink);
    const { ended, rolls, by, aim } = branchesAt(place);
    for (const end of ended) sink.end(end, chance * end.chance);
    for (const { chance: p, options } of rolls) {
      const moment = choiceOf(by, aim, options, optionValue(place, leaves, options));
      walk(next(place, moment), leaves, chance * p, sink);
    }
  }

  function walkMainFire(place: Place, leaves: Leaves, chance: number, sink: Sink): void {
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
interface MainFire extends Pick<Ways, 'ended'> {
  readonly one: readonly Loss[];
  readonly two: readonly Loss[];
}

const next = ({ at, isFirst }: Place, moment: Moment): Place => ({ moment, at: at + 1, isFirst, rolled: null });

const unhurt = (left: Formation): readonly Loss[] => [{ chance: 1, choices: onlyChoice(left) }];

const choicesIn = (losses: readonly Loss[]): number =>
  losses.reduce((sum, { choices }) => sum + choices.all().length, 0);
