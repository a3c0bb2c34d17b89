import { actingUnits } from '../acting.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { boardOf } from '../map/board.ts';
import { deedOf, defendersIn, domainOf, unitOf } from '../pieces.ts';
import type { GameState, Shot } from '../state.ts';
import { shotAt } from './guns.ts';

/** A flight of one air unit: the spaces it entered, in order. */
export interface Flight {
  readonly unit: UnitId;
  readonly entered: readonly SpaceId[];
}

/**
 * The fire of all guns that these flights pass, in the order of their paths (AA-1, AA-3). Air units that flew the same
 * way are fired at together.
 */
export function shotsAt(state: GameState, flights: readonly Flight[]): readonly Shot[] {
  if (!boardOf(state).hasGuns) return [];
  const together = new Map<string, { readonly entered: readonly SpaceId[]; readonly units: UnitId[] }>();
  for (const { unit, entered } of flights) {
    const way = `${state.units[unit]!.owner} ${entered.join(' ')}`;
    const group = together.get(way) ?? { entered, units: [] };
    group.units.push(unit);
    together.set(way, group);
  }
  return [...together.values()].flatMap(({ entered, units }) =>
    entered.flatMap((space): Shot | readonly Shot[] => shotAt(state, space, units) ?? []),
  );
}

/** The fire of all guns that flights along these routes pass, each from where the unit is (AA-1, AA-3). */
export const shotsAlong = (state: GameState, routes: Readonly<Record<UnitId, readonly SpaceId[]>>): readonly Shot[] =>
  shotsAt(
    state,
    Object.entries(routes).map(([unit, route]) => ({ unit, entered: route.slice(1) })),
  );

/**
 * The fire of the guns that the acting power's flights of this combat move passed. The gun where a flight ends fires in
 * the battle (`gunFire`) or raid there (SBR-2), or now if nobody else defends that territory (COM-2).
 * @rule AA-3
 */
export const shotsOnTheWay = (state: GameState): readonly Shot[] =>
  shotsAt(
    state,
    actingUnits(state).flatMap((unit): Flight | readonly Flight[] => {
      const deed = deedOf(state, unit.id);
      if (deed?.did !== 'moved' || domainOf(state, unit) !== 'air') return [];
      const isFought = deed.duty === 'raid' || defendersIn(state, unit.space, unit.owner).length > 0;
      return { unit: unit.id, entered: deed.route.slice(1, isFought ? -1 : undefined) };
    }),
  );

/** Whether this is an air unit. */
export function isAir(state: GameState, id: UnitId): boolean {
  const unit = unitOf(state, id);
  return unit !== undefined && domainOf(state, unit) === 'air';
}
