import type { BattleResult } from '../../../../engine/index.ts';
import { type Ways, fightsOn, noWays, retreating, type Ends, type Field } from './battleModel.ts';
import { attackersAfter, defendersAfter, exchange, unchangedBy, type Exchange, isQuiet } from './fire.ts';
import { firstFire, readied } from './firstFire.ts';
import { cells, type Cells, marks } from './pairs.ts';
import { fightPlainly } from './plainFire.ts';
import { beginning, type Moment, goesOn, goesOnAsIs, judged } from './roundState.ts';
import { go } from './roundSteps.ts';
import type { Formation, Part, PartSpread } from './sideState.ts';

/** An end of a battle. */
export interface Ending {
  readonly result: BattleResult;
  readonly attacker: Formation;
  readonly defender: Formation;
  chance: number;
}

/** Keeps the ends of a battle; those that are alike are one. */
export interface Endings {
  add(end: Pick<Ways['ended'][number], 'moment' | 'result'>, chance: number): void;
  /** Adds an end that was kept elsewhere. */
  join(end: Ending): void;
  all(): readonly Ending[];
}

export const RESULTS: readonly BattleResult[] = [
  'attacker-won',
  'defender-won',
  'both-lost',
  'attacker-retreated',
  'stalemate',
];

/** More than a side can come to. */
const MOST_FORMATIONS = 2 ** 24;

export function endingsKept(): Endings {
  const known = new Map<number, Ending>();

  function keep(result: BattleResult, attacker: Formation, defender: Formation, chance: number): void {
    const key = (attacker.id * MOST_FORMATIONS + defender.id) * RESULTS.length + RESULTS.indexOf(result);
    const found = known.get(key);
    if (found) found.chance += chance;
    else known.set(key, { result, attacker, defender, chance });
  }

  return {
    add: ({ moment, result }, chance) => keep(result, moment.attacker.left, moment.defender.left, chance),
    join: ({ result, attacker, defender, chance }) => keep(result, attacker, defender, chance),
    all: () => [...known.values()],
  };
}

export interface Reckoning {
  readonly endings: readonly Ending[];
  /** Expected number of rounds. */
  readonly rounds: number;
}

/**
 * Reckons a battle to its end from the fire that comes first. Pairs of formations are taken from the strongest to the
 * weakest, so that each is complete when its turn comes; a round that changes nothing is summed up as a geometric
 * series. At the end of rounds before `retreatFrom` nobody retreats.
 */
export function reckon(field: Field, opening: Opening, retreatFrom = 1): Reckoning {
  const endings = endingsKept();
  /**
   * What waits for the main fire, by parts; whether anything does, by formations, which are soon looked through; and
   * whether more does than parts that nobody has hit.
   */
  const later = cells();
  const waiting = marks();
  const waitingHit = marks();
  let at = cells();
  /** (A variable that functions share is made anew with each sum; a field is not.) */
  const expected = { rounds: opening.rounds };

  function end({ ended }: Pick<Ways, 'ended'>, weight: number): void {
    for (const one of ended) endings.add(one, weight * one.chance);
  }

  /** Ends that come up one by one. */
  const now: Ends = { ended: { push: (one) => endings.add(one, one.chance) } };

  function wait({ attacker, defender }: Moment, weight: number): void {
    later.add(attacker.id, defender.id, weight);
    waiting.mark(attacker.left.id, defender.left.id);
    waitingHit.mark(attacker.left.id, defender.left.id);
  }

  /** Fights the main fire between two parts, if the battle goes on there. */
  function fire(attacker: Part, defender: Part, weight: number, into: Cells): void {
    if (!goesOnAsIs(field, attacker.left, defender.left)) {
      const moment = { attacker, defender };
      const after = judged(field, field.program.fire[0].clears, moment, weight, now);
      if (!after) return;
      if (!isSame(after, moment)) return wait(after, weight);
    }
    const attackers = attackersAfter(field, attacker, defender);
    const defenders = defendersAfter(field, attacker, defender);
    field.fired(attackers.count * defenders.count);
    into.addPairs(attackers, defenders, weight);
  }

  /**
   * Fights a later round in which the fire before the main fire is that of two independent sides; `before` is what
   * waits for the main fire with nobody hit.
   */
  function fightApart(attackers: PartSpread, defenders: PartSpread, before: number, weight: number, into: Cells): void {
    const one = attackers.unhit;
    const other = defenders.unhit;
    const onAttackers = attackersAfter(field, one, other);
    const onDefenders = defendersAfter(field, one, other);
    field.fired(onAttackers.count * onDefenders.count);
    // Outside the rounds that are told apart, one that changes nothing is repeated until something changes.
    const again = into === at ? unchangedBy(onAttackers, onDefenders) : 0;
    const times = (weight + before * again) / (1 - unchangedBy(attackers, defenders) * again);
    expected.rounds += times;
    later.addPairs(attackers, defenders, times);
    waiting.markPairs(attackers.formations, defenders.formations);
    if (!attackers.isLasting || !defenders.isLasting) waitingHit.markPairs(attackers.formations, defenders.formations);
    const fires = before + later.take(one.id, other.id);
    into.addPairs(onAttackers, onDefenders, fires);
    if (into === at) into.take(one.left.id, other.left.id);
  }

  function fightStepByStep(before: Moment, weight: number, into: Cells): void {
    const { reached, ended } = openingOf(field, before, false);
    const here = reached.find(({ moment }) => isSame(moment, before));
    const struck = here && exchange(field, false, here.moment);
    const again = into === at && struck ? here.chance * struck.unchanged : 0;
    const times = weight / (1 - again);
    expected.rounds += times;
    end({ ended }, times);
    for (const way of reached) if (way !== here) wait(way.moment, times * way.chance);
    if (struck) into.addPairs(struck.attackers, struck.defenders, times * here.chance);
    if (again > 0) into.take(before.attacker.left.id, before.defender.left.id);
  }

  /** The same if nothing comes before the main fire. */
  function fightAtOnce(attacker: Part, defender: Part, weight: number, into: Cells): void {
    const attackers = attackersAfter(field, attacker, defender);
    const defenders = defendersAfter(field, attacker, defender);
    field.fired(attackers.count * defenders.count);
    const times = into === at ? weight / (1 - unchangedBy(attackers, defenders)) : weight;
    expected.rounds += times;
    into.addPairs(attackers, defenders, times);
    if (into === at) into.take(attacker.left.id, defender.left.id);
  }

  /** Fights the main fire from all moments that wait with these formations left. */
  function fireAll(attacker: Formation, defender: Formation, into: Cells): void {
    for (const one of attacker.parts)
      for (const other of defender.parts) {
        const chance = later.take(one.id, other.id);
        if (chance > 0) fire(one, other, chance, into);
      }
  }

  function goOn(rules: Field, into: Cells): void {
    const { attacker: attackersLine, defender: defendersLine } = field.lines;
    forEachPair(field, (one, other) => {
      const weight = at.take(one, other);
      const waits = waiting.take(one, other);
      if (weight === 0 && !waits) return;
      const attacker = attackersLine.formations[one]!;
      const defender = defendersLine.formations[other]!;
      const begins = !rules.mayLeave && goesOnAsIs(field, attacker, defender) && isDefended(attacker, defender);
      const quiet = begins && isQuiet(field, attacker, defender);
      const isApart = begins && !quiet && field.firesApart;
      const ones = isApart ? readied(field, 'attacker', attacker, defender) : null;
      const others = ones && readied(field, 'defender', defender, attacker);
      const attackers = ones && others && firstFire(field, 'attacker', ones, others);
      const defenders = ones && others && firstFire(field, 'defender', others, ones);
      const unhit = attackers && defenders ? later.take(attackers.unhit.id, defenders.unhit.id) : 0;
      if (waits && (!attackers || !defenders || waitingHit.take(one, other))) fireAll(attacker, defender, into);
      const begun = weight + at.take(one, other);
      if (begun + unhit === 0) return;
      if (attackers && defenders) fightApart(attackers, defenders, unhit, begun, into);
      else if (quiet) fightAtOnce(attacker.parts[0]!, defender.parts[0]!, begun, into);
      else begin(rules, beginning(attacker, defender), begun, into);
    });
  }

  /** Begins a round between two formations, or ends the battle. */
  function begin(rules: Field, before: Moment, weight: number, into: Cells): void {
    const after = closed(rules, before, now, weight);
    if (!after) return;
    if (!isSame(after, before)) at.add(after.attacker.left.id, after.defender.left.id, weight);
    else if (isQuiet(field, before.attacker.left, before.defender.left))
      fightAtOnce(before.attacker, before.defender, weight, into);
    else fightStepByStep(before, weight, into);
  }

  end(opening, 1);
  for (const { chance, fire: struck } of opening.fires) at.addPairs(struck.attackers, struck.defenders, chance);
  const toTheEnd = retreating(field, fightsOn);
  for (let { round } = opening; round < retreatFrom; round++) {
    const next = cells();
    goOn(toTheEnd, next);
    at.close();
    at = next;
  }
  if (!field.mayLeave) expected.rounds += fightPlainly(field, at);
  goOn(field, at);
  for (const all of [at, later, waiting, waitingHit]) all.close();
  return { endings: endings.all(), rounds: expected.rounds };
}

/** A round from a moment: the fire it comes to, and the ends before, each with its chance. */
export interface Round extends Pick<Ways, 'ended'> {
  readonly fires: readonly { readonly chance: number; readonly fire: Exchange }[];
  /** How likely it changes nothing. */
  readonly unchanged: number;
}

/** How a battle goes on from where it stands to the next main fire, or to its end. */
export interface Opening extends Pick<Round, 'fires' | 'ended'> {
  /** Expected number of rounds till then; the one under way counts. */
  readonly rounds: number;
  /** The number of the round in which that fire is. */
  readonly round: number;
}

export function roundFrom(field: Field, moment: Moment, isFirst: boolean): Round {
  const { reached, ended } = openingOf(field, moment, isFirst);
  let unchanged = 0;
  const fires = reached.map(({ moment: after, chance }) => {
    const fire = exchange(field, isFirst, after);
    if (isSame(after, moment)) unchanged += chance * fire.unchanged;
    return { chance, fire };
  });
  return { fires, ended, unchanged };
}

export const isSame = (a: Moment, b: Moment): boolean =>
  a.attacker.left === b.attacker.left && a.defender.left === b.defender.left;

/** All pairs of formations by number, from the strongest to the weakest; new ones are weaker than what led to them. */
export function forEachPair(
  { lines: { attacker, defender } }: Field,
  visit: (attacker: number, defender: number) => void,
): void {
  for (let hits = attacker.whole.hitsLeft; hits >= 0; hits--)
    for (const one of attacker.byHits[hits] ?? [])
      for (let others = defender.whole.hitsLeft; others >= 0; others--)
        for (const other of defender.byHits[others] ?? []) visit(one, other);
}

/** The ways to the moment before both sides fire at each other. */
function openingOf(field: Field, moment: Moment, isFirst: boolean): Ways {
  const ways = noWays();
  if (!isFirst && isQuiet(field, moment.attacker.left, moment.defender.left)) ways.reached.push({ moment, chance: 1 });
  else go(field, field.program.opening, isFirst, moment, 1, ways);
  return ways;
}

/** Whether more than defenceless units are left of a side; without any on both the battle ends (COM-17). */
const isDefended = (attacker: Formation, defender: Formation): boolean =>
  attacker.standing.defended.length > 0 || defender.standing.defended.length > 0;

/** The moment when a round is over and another can begin; null if the battle has ended. */
export function closed(field: Field, moment: Moment, ways: Ends, chance = 1): Moment | null {
  if (!field.mayLeave && isDefended(moment.attacker.left, moment.defender.left))
    return goesOn(field, moment, chance, ways);
  const after = noWays();
  go(field, field.program.after, false, moment, chance, after);
  for (const one of after.ended) ways.ended.push(one);
  const [reached] = after.reached;
  return reached ? goesOn(field, reached.moment, chance, ways) : null;
}
