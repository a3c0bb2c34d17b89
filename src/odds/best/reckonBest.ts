import { cells, type Cells } from '../cells.ts';
import { goesOn } from '../clearing.ts';
import { endingsKept } from '../endings.ts';
import { fightsOn, noWays, retreating, type Field } from '../field.ts';
import type { Formation } from '../formation.ts';
import { beginning } from '../moment.ts';
import { goOn, type Answer } from '../opening.ts';
import { closed, forEachPair, isSame, type Reckoning } from '../reckon.ts';
import type { Standpoint } from '../standpoint.ts';
import type { Foresight } from './foresight.ts';
import { roundBegins, type Place, type Sink } from './roundTree.ts';

/**
 * Reckons a battle to its end from where it stands, as `reckon` does, if a side chooses its casualties as well as can
 * be: what it loses depends on what is left of the other side.
 */
export function reckonBest(
  field: Field,
  { tree, leaves, leavesFrom }: Foresight,
  start: Standpoint,
  answer: Answer | null,
  retreatFrom: number,
): Reckoning {
  const toTheEnd = retreating(field, fightsOn);
  const rulesIn = (round: number): Field => (round < retreatFrom ? toTheEnd : field);
  const endings = endingsKept();
  const sinkTo = (into: Cells): Sink => ({
    leaf: (attacker, defender, chance) => into.add(attacker.id, defender.id, chance),
    end: endings.add,
  });
  let at = cells();
  let rounds = 1;

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
    forEachPair(field, (attacker, defender) => {
      const weight = at.take(attacker.id, defender.id);
      if (weight === 0) return;
      const ways = noWays();
      const before = beginning(attacker, defender);
      const after = closed(rulesIn(round), before, ways);
      for (const end of ways.ended) endings.add(end, weight * end.chance);
      if (!after) return;
      if (isSame(after, before)) fight(attacker, defender, weight, round, into);
      else at.add(after.attacker.left.id, after.defender.left.id, weight);
    });
  }

  /** Goes on from where the battle stands to what a main fire leaves; the round of that. */
  function begin(): number {
    const { moment, at: deed, rolled, round } = start;
    const { before, fire, after } = field.program;
    const isFirst = round <= 1;
    const walk = (place: Place, chance: number, now: number): void => tree.walk(place, leaves(now), chance, sinkTo(at));
    const isInFire = deed < before.length + fire.length;
    if (isInFire && answer === null) {
      walk({ moment, at: deed, isFirst, rolled }, 1, round);
      return round;
    }
    const deeds = isInFire ? before.slice(0, deed + 1) : after;
    const ways = goOn(
      rulesIn(round),
      deeds,
      isFirst,
      moment,
      isInFire ? deed : deed - before.length - fire.length,
      answer,
    );
    for (const end of ways.ended) endings.add(end, end.chance);
    for (const { moment: reached, chance } of ways.reached) {
      if (isInFire) {
        walk({ moment: reached, at: deed + 1, isFirst, rolled: null }, chance, round);
        continue;
      }
      const over = noWays();
      const next = goesOn(field, reached, chance, over);
      for (const end of over.ended) endings.add(end, end.chance);
      if (!next) continue;
      rounds += chance;
      walk(roundBegins(beginning(next.attacker.left, next.defender.left)), chance, round + 1);
    }
    return isInFire ? round : round + 1;
  }

  const round = begin();
  for (let now = round; now < retreatFrom; now++) {
    const next = cells();
    closeAll(now, next);
    at = next;
  }
  closeAll(Math.max(round, retreatFrom), at);
  return { endings: endings.all(), rounds };
}
