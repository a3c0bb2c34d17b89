import type { GameEvent } from './event.ts';
import { boardOf, territoryOf } from './map/board.ts';
import { isCapitalLost } from './pieces.ts';
import type { ByPower, ByUnitType, PowerId, SpaceId, UnitTypeId } from './ids.ts';
import type { GameState } from './state.ts';
import { withUnits } from './unitUpdates.ts';

/** The state after an event of research, purchase, placing or income; null for any other event. */
export function applyHomeEvent(state: GameState, event: GameEvent): GameState | null {
  switch (event.type) {
    case 'dice-bought': {
      const { power, development, dice, treasury } = event;
      return {
        ...state,
        treasury: { ...state.treasury, [power]: treasury },
        roll: { kind: 'research', development, dice },
        turn: { ...state.turn, research: development },
      };
    }
    case 'research-rolled':
      return { ...state, roll: null };
    case 'development-gained': {
      const before = state.developments[event.power] ?? [];
      return { ...state, developments: { ...state.developments, [event.power]: [...before, event.development] } };
    }
    case 'units-purchased':
      return { ...state, treasury: { ...state.treasury, [event.power]: event.treasury }, purchased: event.units };
    case 'unit-mobilized':
      return withMobilized(state, event);
    case 'complex-placed':
      return withNewComplex(state, event);
    case 'units-refunded':
      return { ...state, treasury: paid(state, event.power, event.ipcs), purchased: {} };
    case 'income-collected':
      return {
        ...state,
        treasury: paid(state, event.power, event.ipcs),
        mustCollect: state.mustCollect.includes(event.power)
          ? state.mustCollect.filter((power) => power !== event.power)
          : state.mustCollect,
      };
    default:
      return null;
  }
}

/** The treasuries after a power got these IPCs, or paid them. */
export const paid = ({ treasury }: GameState, power: PowerId, ipcs: number): ByPower<number> => ({
  ...treasury,
  [power]: (treasury[power] ?? 0) + ipcs,
});

type Mobilized = Extract<GameEvent, { type: 'unit-mobilized' }>;

const withMobilized = (state: GameState, event: Mobilized): GameState => ({
  ...withUnits(withCounted(state, event), new Map([[event.unit.id, event.unit]])),
  nextUnit: state.nextUnit + 1,
});

/** The state when a new unit counts as placed, but stands nowhere yet (MOB-2, BUY-3). */
export function withCounted(state: GameState, { unit, complex, countsFor = complex }: Mobilized): GameState {
  const { turn } = state;
  return {
    ...state,
    purchased: withOneLess(state.purchased, unit.type),
    turn: {
      ...turn,
      mobilized: { ...turn.mobilized, [countsFor]: (turn.mobilized[countsFor] ?? 0) + 1 },
      placed: [...turn.placed, unit.id],
    },
  };
}

function withOneLess(purchased: ByUnitType<number>, type: UnitTypeId): ByUnitType<number> {
  const { [type]: waiting = 0, ...others } = purchased;
  return waiting > 1 ? { ...purchased, [type]: waiting - 1 } : others;
}

function withNewComplex(state: GameState, event: Extract<GameEvent, { type: 'complex-placed' }>): GameState {
  const { turn } = state;
  return {
    ...state,
    complexes: boardOf(state).territories.flatMap(({ id }) =>
      id === event.space || state.complexes.includes(id) ? [id] : [],
    ),
    purchased: event.isFree ? state.purchased : withOneLess(state.purchased, 'industrial-complex'),
    // What a power begins with serves from its first turn on.
    turn: event.isFree ? turn : { ...turn, newComplexes: [...turn.newComplexes, event.space] },
  };
}

/** After a capture: whose capital it was must collect income before it spends again, if the edition says so (CAP-1). */
export function withCapitalLost(state: GameState, captured: SpaceId): GameState {
  const board = boardOf(state);
  const power = territoryOf(board, captured)?.capitalOf ?? null;
  if (power === null || !board.edition.freedPowersCollectFirst || !isCapitalLost(state, power)) return state;
  const isWaiting = (one: PowerId): boolean => one === power || state.mustCollect.includes(one);
  return { ...state, mustCollect: board.edition.turnOrder.filter(isWaiting) };
}
