import {
  allUnits,
  battlesToCome,
  editionOf,
  type Edition,
  type GameState,
  type UnitId,
} from '../../engine/axis-allies/index.ts';
import type { BySpace, PowerId, SpaceId } from '../../engine/index.ts';
import {
  plannedAttacks,
  type PlannedAttack,
  battleStrengths,
  type BattleStrengths,
} from '../../games/axis-allies/store/plannedAttacks.ts';
import { movesLeftOf, readinessOf } from './readiness.ts';
import { stacksBySpace, type Stack } from './stacks.ts';

/** What the map needs of a space's fixed data. */
export interface SpaceInfo {
  readonly id: SpaceId;
  readonly name: string;
  readonly kind: 'land' | 'sea';
  readonly ipc: number;
  readonly isNeutral: boolean;
  readonly capitalCity: string | null;
  readonly victoryCity: string | null;
  readonly hasComplex: boolean;
  /** Sea units can never enter. */
  readonly isClosed: boolean;
}

export type SpaceInfoById = ReadonlyMap<SpaceId, SpaceInfo>;

/** Everything that the map shows of a game, as plain data. */
export interface MapScene {
  readonly control: BySpace<PowerId>;
  /** The territories with an industrial complex now. */
  readonly complexes: readonly SpaceId[];
  readonly stacks: BySpace<readonly Stack[]>;
  /** Spaces with battles to fight. */
  readonly battleSpaces: readonly SpaceId[];
  /** The strengths of both sides in each of these battles. */
  readonly strengths: BySpace<BattleStrengths>;
  /** Whether the chance to win stands beside each battle's sign. */
  readonly hasChances: boolean;
  /** The planned attacks on these spaces, with where they come from. */
  readonly attacks: readonly PlannedAttack[];
  /** The acting power's capital and its own territories next to it: their labels are placed first. */
  readonly home: readonly SpaceId[];
}

export function spaceInfoOf(edition: Edition): SpaceInfoById {
  const closed = new Set(edition.closedToSeaUnits);
  return new Map(
    edition.spaces.map((space) => {
      const isLand = space.kind === 'land';
      const info: SpaceInfo = {
        id: space.id,
        name: isLand ? space.name : space.name.replace(/^Sea Zone /, ''),
        kind: space.kind,
        ipc: isLand ? space.ipc : 0,
        isNeutral: isLand && space.neutral,
        capitalCity: isLand ? space.capitalCity : null,
        victoryCity: isLand ? space.victoryCity : null,
        hasComplex: isLand && space.industrialComplex,
        isClosed: closed.has(space.id),
      };
      return [space.id, info];
    }),
  );
}

export function sceneOf(
  game: GameState,
  turnOrder: readonly PowerId[],
  chosen: readonly UnitId[],
  hasChances = false,
): MapScene {
  return {
    control: game.control,
    complexes: game.complexes,
    stacks: stacksBySpace(allUnits(game.units), turnOrder, chosen, {
      readiness: readinessOf(game),
      movesLeft: movesLeftOf(game),
    }),
    battleSpaces: battlesToCome(game).map(({ space }) => space),
    strengths: battleStrengths(game),
    hasChances,
    attacks: plannedAttacks(game),
    home: homeSpaces(game),
  };
}

/** The map without a game: the territories' original owners, and no units. */
export function emptyScene(edition: Edition): MapScene {
  const control: Record<SpaceId, PowerId> = {};
  const complexes: SpaceId[] = [];
  for (const space of edition.spaces) {
    if (space.kind === 'land' && space.owner) control[space.id] = space.owner;
    if (space.kind === 'land' && space.industrialComplex) complexes.push(space.id);
  }
  return {
    control,
    complexes,
    stacks: {},
    battleSpaces: [],
    strengths: {},
    hasChances: false,
    attacks: [],
    home: [],
  };
}

const NO_SPACES: readonly SpaceId[] = [];

/** The acting power's capital and the adjacent territories that it owned from the start. */
export function homeSpaces({ edition: id, power }: GameState): readonly SpaceId[] {
  const { spaces, adjacent } = editionOf(id);
  const own = new Set(spaces.flatMap((space) => (space.kind === 'land' && space.owner === power ? [space.id] : [])));
  const capital = spaces.find((space) => space.kind === 'land' && space.capitalOf === power)?.id;
  if (capital === undefined) return NO_SPACES;
  const neighbours = adjacent.flatMap(([a, b]) => (a === capital ? [b] : b === capital ? [a] : []));
  return [capital, ...neighbours.filter((space) => own.has(space))];
}
