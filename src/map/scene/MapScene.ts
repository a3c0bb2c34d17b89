import {
  battlesToCome,
  editionOf,
  type BySpace,
  type Edition,
  type GameState,
  type PowerId,
  type SpaceId,
  type UnitId,
} from '../../engine/index.ts';
import { plannedAttacks, type PlannedAttack } from '../../store/plannedAttacks.ts';
import { battleStrengths, type BattleStrengths } from '../../store/strength.ts';
import { movementIn, readinessIn } from './readiness.ts';
import { stacksBySpace, type Stack } from './stacks.ts';

/** What never changes about a space. */
export interface SpaceInfo {
  readonly id: SpaceId;
  readonly name: string;
  readonly kind: 'land' | 'sea';
  readonly ipc: number;
  readonly neutral: boolean;
  readonly capitalCity: string | null;
  readonly complex: boolean;
  /** Sea units never enter here. */
  readonly closed: boolean;
}

export type SpaceInfoById = ReadonlyMap<SpaceId, SpaceInfo>;

/** All that the map shows of a game, as plain data. */
export interface MapScene {
  readonly control: BySpace<PowerId>;
  readonly stacks: BySpace<readonly Stack[]>;
  /** Where battles are to come: their signs need room. */
  readonly battles: readonly SpaceId[];
  /** How strong the two sides are in each. */
  readonly odds: BySpace<BattleStrengths>;
  /** Who comes from where to fight in them. */
  readonly attacks: readonly PlannedAttack[];
  /** The acting power's capital and its own lands around that: these are named before all others. */
  readonly home: readonly SpaceId[];
}

export function spaceInfoOf(edition: Edition): SpaceInfoById {
  const closed = new Set(edition.closedToSeaUnits);
  return new Map(
    edition.spaces.map((space) => {
      const land = space.kind === 'land';
      const place: SpaceInfo = {
        id: space.id,
        name: land ? space.name : space.name.replace(/^Sea Zone /, ''),
        kind: space.kind,
        ipc: land ? space.ipc : 0,
        neutral: land && space.neutral,
        capitalCity: land ? space.capitalCity : null,
        complex: land && space.industrialComplex,
        closed: closed.has(space.id),
      };
      return [space.id, place];
    }),
  );
}

export function sceneOf(game: GameState, turnOrder: readonly PowerId[], chosen: readonly UnitId[]): MapScene {
  return {
    control: game.control,
    stacks: stacksBySpace(Object.values(game.units), turnOrder, chosen, {
      readiness: readinessIn(game),
      movement: movementIn(game),
    }),
    battles: battlesToCome(game).map(({ space }) => space),
    odds: battleStrengths(game),
    attacks: plannedAttacks(game),
    home: homeOf(game),
  };
}

/** The map before any game: who controls what at the start, and no units. */
export function emptyScene(edition: Edition): MapScene {
  const control: Record<SpaceId, PowerId> = {};
  for (const space of edition.spaces) {
    if (space.kind === 'land' && space.owner) control[space.id] = space.owner;
  }
  return { control, stacks: {}, battles: [], odds: {}, attacks: [], home: [] };
}

const NO_HOME: readonly SpaceId[] = [];

/** The acting power's capital and what borders on it by land and was its own from the start. */
export function homeOf({ edition: id, power }: GameState): readonly SpaceId[] {
  const { spaces, adjacent } = editionOf(id);
  const own = new Set(spaces.flatMap((space) => (space.kind === 'land' && space.owner === power ? [space.id] : [])));
  const capital = spaces.find((space) => space.kind === 'land' && space.capitalOf === power)?.id;
  if (capital === undefined) return NO_HOME;
  const around = adjacent.flatMap(([a, b]) => (a === capital ? [b] : b === capital ? [a] : []));
  return [capital, ...around.filter((space) => own.has(space))];
}
