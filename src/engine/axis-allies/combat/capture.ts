import { boardOf, territoryOf } from '../board.ts';
import { emit, type Log } from '../commandRule.ts';
import type { Territory } from '../edition.ts';
import { isComplex, kindsIn } from '../facilities.ts';
import { homeGroundAt, homeGroundOf } from '../homeGround.ts';
import type { PowerId, SpaceId, UnitId } from '../ids.ts';
import { areFriends, enemiesIn, isCapitalLost } from '../pieces.ts';
import type { GameState } from '../state.ts';

/**
 * The acting power captures or liberates a territory, with its income (MAP-9) and complex (CPX-4), its guns (AA-7) and
 * the effects of a capital (COM-22, COM-23). After a battle, without one, or in a blitz (CM-9).
 * @rule COM-20
 */
export function captureTerritory(log: Log, space: SpaceId): void {
  const by = log.state.power;
  const territory = territoryOf(boardOf(log.state), space)!;
  const from = log.state.control[space] ?? null;
  emit(log, { type: 'territory-captured', space, by, from, to: newHolder(log.state, territory, by) });
  captureGuns(log, space);
  removeComplexes(log, space);
  if (territory.capitalOf === null) return;
  if (areFriends(log.state, territory.capitalOf, by)) returnToFreedPower(log, territory.capitalOf);
  else seizeTreasury(log, territory.capitalOf);
}

/**
 * The new controller: a friend's territory is given back to the friend unless its capital is lost; what was nobody's is
 * never freed (POL-9). Off its own ground a power that keeps to it controls nothing: what it takes there is another's.
 * @rule COM-21, CHN-5
 */
function newHolder(state: GameState, { id, firstController: first, capitalOf }: Territory, by: PowerId): PowerId {
  const home = homeGroundOf(state, by);
  if (home && !home.territories.includes(id)) return home.trustee;
  if (first === null || !areFriends(state, first, by)) return by;
  return capitalOf === first || !isCapitalLost(state, first) ? first : by;
}

/**
 * The complexes that an enemy had on ground to which a power keeps are gone when it is that power's again.
 * @rule CHN-8
 */
function removeComplexes(log: Log, space: SpaceId): void {
  const { state } = log;
  const home = homeGroundAt(state, space);
  if (home === undefined || state.control[space] !== home.power) return;
  for (const { id } of kindsIn(state, space).filter(isComplex))
    emit(log, { type: 'facility-removed', power: home.power, space, facility: id });
}

/**
 * Who captures a capital takes the whole treasury of its power.
 * @rule COM-22
 */
function seizeTreasury(log: Log, from: PowerId): void {
  const ipcs = log.state.treasury[from] ?? 0;
  if (ipcs > 0) emit(log, { type: 'treasury-seized', from, to: log.state.power, ipcs });
}

/**
 * When a capital is liberated, its power gets back its original territories that friends control.
 * @rule COM-23
 */
function returnToFreedPower(log: Log, power: PowerId): void {
  for (const territory of boardOf(log.state).territories) {
    const holder = log.state.control[territory.id] ?? power;
    if (territory.firstController === power && holder !== power && areFriends(log.state, holder, power))
      emit(log, { type: 'territory-returned', space: territory.id, from: holder, to: power });
  }
}

/**
 * The acting power has taken this territory: what the enemy has left there, its guns, goes over to it. In a liberated
 * territory a gun that was captured returns to the power that owned it before.
 * @rule AA-7
 */
function captureGuns(log: Log, space: SpaceId): void {
  const { state } = log;
  if (!boardOf(state).hasGuns) return;
  const { firstController } = territoryOf(boardOf(state), space)!;
  const isFreed = firstController !== null && areFriends(state, firstController, state.power);
  const transfers = new Map<string, { from: PowerId; to: PowerId; why: 'captured' | 'returned'; units: UnitId[] }>();
  for (const gun of enemiesIn(state, space, state.power)) {
    const returnsTo = isFreed ? gun.capturedFrom : undefined;
    const to = returnsTo ?? state.power;
    const why = returnsTo === undefined ? 'captured' : 'returned';
    const key = `${gun.owner} ${to} ${why}`;
    const transfer = transfers.get(key) ?? { from: gun.owner, to, why, units: [] };
    transfer.units.push(gun.id);
    transfers.set(key, transfer);
  }
  for (const transfer of transfers.values()) emit(log, { type: 'units-transferred', ...transfer });
}
