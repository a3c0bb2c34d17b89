import type { BattleModel } from '../battleModel.ts';
import { pairChances, type PairChances } from '../pairs.ts';
import { roundBegin, type RoundState } from '../roundState.ts';
import type { SideState } from '../sideState.ts';
import { endingsKept, forEachPair, type Solution } from '../solveRounds.ts';
import { goOn, type AttackerAnswer, type StartPoint } from '../startPoint.ts';
import type { SolvedVolley } from '../volley.ts';
import type { Foresight } from './foresight.ts';
import { roundBegins, type RoundPlace, type Sink } from './roundTree.ts';

/**
 * Computes a battle to its end from where it stands, as `compute` does, if a side chooses its casualties as well as can
 * be: what it loses depends on what is left of the other side.
 */
export function solveBestPlay(
  model: BattleModel,
  { tree, closing, leaves, leavesFrom }: Foresight,
  starts: readonly StartPoint[],
  answer: AttackerAnswer | null,
  retreatFrom: number,
): Solution {
  const endings = endingsKept();
  const sinkTo = (into: PairChances): Sink => ({
    leaf: (attacker, defender, chance) => into.add(attacker.id, defender.id, chance),
    end: endings.add,
  });
  let at = pairChances();
  let rounds = 0;

  /** Fights a later round between two side states, again if it changes nothing. */
  function fight(attacker: SideState, defender: SideState, weight: number, round: number, into: PairChances): void {
    const from = leavesFrom(attacker, defender, round);
    const found: (readonly [SideState, SideState, number])[] = [];
    const ended: Parameters<Sink['end']>[] = [];
    let again = 0;
    tree.walk(roundBegins(roundBegin(attacker, defender)), from, 1, {
      leaf(one, other, chance) {
        if (from.repeated && one === attacker && other === defender) again += chance;
        else found.push([one, other, chance]);
      },
      end: (...end) => void ended.push(end),
    });
    const times = weight / (1 - again);
    rounds += times;
    for (const [end, chance] of ended) endings.add(end, times * chance);
    for (const [one, other, chance] of found) into.add(one.id, other.id, times * chance);
  }

  function closeAll(round: number, into: PairChances): void {
    const open = pairChances();
    const sink: Sink = sinkTo(open);
    forEachPair(model, (one, other) => {
      const attacker = model.sides.attacker.states[one]!;
      const defender = model.sides.defender.states[other]!;
      const weight = at.take(one, other);
      if (weight > 0) closing.walk(closing.begins(attacker, defender), round, weight, sink);
      const begun = open.take(one, other);
      if (begun > 0) fight(attacker, defender, begun, round, into);
    });
    open.close();
  }

  /** Goes on from where the battle stands to what a main fire leaves; the round of that. */
  function begin({ roundState, at: step, rolled, round, chance: share }: StartPoint): number {
    rounds += share;
    const { before, fire, after } = model.roundSteps;
    const isFirst = round <= 1;
    const walk = (place: RoundPlace, chance: number, now: number): void =>
      tree.walk(place, leaves(now), chance, sinkTo(at));
    const begun: Sink = {
      leaf(attacker, defender, chance) {
        rounds += chance;
        walk(roundBegins(roundBegin(attacker, defender)), chance, round + 1);
      },
      end: endings.add,
    };
    const isInFire = step < before.length + fire.length;
    const from = isInFire ? step : step - before.length - fire.length;
    const goesOnFrom = (reached: RoundState, to: number, chance: number, dice: SolvedVolley | null): void => {
      if (isInFire) walk({ roundState: reached, at: to, isFirst, rolled: dice }, chance, round);
      else closing.walk({ roundState: reached, at: to }, round, chance, begun);
    };
    if (answer === null) goesOnFrom(roundState, from, share, rolled);
    else {
      const steps = (isInFire ? before : after).slice(0, from + 1);
      const { reached, ended } = goOn(model, steps, isFirst, roundState, from, answer);
      for (const end of ended) endings.add(end, share * end.chance);
      for (const one of reached) goesOnFrom(one.roundState, from + 1, share * one.chance, null);
    }
    return isInFire ? round : round + 1;
  }

  // All stand in the same round.
  let round = 1;
  for (const start of starts) round = begin(start);
  for (let now = round; now < retreatFrom; now++) {
    const next = pairChances();
    closeAll(now, next);
    at.close();
    at = next;
  }
  closeAll(Math.max(round, retreatFrom), at);
  at.close();
  return { endings: endings.all(), rounds };
}
