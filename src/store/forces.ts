import { areEnemies, type BattlePlan, type GameState, type Unit, type UnitId } from '../engine/index.ts';

const ids = (units: readonly Unit[]): readonly UnitId[] => units.map(({ id }) => id);

/** Who will meet in a battle still to be fought, for the list; the engine draws up the sides when it begins. */
export function forces(state: GameState, plan: BattlePlan): { attackers: readonly UnitId[]; defenders: readonly UnitId[] } {
  const units = Object.values(state.units);
  const here = units.filter(({ space, aboard }) => space === plan.space && aboard === undefined);
  const landing = units.filter(({ id, aboard }) => aboard !== undefined && state.turn.deeds[id]?.assault === plan.space);
  return {
    attackers: ids([...here.filter(({ owner }) => owner === state.power), ...(plan.kind === 'land' ? landing : [])]),
    defenders: ids(here.filter(({ owner }) => areEnemies(state, owner, state.power))),
  };
}
