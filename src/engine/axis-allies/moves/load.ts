import { fault, ok, type Result } from '../../common/result.ts';
import { isActing } from '../acting.ts';
import { ruleOfAbility } from '../advantages/inPlay.ts';
import { boardOf, isSeaZone, neighboursIn } from '../board.ts';
import type { Command } from '../command.ts';
import type { GameEvent } from '../event.ts';
import { groundRefusal } from '../homeGround.ts';
import type { UnitId } from '../ids.ts';
import { areFriends, cargoOf, deedOf, isHostileZone, typeOf, unitsIn } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { RuleId } from '../ruleIds.ts';
import { fitsInHold, hasHold } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';
import type { Cargo } from '../unitTypes.ts';
import { declaresAssault } from './possibleBattles.ts';
import {
  isRefusal,
  isResting,
  movesLeft,
  notReadyRefusal,
  ownUnits,
  transportDoneRefusal,
  withIdenticalUnits,
} from './readiness.ts';
import { isStayingAboard, planStayAboard } from './stayAboard.ts';
import { moveRange } from './moveRange.ts';

type LoadCommand = Extract<Command, { type: 'load' }>;
type Loading = Extract<GameEvent, { type: 'units-loaded' }>['loads'][number];

/**
 * Load land units onto transports in an adjacent friendly zone (CM-16, NCM-8, NCM-9, NCM-10), or keep fighters aboard
 * (CM-13).
 * @rule CM-16
 */
export function planLoad(
  state: GameState,
  { units: ids, zone, transport }: LoadCommand,
): Result<readonly GameEvent[], Refusal> {
  const units = ownUnits(state, ids);
  if (isRefusal(units)) return fault(units);
  if (!isSeaZone(boardOf(state), zone)) return fault(refusal('CM-16', 'wrong-element', { units: ids, spaces: [zone] }));
  if (isStayingAboard(state, units, zone)) return planStayAboard(state, units, zone, transport);
  for (const unit of units) {
    const refused = boardingRefusal(state, unit, zone);
    if (refused) return fault(withIdenticalUnits(state, units, unit, refused));
  }
  if (isHostileZone(state, zone, state.power))
    return fault(
      refusal(state.phase === 'combat-move' ? 'CM-16' : 'NCM-8', 'zone-hostile', { units: ids, spaces: [zone] }),
    );
  return planBoarding(state, units, zone, transport);
}

/** The ships that would take the units of this command aboard; none if it is refused. */
export function shipsToLoad(state: GameState, command: LoadCommand): readonly UnitId[] {
  const planned = planLoad(state, command);
  if (!planned.ok) return [];
  return planned.value.flatMap((event) =>
    event.type === 'units-loaded'
      ? event.loads.map(({ transport }) => transport)
      : event.type === 'fighters-kept-aboard'
        ? event.kept.map(({ carrier }) => carrier)
        : [],
  );
}

function boardingRefusal(state: GameState, unit: Unit, zone: string): Refusal | null {
  const about = { units: [unit.id], spaces: [zone] };
  const offGround = groundRefusal(state, unit, zone);
  if (offGround) return offGround;
  if (typeOf(state, unit).cargo === null) return refusal('NCM-9', 'cannot-carry', about);
  if (unit.aboard !== undefined) return refusal('NCM-9', 'cargo-moves-with-ship', about);
  // A unit that moved in this phase cannot load, too. Units that acted in an earlier phase are refused below (NCM-1).
  const deed = deedOf(state, unit.id);
  if (deed?.did === 'moved' && deed.phase === state.phase) return refusal('CM-16', 'already-moved', about);
  // What an advantage lets a unit move once more, leads to another territory.
  if (deed?.again !== undefined) return refusal('NCM-1', 'already-moved', about);
  const refused = notReadyRefusal(state, unit);
  if (refused) return refused;
  return neighboursIn(boardOf(state).coasts, unit.space).includes(zone)
    ? null
    : refusal('CM-16', 'not-adjacent', about);
}

/** Assigns each unit to a transport: heavy cargo before light, own transports before friends'. */
function planBoarding(
  state: GameState,
  units: readonly Unit[],
  zone: string,
  only: string | undefined,
): Result<readonly GameEvent[], Refusal> {
  const ships = unitsIn(state, zone).filter(
    (unit) =>
      hasHold(state, unit) && areFriends(state, unit.owner, state.power) && (only === undefined || unit.id === only),
  );
  if (ships.length === 0)
    return fault(refusal('CM-16', 'no-transport', { units: units.map((unit) => unit.id), spaces: [zone] }));
  const able = ships.filter((ship) => !loadingRefusal(state, ship));
  if (able.length === 0) return fault(loadingRefusal(state, ships[0]!)!);
  return assignTo(state, units, zone, able);
}

/** Assigns the units to these transports; one to which they would leave no purpose is left out (CM-16). */
function assignTo(
  state: GameState,
  units: readonly Unit[],
  zone: string,
  able: readonly Unit[],
): Result<readonly GameEvent[], Refusal> {
  const ordered = able.toSorted(
    (a, b) =>
      Number(!isActing(state, a.owner)) - Number(!isActing(state, b.owner)) ||
      cargoOf(state, b).length - cargoOf(state, a).length,
  );
  const loadOf = (unit: Unit): Cargo => typeOf(state, unit).cargo ?? 'heavy';
  const transports = ordered.map((ship) => ({
    ship,
    hold: typeOf(state, ship).hold,
    cargo: cargoOf(state, ship).map(loadOf),
  }));
  const loads: Loading[] = [];
  for (const unit of [...units].sort((a, b) => Number(loadOf(a) === 'light') - Number(loadOf(b) === 'light'))) {
    const transport = transports.find(({ hold, cargo }) => fitsInHold(hold, [...cargo, loadOf(unit)]));
    if (!transport) return fault(refusal(roomRule(state, able), 'no-room', { units: [unit.id], spaces: [zone] }));
    transport.cargo.push(loadOf(unit));
    loads.push({ unit: unit.id, transport: transport.ship.id, from: unit.space, zone });
  }
  const idle = able.find((ship) => {
    const boarding = units.filter(({ id }) => loads.some((one) => one.unit === id && one.transport === ship.id));
    return boarding.length > 0 && purposeRefusal(state, ship, boarding);
  });
  if (!idle) return ok([{ type: 'units-loaded', loads }]);
  const others = able.filter((ship) => ship !== idle);
  const otherwise = others.length > 0 && assignTo(state, units, zone, others);
  return otherwise && otherwise.ok ? otherwise : fault(boardOf(state).edition.transports.purposeRefusal(idle));
}

/** The rule of the room on these ships: that of an advantage, if none of them is a transport without it. */
function roomRule(state: GameState, ships: readonly Unit[]): RuleId {
  const [first, ...others] = new Set(ships.map((ship) => ruleOfAbility(state, ship, 'hold')));
  return others.length === 0 && first ? first : 'NCM-9';
}

/** Why a transport cannot load units now, or null. */
function loadingRefusal(state: GameState, ship: Unit): Refusal | null {
  const about = { units: [ship.id], spaces: [ship.space] };
  const isCombat = state.phase === 'combat-move';
  if (!isActing(state, ship.owner)) {
    // Units loaded in combat move must assault this turn, but from a friend's transport they offload on a later turn.
    if (isCombat) return refusal('NCM-10', 'friend-transport-now', about);
    return deedOf(state, ship.id)?.did === 'offloaded' || ship.emptiedIn === state.round
      ? refusal('NCM-8', 'transport-done', about)
      : null;
  }
  // Its cargo has declared an assault: more units can join it (CM-18, AMPH-6).
  if (isCombat && declaresAssault(state, ship) && !isResting(state, ship)) return null;
  return transportDoneRefusal(state, ship, 'load') ?? purposeRefusal(state, ship);
}

/** Why an own transport cannot load in combat move, since it could then do nothing with its cargo, or null (CM-16). */
function purposeRefusal(state: GameState, ship: Unit, boarding: readonly Unit[] = []): Refusal | null {
  if (state.phase !== 'combat-move' || !isActing(state, ship.owner) || declaresAssault(state, ship)) return null;
  const steps = deedOf(state, ship.id) ? Math.max(0, movesLeft(state, ship)) : moveRange(state, ship);
  const { transports } = boardOf(state).edition;
  return transports.hasPurpose(state, ship, ship.space, steps, boarding) ? null : transports.purposeRefusal(ship);
}
