import type { Interrupt } from './awaiting.ts';
import type { StepRule } from './combat/round.ts';
import type { Canal, Edition, Power, Space, Territory } from './edition.ts';
import type { FacilityKind } from './facilityKinds.ts';
import type { FacilityId, Phase, PowerId, SpaceId, UnitTypeId } from './ids.ts';
import type { PhaseRule } from './phases/turn.ts';
import type { Battle, BattleKind, BattleStep, GameState } from './state.ts';
import type { UnitType } from './unitTypes.ts';

/** The editions that are loaded, and the board of each: its parts by id, its borders, its air routes. */

/** Distances and routes of air units on a board (CM-10), each computed once. */
export interface AirRoutes {
  /** How many borders an air unit crosses from a to b, never over neutrals; Infinity if there is no route. */
  airDistance(a: SpaceId, b: SpaceId): number;
  /** A shortest route including both ends; only the start if there is no route. */
  airRoute(a: SpaceId, b: SpaceId): readonly SpaceId[];
  /** The spaces at most this many borders away, without the start, in the board's order. */
  airRange(from: SpaceId, borders: number): readonly SpaceId[];
}

type NeighbourMap = ReadonlyMap<SpaceId, readonly SpaceId[]>;

const NOWHERE: ReadonlySet<SpaceId> = new Set();

/** The routes between these spaces; none goes on from where flights end, unless it starts there. */
export function airRoutes(
  spaces: readonly SpaceId[],
  neighbours: NeighbourMap,
  flightsEndIn: ReadonlySet<SpaceId> = NOWHERE,
): AirRoutes {
  const distances = memoizeByKey((from: SpaceId) => distancesFrom(from, neighbours, flightsEndIn));
  const airDistance = (a: SpaceId, b: SpaceId): number => distances(a).get(b) ?? Infinity;
  const routes = memoizeByKey((from: SpaceId) =>
    memoizeByKey((to: SpaceId) => route(from, to, neighbours, airDistance, flightsEndIn)),
  );
  const ranges = memoizeByKey((from: SpaceId) =>
    memoizeByKey((borders: number) => spaces.filter((space) => space !== from && airDistance(from, space) <= borders)),
  );
  return { airDistance, airRoute: (a, b) => routes(a)(b), airRange: (from, borders) => ranges(from)(borders) };
}

/** Computes a function once per key. */
function memoizeByKey<Key, Answer>(ask: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    let answer = answers.get(key);
    if (answer === undefined) answers.set(key, (answer = ask(key)));
    return answer;
  };
}

function distancesFrom(
  start: SpaceId,
  neighbours: NeighbourMap,
  flightsEndIn: ReadonlySet<SpaceId>,
): ReadonlyMap<SpaceId, number> {
  const distance = new Map([[start, 0]]);
  // A Map iterates in insertion order, including entries added in the loop: a breadth-first search without a queue.
  for (const [space, steps] of distance)
    for (const next of space !== start && flightsEndIn.has(space) ? [] : (neighbours.get(space) ?? []))
      if (!distance.has(next)) distance.set(next, steps + 1);
  return distance;
}

function route(
  from: SpaceId,
  to: SpaceId,
  neighbours: NeighbourMap,
  distance: AirRoutes['airDistance'],
  flightsEndIn: ReadonlySet<SpaceId>,
): readonly SpaceId[] {
  const found = [from];
  for (let at = from, left = distance(from, to); left > 0 && left < Infinity; left--) {
    const next = neighbours
      .get(at)
      ?.find((space) => distance(space, to) === left - 1 && (space === to || !flightsEndIn.has(space)));
    if (next === undefined) break;
    found.push((at = next));
  }
  return found;
}

const loaded = new Map<string, Edition>();

/** From now on games of this edition can be played. Throws if another edition with its id was added before. */
export function addEdition(edition: Edition): void {
  if ((loaded.get(edition.id) ?? edition) !== edition) throw new Error(`There is already an edition ${edition.id}`);
  loaded.set(edition.id, edition);
}

/** The edition with this id, or null if none was added. */
export const loadedEdition = (id: string): Edition | null => loaded.get(id) ?? null;

/** The edition with this id. Throws if it is not loaded: callers check ids from outside and load first. */
export function editionOf(id: string): Edition {
  const edition = loaded.get(id);
  if (!edition) throw new Error(`No edition ${id} is loaded: await loadEdition('${id}') first`);
  return edition;
}

/** An edition's board, indexed by id, with the adjacent spaces by land, by sea and through the air. */
export interface Board extends AirRoutes {
  readonly edition: Edition;
  readonly spaces: ReadonlyMap<SpaceId, Space>;
  readonly territories: readonly Territory[];
  readonly zones: readonly SpaceId[];
  readonly powers: ReadonlyMap<PowerId, Power>;
  /** As the edition has them; for a power's own see `unitTypesOf`. */
  readonly unitTypes: ReadonlyMap<UnitTypeId, UnitType>;
  readonly facilityKinds: ReadonlyMap<FacilityId, FacilityKind>;
  /** Whether developments or advantages can change what a power's units are. */
  readonly typesCanChange: boolean;
  /** Whether it has neutral ground that can be attacked (NEU-1). */
  readonly hasNeutralForces: boolean;
  /** Whether any of its units fire at aircraft (AA-1). */
  readonly hasGuns: boolean;
  /** Whether guns fire at what flies over them (AA-3). */
  readonly firesAtFlights: boolean;
  /** Whether any of its units fire at transports that pass them (HUNT-1). */
  readonly hasHunters: boolean;
  readonly phases: ReadonlyMap<Phase, PhaseRule>;
  readonly steps: ReadonlyMap<BattleKind, ReadonlyMap<BattleStep, StepRule>>;
  /** Adjacent territories without neutral ones, which units cannot enter (MAP-3). */
  readonly landNeighbours: ReadonlyMap<SpaceId, readonly SpaceId[]>;
  /** Adjacent sea zones open to ships (without zone 18, MAP-5), across canals too, open or closed. */
  readonly seaNeighbours: ReadonlyMap<SpaceId, readonly SpaceId[]>;
  /** For a territory its adjacent zones, for a zone its adjacent territories, without neutral ones. */
  readonly coasts: ReadonlyMap<SpaceId, readonly SpaceId[]>;
  /** Adjacent spaces that air units can enter. */
  readonly airNeighbours: ReadonlyMap<SpaceId, readonly SpaceId[]>;
  canalBetween(a: SpaceId, b: SpaceId): Canal | null;
}

const compiled = new Map<string, Board>();

/** The board asked for last: nearly always the one asked for next. */
let latest: Board | null = null;

/** The board of a game's edition. */
export function boardOf({ edition }: Pick<GameState, 'edition'>): Board {
  if (latest?.edition.id === edition) return latest;
  let board = compiled.get(edition);
  if (!board) compiled.set(edition, (board = compileBoard(editionOf(edition))));
  return (latest = board);
}

function compileBoard(edition: Edition): Board {
  const spaces = new Map(edition.spaces.map((space) => [space.id, space]));
  const isNeutral = (id: SpaceId): boolean => {
    const space = spaces.get(id);
    return space?.kind === 'land' && space.neutral;
  };
  const isSea = (id: SpaceId): boolean => spaces.get(id)?.kind === 'sea';
  const closed = new Set(edition.closedToSeaUnits);

  const all = new Map<SpaceId, SpaceId[]>(edition.spaces.map((space) => [space.id, []]));
  for (const [a, b] of edition.adjacent) {
    all.get(a)?.push(b);
    all.get(b)?.push(a);
  }
  const neighbours = (accept: (from: SpaceId, to: SpaceId) => boolean): Map<SpaceId, SpaceId[]> =>
    new Map(
      [...all].map(([from, list]) => [
        from,
        list.filter((to) => !isNeutral(from) && !isNeutral(to) && accept(from, to)),
      ]),
    );

  const canals = new Map<SpaceId, Map<SpaceId, Canal>>(edition.spaces.map((space) => [space.id, new Map()]));
  for (const canal of edition.canals)
    for (const [from, to] of [canal.between, canal.between.toReversed()] as const) canals.get(from!)?.set(to!, canal);
  const airNeighbours = neighbours(() => true);
  const hasGuns = edition.units.some(({ antiaircraftFire }) => antiaircraftFire > 0);

  return {
    edition,
    spaces,
    territories: edition.spaces.filter((space) => space.kind === 'land'),
    zones: edition.spaces.filter((space) => space.kind === 'sea').map((space) => space.id),
    powers: new Map(edition.powers.map((power) => [power.id, power])),
    unitTypes: new Map(edition.units.map((type) => [type.id, type])),
    facilityKinds: new Map(edition.facilities.map((kind) => [kind.id, kind])),
    hasGuns,
    firesAtFlights: hasGuns && edition.gunsFireAtFlights,
    hasHunters: edition.units.some(({ hitsPassing }) => hitsPassing > 0),
    hasNeutralForces: edition.spaces.some((space) => space.kind === 'land' && space.rises !== null),
    typesCanChange: edition.developments.length + edition.advantages.length > 0,
    phases: new Map(edition.phases.map((phase) => [phase.id, phase])),
    steps: new Map(
      Object.entries(edition.battleSteps).map(([kind, steps]) => [
        kind as BattleKind,
        new Map(steps.map((step) => [step.id, step])),
      ]),
    ),
    landNeighbours: neighbours((from, to) => !isSea(from) && !isSea(to)),
    seaNeighbours: neighbours((from, to) => isSea(from) && isSea(to) && !closed.has(from) && !closed.has(to)),
    coasts: neighbours((from, to) => isSea(from) !== isSea(to)),
    airNeighbours,
    canalBetween: (a, b) => canals.get(a)?.get(b) ?? null,
    ...airRoutes([...spaces.keys()], airNeighbours),
  };
}

const NONE: readonly SpaceId[] = [];

/** Neighbours of a space in one of the board's graphs; empty for an unknown space. */
export const neighboursIn = (graph: ReadonlyMap<SpaceId, readonly SpaceId[]>, space: SpaceId): readonly SpaceId[] =>
  graph.get(space) ?? NONE;

export const isSeaZone = (board: Board, space: SpaceId): boolean => board.spaces.get(space)?.kind === 'sea';

/** The territory of this id, or null for a sea zone or an unknown id. */
export function territoryOf(board: Board, space: SpaceId): Territory | null {
  const found = board.spaces.get(space);
  return found?.kind === 'land' ? found : null;
}

export function powerOf(board: Board, power: PowerId): Power {
  const found = board.powers.get(power);
  if (!found) throw new Error(`The edition ${board.edition.id} has no power ${power}`);
  return found;
}

/** The rule of the current phase. */
export function phaseOf(state: Pick<GameState, 'edition' | 'phase'>): PhaseRule {
  const found = boardOf(state).phases.get(state.phase);
  if (!found) throw new Error(`The edition ${state.edition} has no phase ${state.phase}`);
  return found;
}

/** The ids of the phases of a game's edition, in order. */
export const phasesOf = (state: Pick<GameState, 'edition'>): readonly Phase[] => [...boardOf(state).phases.keys()];

/** The steps of a round of such a battle, in order. */
export const stepsOf = (state: Pick<GameState, 'edition'>, { kind }: Pick<Battle, 'kind'>): readonly StepRule[] =>
  boardOf(state).edition.battleSteps[kind] ?? [];

/** The rule of a battle's current step. */
export function stepOf(state: Pick<GameState, 'edition'>, { kind, step }: Pick<Battle, 'kind' | 'step'>): StepRule {
  const found = boardOf(state).steps.get(kind)?.get(step);
  if (!found) throw new Error(`The edition ${state.edition} has no battle step ${step}`);
  return found;
}

/** What stands before the commands of the phase now, or undefined. */
export const interruptNow = (state: GameState): Interrupt | undefined =>
  boardOf(state).edition.interrupts.find((interrupt) => interrupt.isOpen(state));
