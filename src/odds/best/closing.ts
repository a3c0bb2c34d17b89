import { clear, goesOn } from '../clearing.ts';
import { fightsOn, noWays, retreating, type Field, type Ways } from '../field.ts';
import type { Formation } from '../formation.ts';
import { canRetreat, waysToSubmerge } from '../leaving.ts';
import { beginning, withPart, type Moment } from '../moment.ts';
import { aimOf, type Aim, type RetreatPolicy } from '../policies.ts';
import { go } from '../round.ts';
import type { BattleSide } from '../../engine/index.ts';
import { aimsIn, bestOf, choiceOf } from './choosing.ts';
import type { Sink } from './roundTree.ts';
import { endValues, NOTHING, plus, type Value } from './value.ts';

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
