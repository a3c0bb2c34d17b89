import type { Command, GameState, Unit } from '../../../../src/engine/axis-allies/index.ts';
import { isSea, NEIGHBOURS, SIDES } from './movementModel.ts';

/** What the model of ferries notes about a turn by itself: it never reads the engine's own record of deeds. */

/** What a ship that can carry land units did this turn. */
export interface ShipLog {
  /** Where it began the turn, and whether enemies were there (CM-8). */
  readonly start: string;
  readonly fled: boolean;
  /** Zones it has moved so far in this phase. */
  readonly spent: number;
  /** It moved in combat move. */
  readonly sailed: boolean;
  /** It was in a sea battle. */
  readonly fought: boolean;
  readonly retreated: boolean;
  /** The territory where its cargo went ashore this turn. */
  readonly ashore: string | null;
  /** It loaded in this phase. */
  readonly loaded: boolean;
}

export interface Ledger {
  readonly ships: Readonly<Record<string, ShipLog>>;
  /** Land units that moved, boarded or went ashore this turn. */
  readonly done: ReadonlySet<string>;
  /** Cargo that is to land, and where. */
  readonly assaults: ReadonlyMap<string, string>;
  /** Ships that put troops ashore in this round, in this turn or a friend's. */
  readonly emptied: ReadonlySet<string>;
}

export const units = (state: GameState): readonly Unit[] => Object.values(state.units);
export const isFoe = (a: string, b: string | undefined): boolean => b !== undefined && SIDES.get(a) !== SIDES.get(b);

/** MAP-4 */
export const isHostileZone = (state: GameState, zone: string): boolean =>
  isSea(zone) &&
  units(state).some(
    (unit) => unit.space === zone && unit.aboard === undefined && !unit.submerged && isFoe(state.power, unit.owner),
  );

/** UNIT-4, NA-JA-1 */
export const isFerry = (state: GameState, { type, owner }: Unit): boolean =>
  type === 'transport' || (type === 'destroyer' && state.advantages[owner]?.includes('tokyo-express') === true);

/** The shortest way of a ship over zones it can sail through: how many moves to each zone. */
export function moves(
  state: GameState,
  from: string,
  mayGo: (from: string, to: string) => boolean,
): Map<string, number> {
  const steps = new Map([[from, 0]]);
  for (const [zone, taken] of steps) {
    if (taken > 0 && isHostileZone(state, zone)) continue;
    for (const next of NEIGHBOURS.get(zone)!)
      if (isSea(next) && !steps.has(next) && mayGo(zone, next)) steps.set(next, taken + 1);
  }
  return steps;
}

/** The ledger of a turn that begins with this state. */
export function openLedger(state: GameState, emptied: ReadonlySet<string> = new Set()): Ledger {
  const ships: Record<string, ShipLog> = {};
  for (const unit of units(state))
    if (isSea(unit.space) && unit.aboard === undefined)
      ships[unit.id] = {
        start: unit.space,
        fled: isHostileZone(state, unit.space),
        spent: 0,
        sailed: false,
        fought: false,
        retreated: false,
        ashore: null,
        loaded: false,
      };
  const resting = units(state).filter(({ emptiedIn }) => emptiedIn === state.round);
  return {
    ships,
    done: new Set(),
    assaults: new Map(),
    emptied: new Set([...emptied, ...resting.map(({ id }) => id)]),
  };
}

/** The ledger after an order that the engine accepted. `distance` is how far a ship sailed by it. */
export function noted(ledger: Ledger, before: GameState, command: Command, after: GameState, distance: number): Ledger {
  const ships: Record<string, ShipLog> = { ...ledger.ships };
  const done = new Set(ledger.done);
  const assaults = new Map(ledger.assaults);
  const emptied = new Set(ledger.emptied);
  const log = (ship: string | undefined, change: Partial<ShipLog>): void => {
    const known = ships[ship ?? ''];
    if (known) ships[ship!] = { ...known, ...change };
  };
  const isCombatMove = before.phase === 'combat-move';
  if (command.type === 'load')
    for (const id of command.units) {
      done.add(id);
      log(command.transport, { loaded: true });
    }
  if (command.type === 'move')
    for (const id of command.units) {
      if (ships[id]) log(id, { spent: ships[id].spent + distance, sailed: ships[id].sailed || isCombatMove });
      else done.add(id);
    }
  if (command.type === 'offload')
    for (const id of command.units) {
      if (isCombatMove) assaults.set(id, command.to);
      else {
        done.add(id);
        log(before.units[id]?.aboard, { ashore: command.to });
        emptied.add(before.units[id]?.aboard ?? '');
      }
    }
  if (command.type === 'call-off')
    for (const id of assaults.keys())
      if (command.transports.includes(before.units[id]?.aboard ?? '')) assaults.delete(id);
  if (before.phase === 'conduct-combat') {
    for (const [id, to] of assaults) {
      const ship = before.units[id]?.aboard;
      if (ship === undefined || after.units[ship] === undefined || after.units[id]?.aboard !== undefined) continue;
      log(ship, { ashore: to });
      emptied.add(ship);
      done.add(id);
    }
    for (const { id, space } of units(after))
      if (ships[id] && before.units[id]?.space !== space) log(id, { retreated: true });
  }
  if (before.phase !== after.phase)
    for (const [id, one] of Object.entries(ships)) {
      const unit = before.units[id];
      const fights = isCombatMove && unit?.owner === before.power && isHostileZone(before, unit.space);
      ships[id] = { ...one, spent: 0, loaded: false, fought: one.fought || fights };
    }
  return { ships, done, assaults, emptied };
}
