import type { Canal, Edition, Power, Space, Territory, UnitType } from '../edition.ts';
import { editionOf } from '../editions/index.ts';
import type { PowerId, SpaceId, UnitTypeId } from '../ids.ts';
import type { GameState } from '../state.ts';

/** An edition's board, compiled for questions: who touches whom, by land, by sea and through the air. */
export interface Board {
  readonly edition: Edition;
  readonly spaces: ReadonlyMap<SpaceId, Space>;
  readonly territories: readonly Territory[];
  readonly zones: readonly SpaceId[];
  readonly powers: ReadonlyMap<PowerId, Power>;
  readonly unitTypes: ReadonlyMap<UnitTypeId, UnitType>;
  /** Adjacent territories that units may enter (neutral ones left out, MAP-3). */
  readonly landNeighbours: ReadonlyMap<SpaceId, readonly SpaceId[]>;
  /** Adjacent sea zones open to ships (zone 18 left out, MAP-5); canals included, whether open or not. */
  readonly seaNeighbours: ReadonlyMap<SpaceId, readonly SpaceId[]>;
  /** Of a territory: the zones it touches. Of a zone: the territories that touch it. Neutral ones left out. */
  readonly coasts: ReadonlyMap<SpaceId, readonly SpaceId[]>;
  /** Adjacent spaces an air unit may enter. */
  readonly airNeighbours: ReadonlyMap<SpaceId, readonly SpaceId[]>;
  canalBetween(a: SpaceId, b: SpaceId): Canal | null;
  /** Borders an air unit crosses from a to b, never over neutrals (CM-10); Infinity if there is no way. */
  airDistance(a: SpaceId, b: SpaceId): number;
}

const compiled = new Map<string, Board>();

/** The compiled board of the edition a game is played with. */
export function boardOf(state: Pick<GameState, 'edition'>): Board {
  let board = compiled.get(state.edition);
  if (!board) compiled.set(state.edition, (board = compileBoard(editionOf(state.edition))));
  return board;
}

function compileBoard(edition: Edition): Board {
  const spaces = new Map(edition.spaces.map((space) => [space.id, space]));
  const isNeutral = (id: SpaceId): boolean => { const space = spaces.get(id); return space?.kind === 'land' && space.neutral; };
  const isSea = (id: SpaceId): boolean => spaces.get(id)?.kind === 'sea';
  const closed = new Set(edition.closedToSeaUnits);

  const all = new Map<SpaceId, SpaceId[]>(edition.spaces.map((space) => [space.id, []]));
  for (const [a, b] of edition.adjacent) {
    all.get(a)?.push(b);
    all.get(b)?.push(a);
  }
  const neighbours = (accept: (from: SpaceId, to: SpaceId) => boolean): Map<SpaceId, SpaceId[]> =>
    new Map([...all].map(([from, list]) => [from, list.filter((to) => !isNeutral(from) && !isNeutral(to) && accept(from, to))]));

  const isCanal = (a: SpaceId, b: SpaceId): boolean => edition.canals.some(({ between }) => between.includes(a) && between.includes(b));
  const airNeighbours = neighbours(() => true);
  const distances = new Map<SpaceId, ReadonlyMap<SpaceId, number>>();

  return {
    edition,
    spaces,
    territories: edition.spaces.filter((space) => space.kind === 'land'),
    zones: edition.spaces.filter((space) => space.kind === 'sea').map((space) => space.id),
    powers: new Map(edition.powers.map((power) => [power.id, power])),
    unitTypes: new Map(edition.units.map((type) => [type.id, type])),
    landNeighbours: neighbours((from, to) => !isSea(from) && !isSea(to)),
    seaNeighbours: neighbours((from, to) => isSea(from) && isSea(to) && !closed.has(from) && !closed.has(to)),
    coasts: neighbours((from, to) => isSea(from) !== isSea(to)),
    airNeighbours,
    canalBetween: (a, b) => (isCanal(a, b) ? (edition.canals.find(({ between }) => between.includes(a) && between.includes(b)) ?? null) : null),
    airDistance(a, b) {
      let from = distances.get(a);
      if (!from) distances.set(a, (from = distancesFrom(a, airNeighbours)));
      return from.get(b) ?? Infinity;
    },
  };
}

function distancesFrom(start: SpaceId, neighbours: ReadonlyMap<SpaceId, readonly SpaceId[]>): ReadonlyMap<SpaceId, number> {
  const distance = new Map([[start, 0]]);
  // A Map is walked in insertion order while it grows: breadth first without a queue.
  for (const [space, steps] of distance)
    for (const next of neighbours.get(space) ?? []) if (!distance.has(next)) distance.set(next, steps + 1);
  return distance;
}

const NONE: readonly SpaceId[] = [];

/** Neighbours of a space in one of the board's graphs. */
export const neighboursIn = (graph: ReadonlyMap<SpaceId, readonly SpaceId[]>, space: SpaceId): readonly SpaceId[] => graph.get(space) ?? NONE;

export const isSeaZone = (board: Board, space: SpaceId): boolean => board.spaces.get(space)?.kind === 'sea';

/** The territory of this id, or null for a sea zone or an unknown id. */
export function territoryOf(board: Board, space: SpaceId): Territory | null {
  const found = board.spaces.get(space);
  return found?.kind === 'land' ? found : null;
}

export function unitTypeOf(board: Board, type: UnitTypeId): UnitType {
  const found = board.unitTypes.get(type);
  if (!found) throw new Error(`The edition ${board.edition.id} has no unit type ${type}`);
  return found;
}

export function powerOf(board: Board, power: PowerId): Power {
  const found = board.powers.get(power);
  if (!found) throw new Error(`The edition ${board.edition.id} has no power ${power}`);
  return found;
}
