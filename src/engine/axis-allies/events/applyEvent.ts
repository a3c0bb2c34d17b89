import { boardOf } from '../board.ts';
import { unlocksKamikaze } from '../combat/kamikaze.ts';
import { answerTo, type EventOf, type EventTable, type GameEvent } from '../event.ts';
import type { PowerId, SpaceId, UnitId } from '../ids.ts';
import { inOrder, type War } from '../politics/wars.ts';
import { isHostileZone, unitsAfter, unitsWith } from '../pieces.ts';
import type { GameState, TurnRecord, Unit } from '../state.ts';
import { ADVANTAGE_EVENTS, runningInTurnOf } from './advantageEvents.ts';
import { BEFORE_BATTLE_EVENTS } from './beforeBattleEvents.ts';
import { BATTLE_EVENTS } from './battleEvents.ts';
import { AIR_EVENTS, HOME_EVENTS, paid, withCapitalLost } from './homeEvents.ts';
import { MOVE_EVENTS } from './moveEvents.ts';
import { PASSING_EVENTS, withoutFired } from './passingEvents.ts';

/**
 * The state after each event. Events are facts: nothing is checked here. The old state is not changed, and unchanged
 * parts are shared. Records are copied with spreads and never changed with `delete`, because JavaScript engines copy
 * an object about a hundred times slower after a `delete`.
 */
const STATE_AFTER: EventTable<GameState> = {
  'turn-began': (state, { power, round }) => ({
    ...state,
    power,
    round,
    phase: boardOf(state).edition.phases[0]!.id,
    purchased: {},
    turn: newTurnRecord(state, power),
    units: round === state.round ? state.units : withoutEmptied(state.units),
    running: runningInTurnOf(state, power),
    battle: null,
    stranded: [],
    shots: [],
    roll: null,
  }),
  'phase-began': (state, { phase }) => ({ ...withoutFired(state), phase }),
  'territory-captured': (before, { space, by, to }) => {
    const state = withKamikazeOpen(before, space, by);
    const { captured } = state.turn;
    const next = withCapitalLost(withHolder(state, space, to), space);
    return captured.includes(space) ? next : { ...next, turn: { ...state.turn, captured: [...captured, space] } };
  },
  'territory-returned': (state, { space, to }) => withHolder(state, space, to),
  'treasury-seized': (state, { from, to, ipcs }) => withPayment(withPayment(state, from, -ipcs), to, ipcs),
  'neutral-attacked': risen,
  'war-began': (state, { wars }) => atWar(state, wars),
  'game-won': (state, { outcome }) => ({ ...state, outcome }),
  // The next turn begins with an event of its own.
  'turn-ended': null,
  ...HOME_EVENTS,
  ...MOVE_EVENTS,
  ...PASSING_EVENTS,
  ...BEFORE_BATTLE_EVENTS,
  ...AIR_EVENTS,
  ...ADVANTAGE_EVENTS,
  ...BATTLE_EVENTS,
};

/** The state after an event. */
export const applyEvent = (state: GameState, event: GameEvent): GameState =>
  answerTo(STATE_AFTER, state, event) ?? state;

/** The units in a new round: without what transports did in the one before (NCM-8). */
function withoutEmptied(units: GameState['units']): GameState['units'] {
  const past = unitsWith({ units }, 'emptiedIn');
  if (past.length === 0) return units;
  const rested = new Map<UnitId, Unit>();
  for (const { emptiedIn: _, ...ship } of past) rested.set(ship.id, ship);
  return unitsAfter(units, rested);
}

/**
 * The state in which these wars are, too. Ships that share a zone with new enemies may leave it as if the turn began
 * so (CM-8).
 */
function atWar(state: GameState, begun: readonly War[]): GameState {
  const { edition, zones } = boardOf(state);
  const next: GameState = { ...state, wars: inOrder(edition, [...(state.wars ?? []), ...begun]) };
  const hostile = (zone: SpaceId): boolean =>
    state.turn.hostileZones.includes(zone) || isHostileZone(next, zone, state.power);
  return { ...next, turn: { ...state.turn, hostileZones: zones.filter(hostile) } };
}

/** The state after a capture that lets kamikaze attacks begin (KAM-1). */
const withKamikazeOpen = (state: GameState, territory: SpaceId, by: PowerId): GameState =>
  unlocksKamikaze(state, territory, by) ? { ...state, kamikaze: { ...state.kamikaze!, isOpen: true } } : state;

/** The state in which a neutral territory has joined a side, with the units that defend it. */
function risen(state: GameState, { space, joins, units }: EventOf<'neutral-attacked'>): GameState {
  return {
    ...state,
    alignedNeutrals: { ...state.alignedNeutrals, [space]: joins },
    units: unitsAfter(state.units, new Map(units.map((unit) => [unit.id, unit]))),
    nextUnit: state.nextUnit + units.length,
    turn: { ...state.turn, risen: [...(state.turn.risen ?? []), space] },
  };
}

const withHolder = (state: GameState, space: SpaceId, holder: PowerId): GameState => ({
  ...state,
  control: { ...state.control, [space]: holder },
});

const withPayment = (state: GameState, power: PowerId, ipcs: number): GameState => ({
  ...state,
  treasury: paid(state, power, ipcs),
});

/** The record of a turn in which nothing has happened, before the map is looked at. */
export const NO_TURN: TurnRecord = {
  control: {},
  hostileZones: [],
  deeds: {},
  engage: {},
  battles: [],
  seaBattles: {},
  captured: [],
  mobilized: {},
  placed: [],
  research: null,
  newComplexes: [],
  rockets: [],
};

/** The record of a turn that begins now for this power. */
export const newTurnRecord = (state: GameState, power: PowerId): TurnRecord => ({
  ...NO_TURN,
  control: { ...state.control },
  hostileZones: boardOf(state).zones.filter((zone) => isHostileZone(state, zone, power)),
});
