import {
  allUnits,
  boardOf,
  nationalProduction,
  typeOf,
  victoryStandings,
  type ByPower,
  type GameState,
  type PowerId,
  type Side,
  isCapitalLost,
  type SpaceId,
} from '../../../engine/axis-allies/index.ts';

/** What a power has: IPCs it makes, has in hand, and its units cost; territories it holds. */
export interface PowerStanding {
  readonly production: number;
  readonly treasury: number;
  readonly army: number;
  readonly territories: number;
}

/** How the powers stood when a turn was over, or as the game began. */
export interface TurnStanding {
  /** The number of commands by then. */
  readonly after: number;
  readonly round: number;
  /** Whose turn was over; null at the beginning. */
  readonly power: PowerId | null;
  readonly powers: ByPower<PowerStanding>;
  /** How many of the places that count for its victory each side held (TURN-4, TURN-5, VIC-4). */
  readonly victory: Readonly<Record<Side, number>>;
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

/** How many of the places that count for its victory each side holds; the most of any condition it can win by. */
export function victoryHoldings(state: GameState): Readonly<Record<Side, number>> {
  const most = { axis: 0, allies: 0 };
  for (const { side, held } of victoryStandings(state)) most[side] = Math.max(most[side], held.length);
  return most;
}

/** How a power stands as its turn begins, and what changed since its last turn. */
export interface Situation {
  readonly power: PowerId;
  readonly standing: PowerStanding;
  readonly isCapitalLost: boolean;
  /** Since the end of its last turn; null in its first turn. */
  readonly since: {
    readonly lost: readonly SpaceId[];
    readonly won: readonly SpaceId[];
    /** What its units cost less than then, in IPCs; below 0 if they cost more. */
    readonly armyLost: number;
  } | null;
}

/** `before` is the state when its last turn ended; null if it had none. */
export function situationOf(state: GameState, power: PowerId, before: GameState | null): Situation {
  const standing = standingOf(state, power);
  const held = ({ control }: GameState): readonly SpaceId[] =>
    Object.keys(control).filter((space) => control[space] === power);
  return {
    power,
    standing,
    isCapitalLost: isCapitalLost(state, power),
    since:
      before === null
        ? null
        : {
            lost: held(before).filter((space) => state.control[space] !== power),
            won: held(state).filter((space) => before.control[space] !== power),
            armyLost: standingOf(before, power).army - standing.army,
          },
  };
}

const standingOf = (state: GameState, power: PowerId): PowerStanding =>
  standings(state)[power] ?? { production: 0, treasury: 0, army: 0, territories: 0 };
