import type { GameEvent } from './event.ts';
import { applyBattleEvent } from './applyBattleEvent.ts';
import { applyMoveEvent } from './applyMoveEvent.ts';
import type { PowerId, SpaceId } from './ids.ts';
import { boardOf } from './map/board.ts';
import { newTurnRecord } from './phases/turnRecord.ts';
import type { GameState } from './state.ts';

/**
 * The state after an event. Events are facts: nothing is checked here. The old state is not changed, and unchanged
 * parts are shared. Records are copied with spreads and never changed with `delete`, because JavaScript engines copy
 * an object about a hundred times slower after a `delete`.
 */
export function applyEvent(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'turn-began':
      return {
        ...state,
        power: event.power,
        round: event.round,
        phase: boardOf(state).edition.phases[0]!.id,
        purchased: {},
        turn: newTurnRecord(state, event.power),
        battle: null,
        stranded: [],
        roll: null,
      };
    case 'phase-began':
      return { ...state, phase: event.phase };
    case 'units-purchased':
      return { ...state, treasury: { ...state.treasury, [event.power]: event.treasury }, purchased: event.units };
    case 'territory-captured': {
      const { captured } = state.turn;
      const next = withHolder(state, event.space, event.to);
      return captured.includes(event.space)
        ? next
        : { ...next, turn: { ...state.turn, captured: [...captured, event.space] } };
    }
    case 'territory-returned':
      return withHolder(state, event.space, event.to);
    case 'treasury-seized':
      return withPayment(withPayment(state, event.from, -event.ipcs), event.to, event.ipcs);
    case 'unit-mobilized':
      return withMobilized(state, event);
    case 'units-refunded':
      return { ...withPayment(state, event.power, event.ipcs), purchased: {} };
    case 'income-collected':
      return withPayment(state, event.power, event.ipcs);
    case 'game-won':
      return { ...state, outcome: event.outcome };
    default:
      return applyMoveEvent(state, event) ?? applyBattleEvent(state, event);
  }
}

const withHolder = (state: GameState, space: SpaceId, holder: PowerId): GameState => ({
  ...state,
  control: { ...state.control, [space]: holder },
});

const withPayment = (state: GameState, power: PowerId, ipcs: number): GameState => ({
  ...state,
  treasury: { ...state.treasury, [power]: (state.treasury[power] ?? 0) + ipcs },
});

function withMobilized(state: GameState, { unit, complex }: Extract<GameEvent, { type: 'unit-mobilized' }>): GameState {
  const { [unit.type]: waiting = 0, ...others } = state.purchased;
  const { turn } = state;
  return {
    ...state,
    units: { ...state.units, [unit.id]: unit },
    nextUnit: state.nextUnit + 1,
    purchased: waiting > 1 ? { ...state.purchased, [unit.type]: waiting - 1 } : others,
    turn: {
      ...turn,
      mobilized: { ...turn.mobilized, [complex]: (turn.mobilized[complex] ?? 0) + 1 },
      placed: [...turn.placed, unit.id],
    },
  };
}
