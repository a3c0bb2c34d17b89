import type { BattleResult } from '../../../../engine/axis-allies/index.ts';
import { type BattlePaths, neverRetreats, noPaths, withRetreats, type Ends, type BattleModel } from './battleModel.ts';
import { attackersAfter, defendersAfter, exchange, unchangedBy, type Exchange, isQuiet } from './fire.ts';
import { firstFire, readyForFire } from './firstFire.ts';
import { pairChances, type PairChances, pairMarks } from './pairs.ts';
import { fightPlainly } from './plainFire.ts';
import { roundBegin, type RoundState, goesOn, goesOnAsIs, judged } from './roundState.ts';
import { takeSteps } from './roundSteps.ts';
import type { SideState, RoundSide, RoundSideOutcomes } from './sideState.ts';

/** An end of a battle. */
export interface BattleEnding {
  readonly result: BattleResult;
  readonly attacker: SideState;
  readonly defender: SideState;
  chance: number;
}

/** Keeps the ends of a battle; those that are alike are one. */
export interface Endings {
  add(end: Pick<BattlePaths['ended'][number], 'roundState' | 'result'>, chance: number): void;
  /** Adds an end that was kept elsewhere. */
  join(end: BattleEnding): void;
  all(): readonly BattleEnding[];
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
  const known = new Map<number, BattleEnding>();

  function keep(result: BattleResult, attacker: SideState, defender: SideState, chance: number): void {
    const key = (attacker.id * MOST_FORMATIONS + defender.id) * RESULTS.length + RESULTS.indexOf(result);
    const found = known.get(key);
    if (found) found.chance += chance;
    else known.set(key, { result, attacker, defender, chance });
  }

  return {
    add: ({ roundState, result }, chance) => keep(result, roundState.attacker.left, roundState.defender.left, chance),
    join: ({ result, attacker, defender, chance }) => keep(result, attacker, defender, chance),
    all: () => [...known.values()],
  };
}

export interface Solution {
  readonly endings: readonly BattleEnding[];
  /** Expected number of rounds. */
  readonly rounds: number;
}

/**
 * Computes a battle to its end from the fire that comes first. Pairs of side states are taken from the strongest to the
 * weakest, so that each is complete when its turn comes; a round that changes nothing is summed up as a geometric
 * series. At the end of rounds before `retreatFrom` nobody retreats.
 */
export function solveRounds(model: BattleModel, opening: OpeningRounds, retreatFrom = 1): Solution {
  const endings = endingsKept();
  /**
   * What waits for the main fire, by sides of a round; whether anything does, by side states, which are soon looked
   * through; and whether more does than sides that nobody has hit.
   */
  const later = pairChances();
  const waiting = pairMarks();
  const waitingHit = pairMarks();
  let at = pairChances();
  /** (A variable that functions share is made anew with each sum; a field is not.) */
  const expected = { rounds: opening.rounds };

  function end({ ended }: Pick<BattlePaths, 'ended'>, weight: number): void {
    for (const one of ended) endings.add(one, weight * one.chance);
  }

  /** Ends that come up one by one. */
  const now: Ends = { ended: { push: (one) => endings.add(one, one.chance) } };

  function wait({ attacker, defender }: RoundState, weight: number): void {
    later.add(attacker.id, defender.id, weight);
    waiting.mark(attacker.left.id, defender.left.id);
    waitingHit.mark(attacker.left.id, defender.left.id);
  }

  /** Fights the main fire between two sides, if the battle goes on there. */
  function fire(attacker: RoundSide, defender: RoundSide, weight: number, into: PairChances): void {
    if (!goesOnAsIs(model, attacker.left, defender.left)) {
      const before = { attacker, defender };
      const after = judged(model, model.roundSteps.fire[0].clears, before, weight, now);
      if (!after) return;
      if (!areAlike(after, before)) return wait(after, weight);
    }
    const attackers = attackersAfter(model, attacker, defender);
    const defenders = defendersAfter(model, attacker, defender);
    model.countWork(attackers.count * defenders.count);
    into.addPairs(attackers, defenders, weight);
  }

  /**
   * Fights a later round in which the fire before the main fire is that of two independent sides; `before` is what
   * waits for the main fire with nobody hit.
   */
  function fightApart(
    attackers: RoundSideOutcomes,
    defenders: RoundSideOutcomes,
    before: number,
    weight: number,
    into: PairChances,
  ): void {
    const one = attackers.unhit;
    const other = defenders.unhit;
    const onAttackers = attackersAfter(model, one, other);
    const onDefenders = defendersAfter(model, one, other);
    model.countWork(onAttackers.count * onDefenders.count);
    // Outside the rounds that are told apart, one that changes nothing is repeated until something changes.
    const again = into === at ? unchangedBy(onAttackers, onDefenders) : 0;
    const times = (weight + before * again) / (1 - unchangedBy(attackers, defenders) * again);
    expected.rounds += times;
    later.addPairs(attackers, defenders, times);
    waiting.markPairs(attackers.states, defenders.states);
    if (!attackers.isLasting || !defenders.isLasting) waitingHit.markPairs(attackers.states, defenders.states);
    const fires = before + later.take(one.id, other.id);
    into.addPairs(onAttackers, onDefenders, fires);
    if (into === at) into.take(one.left.id, other.left.id);
  }

  function fightStepByStep(before: RoundState, weight: number, into: PairChances): void {
    const { reached, ended } = pathsToMainFire(model, before, false);
    const here = reached.find(({ roundState }) => areAlike(roundState, before));
    const struck = here && exchange(model, false, here.roundState);
    const again = into === at && struck ? here.chance * struck.unchanged : 0;
    const times = weight / (1 - again);
    expected.rounds += times;
    end({ ended }, times);
    for (const way of reached) if (way !== here) wait(way.roundState, times * way.chance);
    if (struck) into.addPairs(struck.attackers, struck.defenders, times * here.chance);
    if (again > 0) into.take(before.attacker.left.id, before.defender.left.id);
  }

  /** Fights a later round in which nothing comes before the main fire. */
  function fightAtOnce(attacker: RoundSide, defender: RoundSide, weight: number, into: PairChances): void {
    const attackers = attackersAfter(model, attacker, defender);
    const defenders = defendersAfter(model, attacker, defender);
    model.countWork(attackers.count * defenders.count);
    const times = into === at ? weight / (1 - unchangedBy(attackers, defenders)) : weight;
    expected.rounds += times;
    into.addPairs(attackers, defenders, times);
    if (into === at) into.take(attacker.left.id, defender.left.id);
  }

  /** Fights the main fire from all round states that wait with these side states left. */
  function fireAll(attacker: SideState, defender: SideState, into: PairChances): void {
    for (const one of attacker.roundSides)
      for (const other of defender.roundSides) {
        const chance = later.take(one.id, other.id);
        if (chance > 0) fire(one, other, chance, into);
      }
  }

  function goOn(rules: BattleModel, into: PairChances): void {
    const { attacker: attackersLine, defender: defendersLine } = model.sides;
    forEachPair(model, (one, other) => {
      const weight = at.take(one, other);
      const waits = waiting.take(one, other);
      if (weight === 0 && !waits) return;
      const attacker = attackersLine.states[one]!;
      const defender = defendersLine.states[other]!;
      const begins = !rules.mayLeave && goesOnAsIs(model, attacker, defender) && isDefended(attacker, defender);
      const quiet = begins && isQuiet(model, attacker, defender);
      const isApart = begins && !quiet && model.firesApart;
      const ones = isApart ? readyForFire(model, 'attacker', attacker, defender) : null;
      const others = ones && readyForFire(model, 'defender', defender, attacker);
      const attackers = ones && others && firstFire(model, 'attacker', ones, others);
      const defenders = ones && others && firstFire(model, 'defender', others, ones);
      const unhit = attackers && defenders ? later.take(attackers.unhit.id, defenders.unhit.id) : 0;
      if (waits && (!attackers || !defenders || waitingHit.take(one, other))) fireAll(attacker, defender, into);
      const begun = weight + at.take(one, other);
      if (begun + unhit === 0) return;
      if (attackers && defenders) fightApart(attackers, defenders, unhit, begun, into);
      else if (quiet) fightAtOnce(attacker.roundSides[0]!, defender.roundSides[0]!, begun, into);
      else begin(rules, roundBegin(attacker, defender), begun, into);
    });
  }

  /** Begins a round between two side states, or ends the battle. */
  function begin(rules: BattleModel, before: RoundState, weight: number, into: PairChances): void {
    const after = endOfRound(rules, before, now, weight);
    if (!after) return;
    if (!areAlike(after, before)) at.add(after.attacker.left.id, after.defender.left.id, weight);
    else if (isQuiet(model, before.attacker.left, before.defender.left))
      fightAtOnce(before.attacker, before.defender, weight, into);
    else fightStepByStep(before, weight, into);
  }

  end(opening, 1);
  for (const { chance, fire: struck } of opening.fires) at.addPairs(struck.attackers, struck.defenders, chance);
  const toTheEnd = withRetreats(model, neverRetreats);
  for (let { round } = opening; round < retreatFrom; round++) {
    const next = pairChances();
    goOn(toTheEnd, next);
    at.close();
    at = next;
  }
  if (!model.mayLeave) expected.rounds += fightPlainly(model, at);
  goOn(model, at);
  for (const all of [at, later, waiting, waitingHit]) all.close();
  return { endings: endings.all(), rounds: expected.rounds };
}

/** A round from a round state: the fire it comes to, and the ends before, each with its chance. */
export interface Round extends Pick<BattlePaths, 'ended'> {
  readonly fires: readonly { readonly chance: number; readonly fire: Exchange }[];
  /** How likely it changes nothing. */
  readonly unchanged: number;
}

/** How a battle goes on from where it stands to the next main fire, or to its end. */
export interface OpeningRounds extends Pick<Round, 'fires' | 'ended'> {
  /** Expected number of rounds till then; the one under way counts. */
  readonly rounds: number;
  /** The number of the round in which that fire is. */
  readonly round: number;
}

export function roundFrom(model: BattleModel, roundState: RoundState, isFirst: boolean): Round {
  const { reached, ended } = pathsToMainFire(model, roundState, isFirst);
  let unchanged = 0;
  const fires = reached.map(({ roundState: after, chance }) => {
    const fire = exchange(model, isFirst, after);
    if (areAlike(after, roundState)) unchanged += chance * fire.unchanged;
    return { chance, fire };
  });
  return { fires, ended, unchanged };
}

export const areAlike = (a: RoundState, b: RoundState): boolean =>
  a.attacker.left === b.attacker.left && a.defender.left === b.defender.left;

/** All pairs of side states by number, from the strongest to the weakest; new ones are weaker than what led to them. */
export function forEachPair(
  { sides: { attacker, defender } }: BattleModel,
  visit: (attacker: number, defender: number) => void,
): void {
  for (let hits = attacker.whole.hitsLeft; hits >= 0; hits--)
    for (const one of attacker.byHits[hits] ?? [])
      for (let others = defender.whole.hitsLeft; others >= 0; others--)
        for (const other of defender.byHits[others] ?? []) visit(one, other);
}

/** The paths to the round state before both sides fire at each other. */
function pathsToMainFire(model: BattleModel, roundState: RoundState, isFirst: boolean): BattlePaths {
  const paths = noPaths();
  if (!isFirst && isQuiet(model, roundState.attacker.left, roundState.defender.left))
    paths.reached.push({ roundState, chance: 1 });
  else takeSteps(model, model.roundSteps.opening, isFirst, roundState, 1, paths);
  return paths;
}

/** Whether more than defenceless units are left of a side; without any on both the battle ends (COM-17). */
const isDefended = (attacker: SideState, defender: SideState): boolean =>
  attacker.standing.defended.length > 0 || defender.standing.defended.length > 0;

/** The round state when a round is over and another can begin; null if the battle has ended. */
export function endOfRound(model: BattleModel, roundState: RoundState, ways: Ends, chance = 1): RoundState | null {
  if (!model.mayLeave && isDefended(roundState.attacker.left, roundState.defender.left))
    return goesOn(model, roundState, chance, ways);
  const after = noPaths();
  takeSteps(model, model.roundSteps.after, false, roundState, chance, after);
  for (const one of after.ended) ways.ended.push(one);
  const [reached] = after.reached;
  return reached ? goesOn(model, reached.roundState, chance, ways) : null;
}
