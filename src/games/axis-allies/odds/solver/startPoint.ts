import {
  HIT_KINDS,
  stepsOf,
  type Battle,
  type BattleSide,
  type GameState,
  otherSide,
} from '../../../../engine/index.ts';
import type { SubmergePolicy } from '../policies.ts';
import { type Field, noWays, type Ways } from './battleModel.ts';
import { exchange, type Exchange, hitsOn, leftAfter } from './fire.ts';
import { unhit } from './losses.ts';
import { type Moment, goesOn, beginning } from './roundState.ts';
import { type Deed, type Program, go, withLosses } from './roundSteps.ts';
import type { Line, Part } from './sideState.ts';
import { roundFrom, type Opening } from './solveRounds.ts';
import type { Company } from './unitGroups.ts';
import { certainVolley, type Volley } from './volley.ts';

/** Where a battle stands: at the beginning of a round, or anywhere in it. */
export interface Standpoint {
  readonly moment: Moment;
  /** The number of the round. */
  readonly round: number;
  /** The deed that comes next, by its place among all of the round. */
  readonly at: number;
  /** Dice of that deed that are rolled already, whose casualties are to be chosen; null if nothing is rolled. */
  readonly rolled: Volley | null;
}

/** Where a battle can stand when it begins, and how likely. */
export interface Start extends Standpoint {
  readonly chance: number;
}

/** Everything that happens in a round. */
export const deedsOf = ({ before, fire, after }: Program): readonly Deed[] => [...before, ...fire, ...after];

/** Where the battle under way stands; null if the round has no such step. */
export function standpointOf(
  state: GameState,
  battle: Battle,
  { lines, program }: Pick<Field, 'lines' | 'program'>,
  companies: Readonly<Record<BattleSide, Company>>,
): Standpoint | null {
  const step = stepsOf(state, battle).findIndex(({ id }) => id === battle.step);
  let begins = 0;
  for (const [at, deed] of deedsOf(program).entries()) {
    // Dice and the casualties from them are two steps.
    const ends = begins + (deed.does === 'volley' ? 2 : 1);
    if (step < ends)
      return {
        moment: {
          attacker: partOf(battle, lines.attacker, companies.attacker, step === 0),
          defender: partOf(battle, lines.defender, companies.defender, step === 0),
        },
        round: Math.max(1, battle.round),
        at,
        rolled:
          deed.does === 'volley' && step === ends - 1
            ? certainVolley(HIT_KINDS.map((kind) => battle.hits[kind]))
            : null,
      };
    begins = ends;
  }
  return null;
}

function partOf(battle: Battle, { side, survivors, whole, part }: Line, { sunk }: Company, begins: boolean): Part {
  const units = side === 'attacker' ? battle.attackers : battle.defenders;
  const hadDestroyer = begins ? survivors.standing.hasDestroyer : battle.destroyers[side];
  const strikes = battle.struck.some((id) => units.includes(id));
  const now = part(survivors, whole, hadDestroyer, strikes);
  return sunk.some((count) => count > 0) ? { ...now, sunkAtOnce: sunk } : now;
}

/** What can be answered to what a battle asks: press on or retreat, stay or submerge. */
export type Answer = 'press' | 'retreat' | 'stay' | 'submerge';

/**
 * How a battle goes on from where it stands, or can stand, to the next main fire. An answer is for what is asked now;
 * all later questions are answered as the policies say.
 */
export function openingFrom(field: Field, starts: readonly Start[], answer: Answer | null): Opening {
  const [first, ...others] = starts.map((start) => weighted(openingAt(field, start, answer), start.chance));
  return others.reduce(
    (sum, one) => ({
      fires: [...sum.fires, ...one.fires],
      ended: [...sum.ended, ...one.ended],
      rounds: sum.rounds + one.rounds,
      round: sum.round,
    }),
    first!,
  );
}

/** The same with this chance. */
const weighted = ({ fires, ended, rounds, round }: Opening, chance: number): Opening =>
  chance === 1
    ? { fires, ended, rounds, round }
    : {
        fires: fires.map((one) => ({ ...one, chance: chance * one.chance })),
        ended: ended.map((one) => ({ ...one, chance: chance * one.chance })),
        rounds: chance * rounds,
        round,
      };

function openingAt(field: Field, start: Standpoint, answer: Answer | null): Opening {
  const { before, opening, fire, after } = field.program;
  const isFirst = start.round <= 1;
  const { moment, at } = withRolled(field, start);
  if (at <= before.length) {
    const { reached, ended } = goOn(field, opening, isFirst, moment, at, answer);
    const fires = reached.map((one) => ({ chance: one.chance, fire: exchange(field, isFirst, one.moment) }));
    return { fires, ended, rounds: 1, round: start.round };
  }
  if (at === before.length + 1)
    return { fires: [{ chance: 1, fire: lastFire(field, isFirst, moment) }], ended: [], rounds: 1, round: start.round };
  return nextRound(field, goOn(field, after, isFirst, moment, at - before.length - fire.length, answer), start.round);
}

/** The moment, and what comes next, when casualties are taken from the dice that are rolled already. */
function withRolled(field: Field, { moment, at, rolled }: Standpoint): Pick<Standpoint, 'moment' | 'at'> {
  const deed = deedsOf(field.program)[at]!;
  return rolled && deed.does === 'volley'
    ? { moment: withLosses(field, moment, deed, leftAfter(field, deed, rolled, moment)), at: at + 1 }
    : { moment, at };
}

/** The ways through these deeds, beginning with one at which an answer is given. */
export function goOn(
  field: Field,
  deeds: readonly Deed[],
  isFirst: boolean,
  moment: Moment,
  at: number,
  answer: Answer | null,
): Ways {
  const ways = noWays();
  if (answer === null) {
    go(field, deeds, isFirst, moment, 1, ways, at);
    return ways;
  }
  const answered = noWays();
  go(answering(field, answer), deeds.slice(at, at + 1), isFirst, moment, 1, answered);
  ways.ended.push(...answered.ended);
  for (const one of answered.reached) go(field, deeds, isFirst, one.moment, one.chance, ways, at + 1);
  return ways;
}

/** The same battle with this answer. */
function answering(field: Field, answer: Answer): Field {
  const submerge: SubmergePolicy = answer === 'submerge' ? 'always' : 'never';
  const policies = {
    attacker: { ...field.policies.attacker, submerge },
    defender: { ...field.policies.defender, submerge },
  };
  return { ...field, policies, retreats: () => answer === 'retreat' };
}

/** The fire of the second side, when that of the first is over. */
function lastFire(field: Field, isFirst: boolean, moment: Moment): Exchange {
  const [, second] = field.program.fire;
  const struck = otherSide(second.side);
  const both = {
    attacker: unhit(moment.attacker.left),
    defender: unhit(moment.defender.left),
    [struck]: hitsOn(field, second, isFirst, moment) ?? unhit(moment[struck].left),
  };
  return { attackers: both.attacker, defenders: both.defender, unchanged: 0 };
}

/** The next round, when this one is over. */
function nextRound(field: Field, { reached, ended }: Ways, round: number): Opening {
  const ways: Ways = { reached: [], ended: [...ended] };
  const fires: Opening['fires'][number][] = [];
  let begun = 0;
  for (const { moment, chance } of reached) {
    const after = goesOn(field, moment, chance, ways);
    if (!after) continue;
    begun += chance;
    const next = roundFrom(field, beginning(after.attacker.left, after.defender.left), false);
    for (const one of next.fires) fires.push({ ...one, chance: chance * one.chance });
    for (const one of next.ended) ways.ended.push({ ...one, chance: chance * one.chance });
  }
  return { fires, ended: ways.ended, rounds: 1 + begun, round: round + 1 };
}
