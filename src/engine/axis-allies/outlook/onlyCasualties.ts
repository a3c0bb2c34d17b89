import { awaiting } from '../awaiting.ts';
import { casualtyTraits } from '../combat/casualties.ts';
import { hitsLeft } from '../combat/combatants.ts';
import type { UnitId } from '../ids.ts';
import { cargoOf, deedOf, domainOf } from '../pieces.ts';
import { play, refusalOf } from '../play.ts';
import { hasHold } from '../shipRoom.ts';
import type { Battle, GameState, Unit } from '../state.ts';

/**
 * The casualties that the side asked for them has to take, one entry per hit, if all its choices come to the same but
 * for which of equal units are lost (COM-8, COM-9, COM-10, COM-11, COM-12); null if they differ, or nobody is asked.
 */
export function onlyCasualties(state: GameState): readonly UnitId[] | null {
  const asked = awaiting(state);
  const { battle } = state;
  if (asked.kind !== 'casualties' || battle === null) return null;
  const hits = asked.suggestion;
  // Where all are gone after it, no choice leaves any: those that cannot defend themselves are hit last (COM-10).
  const taken = play(state, { type: 'casualties', units: hits });
  if (taken.ok && asked.candidates.every((id) => !taken.value.state.units[id])) return hits;
  const groups = new Map<string, { hit?: UnitId; open?: UnitId; hits: number; room: number; most: number }>();
  for (const id of asked.candidates) {
    const unit = state.units[id];
    if (!unit) continue;
    const key = everyTrait(state, battle, unit);
    const group = groups.get(key) ?? { hits: 0, room: 0, most: hitsLeft(state, unit) };
    const hitsHere = hits.filter((one) => one === id).length;
    if (hitsHere > 0) group.hit = id;
    if (hitsHere < group.most) group.open = id;
    group.hits += hitsHere;
    group.room += group.most - hitsHere;
    groups.set(key, group);
  }
  const all = [...groups.values()];
  // Of equal ships that take several hits, one can be sunk or two damaged.
  if (all.some((group) => group.most > 1 && group.hits > 1 && group.room > 1)) return null;
  // Wherever there is another choice, one is found by moving a single hit: a choice is a largest set of hits assigned.
  const isOpen = all.some(({ hit }, i) =>
    all.some(({ open }, j) => {
      if (i === j || hit === undefined || open === undefined) return false;
      return refusalOf(state, { type: 'casualties', units: [...hits.toSpliced(hits.indexOf(hit), 1), open] }) === null;
    }),
  );
  return isOpen ? null : hits;
}

/**
 * All that a rule may still ask about a unit: whichever of two that agree in it is lost, the same game goes on. The way
 * behind it tells none apart, nor its length where the unit goes nowhere this turn: where to retreat to is settled when
 * the battle begins (COM-18).
 */
function everyTrait(state: GameState, battle: Battle, unit: Unit): string {
  const deedTold = ({ id }: Unit, goesOn: boolean): string => {
    const { route: _route, spent, ...rest } = deedOf(state, id) ?? { spent: 0 };
    return JSON.stringify(Object.entries(goesOn ? { ...rest, spent } : rest).sort());
  };
  return [
    casualtyTraits(state, battle, unit),
    unit.emptiedIn,
    battle.struck.includes(unit.id),
    deedTold(unit, hasHold(state, unit) || domainOf(state, unit) === 'air'),
    ...cargoOf(state, unit)
      .map((one) => `${one.owner} ${one.type} ${deedTold(one, true)}`)
      .sort(),
  ].join();
}
