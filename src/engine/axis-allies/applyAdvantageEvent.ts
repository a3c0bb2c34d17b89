import type { GameEvent } from './event.ts';
import type { PowerId } from './ids.ts';
import { boardOf } from './map/board.ts';
import type { GameState, Running, Until } from './state.ts';
import { changeUnit, copyDeeds, extendDeed, withDeeds, withUnits, type ChangedUnits } from './unitUpdates.ts';

/** The state after an event of an advantage; null for any other event. */
export function applyAdvantageEvent(state: GameState, event: GameEvent): GameState | null {
  switch (event.type) {
    case 'advantage-used':
    case 'advantage-lost':
      return {
        ...state,
        spentAdvantages: [...state.spentAdvantages, event.advantage],
        running: without(state.running, ({ advantage, until }) => until === 'used' && advantage === event.advantage),
      };
    case 'advantage-began': {
      const { advantage, until, spaces } = event;
      const others = state.running.filter((one) => one.advantage !== advantage);
      return { ...state, running: [...others, { advantage, until, ...(spaces && { spaces }) }] };
    }
    case 'moves-granted': {
      const deeds = copyDeeds(state);
      for (const unit of event.units)
        deeds[unit] = extendDeed(deeds[unit], state.units[unit]?.space ?? '', state.phase, { again: event.points });
      return withDeeds(state, deeds);
    }
    case 'offer-made':
      return { ...state, offers: [...state.offers, event.offer] };
    case 'offer-answered':
      return { ...state, offers: state.offers.slice(1) };
    case 'units-placed': {
      const placed = new Map(event.units.map((unit) => [unit.id, unit]));
      return { ...withUnits(state, placed), nextUnit: state.nextUnit + event.units.length };
    }
    case 'units-transferred':
      return transferred(state, event);
    case 'units-sent':
      return sent(state, event);
    case 'complex-moved': {
      return withComplexMoved(state, event);
    }
    default:
      return null;
  }
}

/** Cargo that is sent by itself has gone ashore: then its ship rests till the next round (NCM-8). */
function sent(state: GameState, { units: ids, cargo, boardings = [], to }: Sent): GameState {
  const units: ChangedUnits = new Map();
  for (const id of ids) {
    const ship = state.units[id]?.aboard;
    if (ship === undefined) continue;
    const { aboard: _, ...ashore } = state.units[id]!;
    units.set(id, ashore);
    changeUnit(state, units, ship, { emptiedIn: state.round });
  }
  for (const id of [...ids, ...cargo]) changeUnit(state, units, id, { space: to });
  for (const { unit, ship } of boardings) changeUnit(state, units, unit, { aboard: ship });
  return withUnits(state, units);
}

type Sent = Extract<GameEvent, { type: 'units-sent' }>;

/** A complex that was captured this turn serves from the next one, where it comes to as well (CPX-4). */
function withComplexMoved(
  state: GameState,
  { power, from, to }: Extract<GameEvent, { type: 'complex-moved' }>,
): GameState {
  const { turn } = state;
  const stands = (id: string): boolean => id === to || (id !== from && state.complexes.includes(id));
  return {
    ...state,
    complexes: boardOf(state).territories.flatMap(({ id }) => (stands(id) ? [id] : [])),
    turn: turn.control[from] === power ? turn : { ...turn, newComplexes: [...turn.newComplexes, to] },
  };
}

/** What still holds after a battle. */
export const runningAfterBattle = (running: GameState['running']): GameState['running'] =>
  without(running, ({ until }) => until === 'battle');

/** What still holds when this power's turn begins. */
export const runningInTurnOf = (state: GameState, power: PowerId): GameState['running'] =>
  without(
    state.running,
    ({ until, advantage }) => ENDS_WITH_TURN.includes(until) || (until === 'own-turn' && isOf(state, power, advantage)),
  );

const ENDS_WITH_TURN: readonly Until[] = ['battle', 'turn'];

const isOf = (state: GameState, power: PowerId, advantage: string): boolean =>
  state.advantages[power]?.includes(advantage) ?? false;

const without = (running: GameState['running'], isOver: (one: Running) => boolean): GameState['running'] =>
  running.length === 0 ? running : running.filter((one) => !isOver(one));

/** Units with another owner. Captured guns remember the one before, and those that return forget it (AA-7). */
function transferred(
  state: GameState,
  { units: ids, from, to, why }: Extract<GameEvent, { type: 'units-transferred' }>,
): GameState {
  const units: ChangedUnits = new Map();
  for (const id of ids) {
    const unit = state.units[id];
    if (!unit) continue;
    const { capturedFrom, ...own } = unit;
    const before = why === 'captured' ? from : why === 'returned' ? undefined : capturedFrom;
    units.set(id, { ...own, owner: to, ...(before !== undefined && { capturedFrom: before }) });
  }
  return withUnits(state, units);
}
