import { landsFrom } from '../moves/landsFrom.ts';
import { cargoOf, deedOf, domainOf } from '../pieces.ts';
import type { Battle, GameState, Unit } from '../state.ts';
import { hitsLeft } from './combatants.ts';

/**
 * What tells the units of a side apart for whoever chooses casualties, beside what they hit with: two that are alike in
 * it are as good as each other, in this battle and after it.
 */
export const casualtyTraits = (state: GameState, battle: Battle, unit: Unit): string =>
  [
    unit.type,
    unit.owner,
    hitsLeft(state, unit),
    battle.seaborne.includes(unit.id),
    spentInFlight(state, unit),
    ...cargoOf(state, unit)
      // Where it is to land, and from where: the landing is lost with it.
      .map((one) => `${one.owner} ${one.type} ${deedOf(state, one.id)?.assault ?? ''} ${landsFrom(state, one)}`)
      .sort(),
  ].join();

/** How far an air unit has flown: the rest brings it home. Others go nowhere after a battle, however far they came. */
export const spentInFlight = (state: GameState, unit: Unit): number =>
  domainOf(state, unit) === 'air' ? (deedOf(state, unit.id)?.spent ?? 0) : 0;
