import {
  boardOf,
  hasComplex,
  territoryOf,
  typeOf,
  type GameState,
  type SpaceId,
  type Unit,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';

/** Whether a fight that goes on loses aircraft to keep a land unit, which alone takes the territory (COM-19). */

/** The choice in a land battle: what a kept land unit costs and what it brings, in IPCs. */
export interface LandOrAir {
  readonly space: SpaceId;
  /** What the cheapest attacking aircraft costs more than the land unit that would be kept for it. */
  readonly price: number;
  /** What the territory brings within a turn: its value to the attacker, and not to the enemy. */
  readonly worth: number;
  /** A capital, a victory city or an industrial complex is there: that is worth aircraft. */
  readonly isVital: boolean;
}

/** What is at stake in the battle under way; null where not both aircraft and units that capture attack. */
export function landOrAir(state: GameState): LandOrAir | null {
  const { battle } = state;
  const territory = battle?.kind === 'land' ? territoryOf(boardOf(state), battle.space) : null;
  if (battle === null || territory == null) return null;
  const attackers = battle.attackers.flatMap((id) => state.units[id] ?? []);
  const costs = (some: readonly Unit[]): readonly number[] => some.map((unit) => typeOf(state, unit).cost);
  const air = costs(attackers.filter((unit) => isAir(state, unit)));
  const land = costs(attackers.filter((unit) => typeOf(state, unit).captures));
  if (air.length === 0 || land.length === 0) return null;
  const { id: space, ipc, capitalOf, victoryCity } = territory;
  return {
    space,
    price: Math.min(...air) - Math.max(...land),
    worth: 2 * ipc,
    isVital: capitalOf !== null || victoryCity !== null || hasComplex(state, space),
  };
}

/** Whether aircraft go last: if that was said, or if a land unit kept in their place would cost more than it brings. */
export function keepsAir(state: GameState, { keepAir }: { readonly keepAir: boolean | null }): boolean {
  if (keepAir !== null) return keepAir;
  const choice = landOrAir(state);
  return choice !== null && !choice.isVital && choice.price > choice.worth;
}

export const isAir = (state: GameState, unit: Unit): boolean => typeOf(state, unit).domain === 'air';

/** The given units in the order in which they are lost if aircraft go last: the cheapest first. */
export const airLast = (state: GameState, units: readonly UnitId[]): readonly Unit[] =>
  units
    .flatMap((id) => state.units[id] ?? [])
    .toSorted(
      (a, b) => Number(isAir(state, a)) - Number(isAir(state, b)) || typeOf(state, a).cost - typeOf(state, b).cost,
    );
