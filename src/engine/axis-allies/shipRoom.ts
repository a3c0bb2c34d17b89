import { memoizeByParts } from '../common/memoize.ts';
import type { Cargo } from './abilities.ts';
import type { PowerId, UnitTypeId } from './ids.ts';
import { allUnits, cargoOf, typeOf, unitTypesOf } from './pieces.ts';
import type { GameState, Unit } from './state.ts';
import type { UnitType } from './unitType.ts';

/** Ships with room for others: holds for land units (NCM-9), decks for fighters (NCM-5). */

export const hasHold = (state: GameState, unit: Unit): boolean => typeOf(state, unit).hold.length > 0;

export const hasDeck = (state: GameState, unit: Unit): boolean => typeOf(state, unit).deck > 0;

/**
 * How many fighters can land on these units together. Only fighters can, and friends' fighters count among them.
 * @rule UNIT-4
 */
export const deckRoom = (state: GameState, units: readonly Unit[]): number =>
  units.reduce((room, unit) => room + roomOn(state, unit), 0);

/** How many fighters can land on this ship, beside own ones that stay aboard as cargo (CM-13). */
function roomOn(state: GameState, ship: Unit): number {
  const { deck } = typeOf(state, ship);
  return deck === 0 ? 0 : deck - cargoOf(state, ship).length;
}

/** The units among these that can land on decks. */
export const fightersAmong = (state: GameState, units: readonly Unit[]): readonly Unit[] =>
  units.filter((unit) => typeOf(state, unit).landsOnDecks);

/**
 * Whether a hold has places for all this cargo.
 * @rule NCM-9
 */
export const fitsInHold = (hold: readonly Cargo[], cargo: readonly Cargo[]): boolean =>
  cargo.length <= hold.length && countHeavy(cargo) <= countHeavy(hold);

const countHeavy = (cargo: readonly Cargo[]): number => cargo.filter((one) => one === 'heavy').length;

/** All ships with a hold, and all with a deck, of all powers. */
export const shipsWithRoom = memoizeByParts(
  ({ units, edition, developments, advantages }: GameState): readonly [object, ...unknown[]] => [
    units,
    edition,
    developments,
    advantages,
  ],
  (state): { readonly holds: readonly Unit[]; readonly decks: readonly Unit[] } => {
    const holds: Unit[] = [];
    const decks: Unit[] = [];
    // Most units are listed beside others of their power.
    let owner: PowerId | null = null;
    let types: ReadonlyMap<UnitTypeId, UnitType> = new Map();
    for (const unit of allUnits(state.units)) {
      if (unit.owner !== owner) types = unitTypesOf(state, (owner = unit.owner));
      const { hold, deck } = types.get(unit.type)!;
      if (hold.length > 0) holds.push(unit);
      if (deck > 0) decks.push(unit);
    }
    return { holds, decks };
  },
);
