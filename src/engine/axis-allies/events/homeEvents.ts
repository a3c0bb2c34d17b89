import { boardOf, territoryOf } from '../board.ts';
import type { EventOf, EventTable } from '../event.ts';
import { facilitiesIn, facilityWares } from '../facilities.ts';
import type { ByPower, ByUnitType, PowerId, SpaceId, UnitId, UnitTypeId } from '../ids.ts';
import { isCapitalLost } from '../pieces.ts';
import type { Deed, GameState } from '../state.ts';
import { copyDeeds, extendDeed, withDeeds, withUnits } from './unitUpdates.ts';

/** The state after an event of research, purchase, placing or income. */
export const HOME_EVENTS = {
  'dice-bought': (state, { power, development, dice, treasury }) => ({
    ...state,
    treasury: { ...state.treasury, [power]: treasury },
    roll: { kind: 'research', development, dice },
    turn: { ...state.turn, research: development },
  }),
  'research-rolled': (state) => ({ ...state, roll: null }),
  'development-gained': (state, { power, development }) => ({
    ...state,
    developments: { ...state.developments, [power]: [...(state.developments[power] ?? []), development] },
  }),
  'units-purchased': (state, { power, treasury, units }) => ({
    ...state,
    treasury: { ...state.treasury, [power]: treasury },
    purchased: units,
  }),
  'unit-mobilized': withMobilized,
  'facility-placed': withNewFacility,
  'facility-repaired': withRepairs,
  'facility-removed': withoutFacility,
  'convoys-in-danger': (state, { asks }) => ({
    ...state,
    turn: { ...state.turn, convoys: { asks, disrupted: [] } },
  }),
  'convoys-disrupted': (state, { power, zones }) => {
    const { asks = [], disrupted = [] } = state.turn.convoys ?? {};
    const convoys = {
      asks: asks.filter((other) => other !== power),
      disrupted: [...disrupted, ...zones.map((zone) => ({ zone, by: power }))],
    };
    return { ...state, turn: { ...state.turn, convoys } };
  },
  'units-refunded': (state, { power, ipcs }) => ({ ...state, treasury: paid(state, power, ipcs), purchased: {} }),
  'income-collected': (state, { power, ipcs, objectives }) => ({
    ...state,
    ...(objectives && { objectivesPaid: [...(state.objectivesPaid ?? []), ...objectives] }),
    treasury: paid(state, power, ipcs),
    mustCollect: state.mustCollect.includes(power)
      ? state.mustCollect.filter((other) => other !== power)
      : state.mustCollect,
  }),
} satisfies Partial<EventTable<GameState>>;

/** The treasuries after a power got these IPCs, or paid them. */
export const paid = ({ treasury }: GameState, power: PowerId, ipcs: number): ByPower<number> => ({
  ...treasury,
  [power]: (treasury[power] ?? 0) + ipcs,
});

function withMobilized(state: GameState, event: EventOf<'unit-mobilized'>): GameState {
  const counted = withCounted(state, event);
  return { ...withUnits(counted, new Map([[event.unit.id, event.unit]])), nextUnit: state.nextUnit + 1 };
}

/** The state when a new unit counts as placed, but stands nowhere yet (MOB-2, BUY-3). */
export function withCounted(
  state: GameState,
  { unit, complex, countsFor = complex }: EventOf<'unit-mobilized'>,
): GameState {
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

/** The state when a facility stands in its territory; an upgrade keeps the damage (FAC-8). */
function withNewFacility(state: GameState, { space, facility, from, isFree }: EventOf<'facility-placed'>): GameState {
  const { turn } = state;
  const ware = facilityWares(boardOf(state).edition).find(
    (one) => one.kind.id === facility && one.from === (from ?? null),
  );
  const paidFor = isFree ? state : { ...state, purchased: withOneLess(state.purchased, ware?.type ?? facility) };
  if (state.facilities === undefined)
    return {
      ...paidFor,
      complexes: boardOf(state).territories.flatMap(({ id }) =>
        id === space || state.complexes.includes(id) ? [id] : [],
      ),
      // What a power begins with serves from its first turn on.
      turn: isFree ? turn : { ...turn, newComplexes: [...turn.newComplexes, space] },
    };
  const standing = facilitiesIn(state, space);
  const others = Object.entries(standing).filter(([kind]) => kind !== from);
  const placed = { space, facility, ...(from !== undefined && { from }) };
  return {
    ...paidFor,
    facilities: {
      ...state.facilities,
      [space]: { ...Object.fromEntries(others), [facility]: from === undefined ? 0 : (standing[from] ?? 0) },
    },
    turn: isFree ? turn : { ...turn, newFacilities: [...(turn.newFacilities ?? []), placed] },
  };
}

/** The state when a facility stands no longer. */
function withoutFacility(state: GameState, { space, facility }: EventOf<'facility-removed'>): GameState {
  if (state.facilities === undefined)
    return { ...state, complexes: state.complexes.filter((complex) => complex !== space) };
  const { [space]: standing = {}, ...elsewhere } = state.facilities;
  const { [facility]: _, ...left } = standing;
  return { ...state, facilities: Object.keys(left).length > 0 ? { ...elsewhere, [space]: left } : elsewhere };
}

/** The state when so many points of a facility are repaired in all; what was repaired before counts towards them. */
function withRepairs(
  state: GameState,
  { power, space, facility, points, treasury }: EventOf<'facility-repaired'>,
): GameState {
  const standing = facilitiesIn(state, space);
  const { [space]: before = {}, ...others } = state.turn.repaired ?? {};
  const { [facility]: earlier = 0, ...besides } = before;
  const here = points > 0 ? { ...besides, [facility]: points } : besides;
  const repaired = Object.keys(here).length > 0 ? { ...others, [space]: here } : others;
  const { repaired: _, ...turn } = state.turn;
  return {
    ...state,
    treasury: { ...state.treasury, [power]: treasury },
    facilities: {
      ...state.facilities,
      [space]: { ...standing, [facility]: (standing[facility] ?? 0) + earlier - points },
    },
    turn: Object.keys(repaired).length > 0 ? { ...turn, repaired } : turn,
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

const withoutRoll = (state: GameState): GameState => ({ ...state, roll: null });

/** The state after an event of raids, rockets and air units that will not come back. */
export const AIR_EVENTS = {
  'raid-declared': (state, { units, raid }) => withDuty(state, units, raid ? 'raid' : null),
  'escort-declared': (state, { units, escort }) => withDuty(state, units, escort ? 'escort' : null),
  'kamikaze-declared': (state, { units }) => {
    const deeds = copyDeeds(state);
    for (const id of units)
      deeds[id] = extendDeed(deeds[id], state.units[id]?.space ?? '', state.phase, { duty: 'kamikaze' });
    return withDeeds(state, deeds);
  },
  'kamikaze-called-off': (state, { units }) => calledOff(state, units),
  'raid-began': (state, { units, space, escorts }) => {
    const deeds = copyDeeds(state);
    for (const id of [...units, ...(escorts ?? [])])
      deeds[id] = extendDeed(deeds[id], space, state.phase, { phase: state.phase, did: 'fought' });
    return { ...withDeeds(state, deeds), roll: { kind: 'raid', space, ...(escorts && { stage: 'interception' }) } };
  },
  'interceptors-chosen': (state, { space }) => ({ ...state, roll: { kind: 'raid', space, stage: 'sharing' } }),
  'raiders-shared': (state, { space, shares }) => {
    const deeds = copyDeeds(state);
    for (const [target, units] of Object.entries(shares))
      for (const id of units) deeds[id] = extendDeed(deeds[id], space, state.phase, { target });
    return { ...withDeeds(state, deeds), roll: { kind: 'raid', space, stage: 'fire' } };
  },
  'raid-rolled': withoutRoll,
  'raid-failed': withoutRoll,
  'rocket-launched': (state, { unit, from, to }) => {
    const deeds = copyDeeds(state);
    deeds[unit] = extendDeed(deeds[unit], from, state.phase, { did: 'fought' });
    const struck = withDeeds(state, deeds);
    return {
      ...struck,
      turn: { ...struck.turn, rockets: [...struck.turn.rockets, { from, to }] },
      roll: { kind: 'rocket', from, to },
    };
  },
  'rocket-rolled': withoutRoll,
  'facility-damaged': (state, { space, facility, points }) => {
    const standing = facilitiesIn(state, space);
    const damaged = { ...standing, [facility]: (standing[facility] ?? 0) + points };
    return { ...state, facilities: { ...state.facilities, [space]: damaged } };
  },
  'ipcs-destroyed': (state, { power, ipcs }) => ({ ...state, treasury: paid(state, power, -ipcs) }),
} satisfies Partial<EventTable<GameState>>;

/** Calls off kamikaze attacks: a unit that has not moved either has done nothing. */
function calledOff(state: GameState, units: readonly UnitId[]): GameState {
  const deeds = copyDeeds(state);
  for (const id of units) {
    const { duty: _, ...deed }: Deed = deeds[id]!;
    if (deed.did === undefined) delete deeds[id];
    else deeds[id] = deed;
  }
  return withDeeds(state, deeds);
}

function withDuty(state: GameState, units: readonly UnitId[], given: 'raid' | 'escort' | null): GameState {
  const deeds = copyDeeds(state);
  for (const id of units) {
    const { duty: _, ...deed }: Deed = deeds[id]!;
    deeds[id] = given ? { ...deed, duty: given } : deed;
  }
  return withDeeds(state, deeds);
}
