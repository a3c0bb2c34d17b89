import { boardOf } from '../board.ts';
import type { EventOf, EventTable } from '../event.ts';
import type { PowerId } from '../ids.ts';
import type { GameState, Running, Until } from '../state.ts';
import { type ChangedUnits, changeUnit, copyDeeds, extendDeed, withDeeds, withUnits } from './unitUpdates.ts';

/** The state after an event of an advantage. */
export const ADVANTAGE_EVENTS = {
  'advantage-used': spent,
  'advantage-lost': spent,
  'advantage-began': (state, { advantage, until, spaces }) => {
    const others = state.running.filter((one) => one.advantage !== advantage);
    return { ...state, running: [...others, { advantage, until, ...(spaces && { spaces }) }] };
  },
  'moves-granted': (state, { units, points }) => {
    const deeds = copyDeeds(state);
    for (const unit of units)
      deeds[unit] = extendDeed(deeds[unit], state.units[unit]?.space ?? '', state.phase, { again: points });
    return withDeeds(state, deeds);
  },
  'offer-made': (state, { offer }) => ({ ...state, offers: [...state.offers, offer] }),
  'offer-answered': (state) => ({ ...state, offers: state.offers.slice(1) }),
  'units-placed': (state, { units }) => ({
    ...withUnits(state, new Map(units.map((unit) => [unit.id, unit]))),
    nextUnit: state.nextUnit + units.length,
  }),
  'units-transferred': transferred,
  'units-sent': sent,
  'complex-moved': withComplexMoved,
} satisfies Partial<EventTable<GameState>>;

function spent(state: GameState, { advantage }: EventOf<'advantage-used' | 'advantage-lost'>): GameState {
  const isUsed = (one: Running): boolean => one.until === 'used' && one.advantage === advantage;
  return {
    ...state,
    spentAdvantages: [...state.spentAdvantages, advantage],
    running: without(state.running, isUsed),
  };
}

/** Cargo that is sent by itself has gone ashore: then its ship rests till the next round (NCM-8). */
function sent(state: GameState, { units: ids, cargo, boardings = [], to }: EventOf<'units-sent'>): GameState {
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

/** A complex that was captured this turn serves from the next one, where it comes to as well (CPX-4). */
function withComplexMoved(state: GameState, { power, from, to }: EventOf<'complex-moved'>): GameState {
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
function transferred(state: GameState, { units: ids, from, to, why }: EventOf<'units-transferred'>): GameState {
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
