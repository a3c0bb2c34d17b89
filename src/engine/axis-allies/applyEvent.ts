import type { GameEvent } from './event.ts';
import { applyAdvantageEvent, runningInTurnOf } from './applyAdvantageEvent.ts';
import { applyAirEvent } from './applyAirEvent.ts';
import { applyBattleEvent } from './applyBattleEvent.ts';
import { applyHomeEvent, paid, withCapitalLost } from './applyHomeEvent.ts';
import { applyMoveEvent } from './applyMoveEvent.ts';
import type { PowerId, SpaceId, UnitId } from './ids.ts';
import { boardOf } from './map/board.ts';
import { newTurnRecord } from './phases/turnRecord.ts';
import { unitsAfter, unitsWith } from './pieces.ts';
import type { GameState, Unit } from './state.ts';

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
        units: event.round === state.round ? state.units : withoutEmptied(state.units),
        running: runningInTurnOf(state, event.power),
        battle: null,
        stranded: [],
        shots: [],
        roll: null,
      };
    case 'phase-began':
      return { ...state, phase: event.phase };
    case 'territory-captured': {
      const { captured } = state.turn;
      const next = withCapitalLost(withHolder(state, event.space, event.to), event.space);
      return captured.includes(event.space)
        ? next
        : { ...next, turn: { ...state.turn, captured: [...captured, event.space] } };
    }
    case 'territory-returned':
      return withHolder(state, event.space, event.to);
    case 'treasury-seized':
      return withPayment(withPayment(state, event.from, -event.ipcs), event.to, event.ipcs);
    case 'game-won':
      return { ...state, outcome: event.outcome };
    default:
      return (
        applyHomeEvent(state, event) ??
        applyMoveEvent(state, event) ??
        applyAirEvent(state, event) ??
        applyAdvantageEvent(state, event) ??
        applyBattleEvent(state, event)
      );
  }
}

/** The units in a new round: without what transports did in the one before (NCM-8). */
function withoutEmptied(units: GameState['units']): GameState['units'] {
  const past = unitsWith({ units }, 'emptiedIn');
  if (past.length === 0) return units;
  const rested = new Map<UnitId, Unit>();
  for (const { emptiedIn: _, ...ship } of past) rested.set(ship.id, ship);
  return unitsAfter(units, rested);
}

const withHolder = (state: GameState, space: SpaceId, holder: PowerId): GameState => ({
  ...state,
  control: { ...state.control, [space]: holder },
});

const withPayment = (state: GameState, power: PowerId, ipcs: number): GameState => ({
  ...state,
  treasury: paid(state, power, ipcs),
});
