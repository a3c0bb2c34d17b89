import type { StepRule } from '../combat/round.ts';
import type { Canal, Edition, Power, Space, Territory, UnitType } from '../edition.ts';
import type { Phase, PowerId, SpaceId, UnitTypeId } from '../ids.ts';
import type { Interrupt } from '../interrupt.ts';
import { editionOf } from '../loadedEditions.ts';
import type { PhaseRule } from '../phases/phaseRule.ts';
import type { Battle, BattleKind, BattleStep, GameState } from '../state.ts';
import { airRoutes, type AirRoutes } from './airRoutes.ts';

/** An edition's board, indexed by id, with the adjacent spaces by land, by sea and through the air. */
export interface Board extends AirRoutes {
  readonly edition: Edition;
  readonly spaces: ReadonlyMap<SpaceId, Space>;
  readonly territories: readonly Territory[];
  readonly zones: readonly SpaceId[];
  readonly powers: ReadonlyMap<PowerId, Power>;
  /** As the edition has them; for a power's own see `unitTypesOf`. */
  readonly unitTypes: ReadonlyMap<UnitTypeId, UnitType>;
  /** Whether developments or advantages can change what a power's units are. */
  readonly typesCanChange: boolean;
  /** Whether any of its units fire at aircraft (AA-1). */
  readonly hasGuns: boolean;
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

  return {
    edition,
    spaces,
    territories: edition.spaces.filter((space) => space.kind === 'land'),
    zones: edition.spaces.filter((space) => space.kind === 'sea').map((space) => space.id),
    powers: new Map(edition.powers.map((power) => [power.id, power])),
    unitTypes: new Map(edition.units.map((type) => [type.id, type])),
    hasGuns: edition.units.some(({ antiaircraftFire }) => antiaircraftFire > 0),
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
