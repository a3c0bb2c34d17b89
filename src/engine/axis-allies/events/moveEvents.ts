import { movementUsed } from '../air/flights.ts';
import { boardOf } from '../board.ts';
import type { EventOf, EventTable } from '../event.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { isCarriedNowhere } from '../pieces.ts';
import type { Deed, GameState } from '../state.ts';
import { withoutScrambled } from './beforeBattleEvents.ts';
import {
  type ChangedUnits,
  changeUnit,
  copyDeeds,
  extendDeed,
  unitSoFar,
  withDeeds,
  withUnits,
} from './unitUpdates.ts';

/** The state after an event of moving, loading, offloading or landing. */
export const MOVE_EVENTS = {
  'units-moved': moved,
  'units-loaded': loaded,
  'assault-declared': assaulting,
  'units-offloaded': offloaded,
  'landing-called-off': calledOff,
  'engagement-said': (state, { zone, attack }) => ({
    ...state,
    turn: { ...state.turn, engage: { ...state.turn.engage, [zone]: attack } },
  }),
  'fighters-kept-aboard': keptAboard,
  'fighters-released': (state, { units }) => released(state, units),
  'submarines-surfaced': (state, { units }) => surfaced(state, units),
  'fighters-stranded': (state, { units }) => ({ ...state, stranded: units }),
  'fighter-landed': (state, { unit, to }) => {
    const units: ChangedUnits = new Map();
    changeUnit(state, units, unit, { space: to });
    const landed = withUnits(state, units);
    return {
      ...landed,
      turn: withoutScrambled(landed.turn, new Set([unit])),
      stranded: state.stranded.filter((other) => other !== unit),
    };
  },
} satisfies Partial<EventTable<GameState>>;

function moved(state: GameState, { power, legs, cargo }: EventOf<'units-moved'>): GameState {
  const { phase } = state;
  const units: ChangedUnits = new Map();
  const deeds = copyDeeds(state);
  for (const { unit, route } of legs) {
    const before = deeds[unit];
    const used = movementUsed(state, state.units[unit]?.owner ?? power, route);
    const spent = (before?.spent ?? 0) + used;
    deeds[unit] = {
      ...(before?.duty && before.duty !== 'kamikaze' ? withoutDuty(before) : before),
      spent,
      route: before ? [...before.route, ...route.slice(1)] : route,
      phase,
      did: 'moved',
      ...(before?.again !== undefined && phase === 'noncombat-move' && { again: Math.max(0, before.again - used) }),
    };
    changeUnit(state, units, unit, { space: route.at(-1) ?? '' });
  }
  for (const { unit, to } of cargo) {
    const deed = deeds[unit];
    if (deed?.assault !== undefined && deed.assaultFrom === undefined)
      deeds[unit] = { ...deed, assaultFrom: unitSoFar(state, units, unit)?.space ?? '' };
    changeUnit(state, units, unit, { space: to });
  }
  return withDeeds(withUnits(state, units), deeds);
}

function keptAboard(state: GameState, { kept }: EventOf<'fighters-kept-aboard'>): GameState {
  const units: ChangedUnits = new Map();
  const deeds = copyDeeds(state);
  for (const { unit, carrier } of kept) {
    deeds[unit] = extendDeed(deeds[unit], state.units[unit]?.space ?? '', state.phase, { did: 'loaded' });
    changeUnit(state, units, unit, { aboard: carrier });
  }
  return withDeeds(withUnits(state, units), deeds);
}

/** After combat, fighters that were carried nowhere, or were launched and flew nowhere, have done nothing (NCM-1). */
function released(state: GameState, fighters: readonly UnitId[]): GameState {
  const units: ChangedUnits = new Map();
  const deeds = copyDeeds(state);
  for (const id of fighters) {
    const unit = state.units[id];
    if (!unit) continue;
    const { aboard: _, ...free } = unit;
    units.set(id, free);
    if (state.phase === 'combat-move')
      deeds[id] = { spent: 0, route: [unit.space], phase: state.phase, did: 'launched' };
    else if (isCarriedNowhere(state, unit) || deeds[id]?.did === 'launched') delete deeds[id];
  }
  return withDeeds(withUnits(state, units), deeds);
}

/** A unit that moves on is told anew what it shall do there (SBR-1). */
function withoutDuty(before: Deed): Deed {
  const { duty: _, target: _target, ...deed } = before;
  return deed;
}

function surfaced(state: GameState, submarines: readonly UnitId[]): GameState {
  const units: ChangedUnits = new Map();
  for (const id of submarines) {
    const submarine = state.units[id];
    if (!submarine) continue;
    const { submerged: _, ...risen } = submarine;
    units.set(id, risen);
  }
  return withUnits(state, units);
}

function loaded(state: GameState, { loads }: EventOf<'units-loaded'>): GameState {
  const { phase } = state;
  const units: ChangedUnits = new Map();
  const deeds = copyDeeds(state);
  for (const { unit, transport, from, zone } of loads) {
    deeds[unit] = extendDeed(deeds[unit], from, phase, { phase, did: 'loaded' });
    deeds[transport] = extendDeed(deeds[transport], zone, phase, {
      phase,
      ...(wasInCombat(state, transport, zone) && { did: 'loaded' }),
    });
    changeUnit(state, units, unit, { space: zone, aboard: transport });
  }
  return withDeeds(withUnits(state, units), deeds);
}

/** Whether a transport moved or fought in an earlier phase of the turn: then it does nothing after loading (NCM-8). */
function wasInCombat({ turn, phase }: GameState, transport: UnitId, zone: SpaceId): boolean {
  const deed = turn.deeds[transport];
  if (!deed || deed.phase === phase) return false;
  return deed.did !== undefined || turn.seaBattles[zone] !== undefined;
}

function assaulting(state: GameState, event: EventOf<'assault-declared'>): GameState {
  const { phase } = state;
  const deeds = copyDeeds(state);
  for (const unit of event.units) {
    deeds[unit] = extendDeed(deeds[unit], event.from, phase, { phase, assault: event.to });
    const transport = state.units[unit]?.aboard;
    if (transport !== undefined) deeds[transport] = extendDeed(deeds[transport], event.from, phase, { phase });
  }
  return withDeeds(state, deeds);
}

function calledOff(state: GameState, { units }: EventOf<'landing-called-off'>): GameState {
  const deeds = copyDeeds(state);
  for (const unit of units) {
    const deed = deeds[unit];
    if (!deed) continue;
    const { assault: _, assaultFrom: __, ...without } = deed;
    deeds[unit] = without;
  }
  return withDeeds(state, deeds);
}

function offloaded(state: GameState, event: EventOf<'units-offloaded'>): GameState {
  const { phase } = state;
  const units: ChangedUnits = new Map();
  const deeds = copyDeeds(state);
  for (const id of event.units) {
    const unit = state.units[id];
    if (!unit) continue;
    const { aboard, ...ashore } = unit;
    if (aboard !== undefined)
      deeds[aboard] = extendDeed(deeds[aboard], event.from, phase, { phase, did: 'offloaded', ashore: event.to });
    deeds[id] = extendDeed(deeds[id], event.from, phase, { phase, did: 'offloaded' });
    units.set(id, { ...ashore, space: event.to });
    if (aboard !== undefined && boardOf(state).edition.transports.restsTillNextRound)
      changeUnit(state, units, aboard, { emptiedIn: state.round });
  }
  return withDeeds(withUnits(state, units), deeds);
}
