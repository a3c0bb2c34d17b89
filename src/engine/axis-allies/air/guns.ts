import { actingUnits } from '../acting.ts';
import { advantagesWith } from '../advantages/inPlay.ts';
import { boardOf } from '../board.ts';
import { hitKindOf } from '../combat/combatants.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { areAtWar, deedOf, defendersIn, domainOf, isHostileTerritory, typeOf, unitOf, unitsIn } from '../pieces.ts';
import type { GameState, RollGroup, Shot, Unit } from '../state.ts';

/** Antiaircraft guns: which of them fires, and at whom its dice are rolled (AA-1, AA-2, AA-3, AA-4, AA-9). */

/**
 * The gun that fires at a power's air units when they enter this space, or null: one, however many stand there and
 * whosever they are. Guns aboard ships are in no territory, and fire at nobody.
 * @rule AA-2, AA-9
 */
export function gunAgainst(state: GameState, space: SpaceId, power: string): Unit | null {
  if (!isHostileTerritory(state, space, power)) return null;
  let best: Unit | null = null;
  for (const unit of unitsIn(state, space))
    if (fireOf(state, unit) > (best ? fireOf(state, best) : 0) && areAtWar(state, unit.owner, power)) best = unit;
  return best;
}

/** What a gun hits on, with the help of advantages; 0 for a unit that is none. */
function fireOf(state: GameState, unit: Unit): number {
  let value = typeOf(state, unit).antiaircraftFire;
  if (value === 0) return 0;
  for (const { advantage, owner } of advantagesWith(state, 'gunFire'))
    if (owner === unit.owner) value = Math.max(value, advantage.gunFire(state, unit.space, owner));
  return value;
}

/**
 * The fire, in this space, at those of these air units of one power that do not evade guns, one die at each.
 * @rule AA-1
 */
export function shotAt(state: GameState, space: SpaceId, flying: readonly UnitId[]): Shot | null {
  const [first] = flying.flatMap((id) => state.units[id] ?? []);
  const gun = first && gunAgainst(state, space, first.owner);
  if (!gun) return null;
  const targets = flying.filter((id) => !typeOf(state, state.units[id]!).evadesGuns);
  return targets.length > 0 ? { space, by: gun.owner, value: fireOf(state, gun), targets } : null;
}

/** The dice of a shot, as they are asked for. */
export function gunGroup(state: GameState, { space, by, value, targets }: Shot): RollGroup {
  const gun = unitsIn(state, space).find((unit) => unit.owner === by && fireOf(state, unit) > 0);
  return { value, kind: gun ? hitKindOf(state, gun) : 'surface', units: gun ? [gun.id] : [], targets };
}

/**
 * The air units that these dice destroy: each die is rolled for a certain one.
 * @rule AA-4
 */
export const hitTargets = ({ targets, value }: Shot, dice: readonly number[]): readonly UnitId[] =>
  targets.filter((_, i) => (dice[i] ?? Infinity) <= value);

/** A flight of one air unit: the spaces it entered, in order. */
interface Flight {
  readonly unit: UnitId;
  readonly entered: readonly SpaceId[];
}

/**
 * The fire of all guns that these flights pass, in the order of their paths (AA-1, AA-3). Air units that flew the same
 * way are fired at together.
 */
export function shotsAt(state: GameState, flights: readonly Flight[]): readonly Shot[] {
  if (!boardOf(state).firesAtFlights) return [];
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
