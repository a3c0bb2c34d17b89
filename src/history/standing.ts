import {
  allUnits,
  boardOf,
  nationalProduction,
  typeOf,
  type ByPower,
  type GameState,
  type PowerId,
} from '../engine/index.ts';

/** What a power has: IPCs it makes, has in hand, and its units cost; territories it holds. */
export interface PowerStanding {
  readonly production: number;
  readonly treasury: number;
  readonly army: number;
  readonly territories: number;
}

/** How the powers stood when a turn was over, or as the game began. */
export interface Standing {
  /** The number of commands by then. */
  readonly after: number;
  readonly round: number;
  /** Whose turn was over; null at the beginning. */
  readonly power: PowerId | null;
  readonly powers: ByPower<PowerStanding>;
}

/** How all powers stand in a state. */
export function standings(state: GameState): ByPower<PowerStanding> {
  const { powers } = boardOf(state).edition;
  const army = new Map<PowerId, number>();
  for (const unit of allUnits(state.units))
    army.set(unit.owner, (army.get(unit.owner) ?? 0) + typeOf(state, unit).cost);
  const territories = new Map<PowerId, number>();
  for (const power of Object.values(state.control)) territories.set(power, (territories.get(power) ?? 0) + 1);
  return Object.fromEntries(
    powers.map(({ id }) => [
      id,
      {
        production: nationalProduction(state, id),
        treasury: state.treasury[id] ?? 0,
        army: army.get(id) ?? 0,
        territories: territories.get(id) ?? 0,
      },
    ]),
  );
}
