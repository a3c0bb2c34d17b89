import { cargoOf, refusalOf, type BattlePlan, type Command, type GameState, type UnitId } from '../engine/index.ts';

/** Troops that are to land from one zone, and the order that calls that off (AMPH-6). */
export interface LandingAshore {
  readonly zone: string;
  readonly troops: readonly UnitId[];
  readonly callOff: Command;
}

/** The landings of a battle that can be called off now; none where the edition does not let them be. */
export function landingsToCallOff(state: GameState, plan: BattlePlan): readonly LandingAshore[] {
  if (plan.kind !== 'land') return [];
  return plan.landingFrom.flatMap((zone) => {
    const ships = Object.values(state.units)
      .filter((ship) => ship.space === zone)
      .map((ship) => ({ ship: ship.id, troops: troopsFor(state, ship.id, plan.space) }))
      .filter(({ troops }) => troops.length > 0);
    const callOff: Command = { type: 'call-off', transports: ships.map(({ ship }) => ship) };
    if (ships.length === 0 || refusalOf(state, callOff) !== null) return [];
    return [{ zone, troops: ships.flatMap(({ troops }) => troops), callOff }];
  });
}

function troopsFor(state: GameState, id: UnitId, space: string): readonly UnitId[] {
  const ship = state.units[id];
  const cargo = ship === undefined ? [] : cargoOf(state, ship);
  return cargo.flatMap((unit) => (state.turn.deeds[unit.id]?.assault === space ? [unit.id] : []));
}
