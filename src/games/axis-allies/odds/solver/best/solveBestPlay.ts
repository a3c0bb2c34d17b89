import type { Field } from '../battleModel.ts';
import { cells, type Cells } from '../pairs.ts';
import { beginning, type Moment } from '../roundState.ts';
import type { Formation } from '../sideState.ts';
import { endingsKept, forEachPair, type Reckoning } from '../solveRounds.ts';
import { goOn, type Answer, type Start } from '../startPoint.ts';
import type { Volley } from '../volley.ts';
import type { Foresight } from './foresight.ts';
import { roundBegins, type Place, type Sink } from './roundTree.ts';

/**
 * Reckons a battle to its end from where it stands, as `reckon` does, if a side chooses its casualties as well as can
 * be: what it loses depends on what is left of the other side.
 */
export function reckonBest(
  field: Field,
  { tree, closing, leaves, leavesFrom }: Foresight,
  starts: readonly Start[],
  answer: Answer | null,
  retreatFrom: number,
): Reckoning {
  const endings = endingsKept();
  const sinkTo = (into: Cells): Sink => ({
    leaf: (attacker, defender, chance) => into.add(attacker.id, defender.id, chance),
    end: endings.add,
  });
  let at = cells();
  let rounds = 0;

  /** Fights a later round between two formations, again if it changes nothing. */
  function fight(attacker: Formation, defender: Formation, weight: number, round: number, into: Cells): void {
    const from = leavesFrom(attacker, defender, round);
    const found: (readonly [Formation, Formation, number])[] = [];
    const ended: Parameters<Sink['end']>[] = [];
    let again = 0;
    tree.walk(roundBegins(beginning(attacker, defender)), from, 1, {
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

  function closeAll(round: number, into: Cells): void {
    const open = cells();
    const sink: Sink = sinkTo(open);
    forEachPair(field, (one, other) => {
      const attacker = field.lines.attacker.formations[one]!;
      const defender = field.lines.defender.formations[other]!;
      const weight = at.take(one, other);
      if (weight > 0) closing.walk(closing.begins(attacker, defender), round, weight, sink);
      const begun = open.take(one, other);
      if (begun > 0) fight(attacker, defender, begun, round, into);
    });
    open.close();
  }

  /** Goes on from where the battle stands to what a main fire leaves; the round of that. */
  function begin({ moment, at: deed, rolled, round, chance: share }: Start): number {
    rounds += share;
    const { before, fire, after } = field.program;
    const isFirst = round <= 1;
    const walk = (place: Place, chance: number, now: number): void => tree.walk(place, leaves(now), chance, sinkTo(at));
    const begun: Sink = {
      leaf(attacker, defender, chance) {
        rounds += chance;
        walk(roundBegins(beginning(attacker, defender)), chance, round + 1);
      },
      end: endings.add,
    };
    const isInFire = deed < before.length + fire.length;
    const from = isInFire ? deed : deed - before.length - fire.length;
    const goesOnFrom = (reached: Moment, to: number, chance: number, dice: Volley | null): void => {
      if (isInFire) walk({ moment: reached, at: to, isFirst, rolled: dice }, chance, round);
      else closing.walk({ moment: reached, at: to }, round, chance, begun);
    };
    if (answer === null) goesOnFrom(moment, from, share, rolled);
    else {
      const deeds = (isInFire ? before : after).slice(0, from + 1);
      const { reached, ended } = goOn(field, deeds, isFirst, moment, from, answer);
      for (const end of ended) endings.add(end, share * end.chance);
      for (const one of reached) goesOnFrom(one.moment, from + 1, share * one.chance, null);
    }
    return isInFire ? round : round + 1;
  }

  // All stand in the same round.
  let round = 1;
  for (const start of starts) round = begin(start);
  for (let now = round; now < retreatFrom; now++) {
    const next = cells();
    closeAll(now, next);
    at.close();
    at = next;
  }
  closeAll(Math.max(round, retreatFrom), at);
  at.close();
  return { endings: endings.all(), rounds };
}
