import { raidsToFly, rocketStrikes } from '../air/raidsAndRockets.ts';
import type { Command } from '../command.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { landsFrom } from '../combat/battles.ts';
import { allUnits } from '../pieces.ts';
import { refusalOf } from '../play.ts';
import type { BattlePlan, GameState, Unit } from '../state.ts';

/** Troops that are to land from one zone, and the order that calls that off (AMPH-6). */
export interface LandingAshore {
  readonly zone: string;
  readonly troops: readonly UnitId[];
  /** The troops of one transport only, of several from this zone; of transports with the same troops any. */
  readonly isPart: boolean;
  readonly callOff: Command;
}

/** The landings of a battle that can be called off now; none where the edition does not let them be. */
export function landingsToCallOff(state: GameState, plan: BattlePlan): readonly LandingAshore[] {
  if (plan.kind !== 'land') return [];
  const all = troopsToLand(state);
  return plan.landingFrom.flatMap((zone) => {
    const landing = all.filter(({ unit, target }) => target === plan.space && landsFrom(state, unit) === zone);
    const byShip = new Map<UnitId, readonly DeckLanding[]>();
    for (const one of landing) byShip.set(one.ship, [...(byShip.get(one.ship) ?? []), one]);
    const kinds = new Map([...byShip.values()].map((troops) => [namesOf(troops), troops]));
    const parts = byShip.size > 1 ? [...kinds.values()] : [];
    return [landing, ...parts].flatMap((troops): LandingAshore | readonly LandingAshore[] => {
      const transports = [...new Set(troops.map(({ ship }) => ship))];
      // Others on these ships may land elsewhere and are not called off with them (NA-JA-4).
      const landsElsewhere = all.some(({ ship, target }) => target !== plan.space && transports.includes(ship));
      const callOff: Command = { type: 'call-off', transports, ...(landsElsewhere && { to: plan.space }) };
      if (transports.length === 0 || refusalOf(state, callOff) !== null) return [];
      return { zone, troops: troops.map(({ unit }) => unit.id), isPart: troops !== landing, callOff };
    });
  });
}

const namesOf = (troops: readonly DeckLanding[]): string =>
  troops
    .map(({ unit }) => unit.type)
    .sort()
    .join();

interface DeckLanding {
  readonly unit: Unit;
  readonly ship: UnitId;
  readonly target: SpaceId;
}

const troopsToLand = (state: GameState): readonly DeckLanding[] =>
  allUnits(state.units).flatMap((unit) => {
    const target = state.turn.deeds[unit.id]?.assault;
    return unit.aboard === undefined || target === undefined ? [] : [{ unit, ship: unit.aboard, target }];
  });

/** The order that begins the only battle of the combat phase; null if there are several, or anything else to choose. */
export function onlyBattle(state: GameState): Command | null {
  const [plan, ...others] = state.turn.battles;
  if (plan === undefined || others.length > 0) return null;
  const choices = landingsToCallOff(state, plan).length + raidsToFly(state).length + rocketStrikes(state).length;
  return choices > 0 ? null : { type: 'fight', space: plan.space };
}
