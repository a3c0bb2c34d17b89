import { boardOf, territoryOf } from '../map/board.ts';
import type { PowerId, SpaceId } from '../ids.ts';
import { emit, type Log } from '../log.ts';
import { areEnemies, isCapitalLost, sideOf } from '../pieces.ts';
import type { GameState } from '../state.ts';

/** The acting power takes a territory: capture, liberation, a capital's treasury (COM-19..23, MAP-9, CM-9). */
export function captureTerritory(log: Log, space: SpaceId): void {
  const by = log.state.power;
  const territory = territoryOf(boardOf(log.state), space);
  const from = log.state.control[space];
  if (!territory || from === undefined) return;
  emit(log, { type: 'territory-captured', space, by, from, to: newHolder(log.state, space, by) });
  if (territory.capitalOf === null) return;
  if (areEnemies(log.state, territory.capitalOf, by)) seizeTreasury(log, territory.capitalOf);
  else returnToFreedPower(log, territory.capitalOf);
}

/** A friend's territory goes back to the friend, unless the friend's capital is enemy-held (COM-21). */
function newHolder(state: GameState, space: SpaceId, by: PowerId): PowerId {
  const territory = territoryOf(boardOf(state), space);
  const first = territory?.owner ?? by;
  if (areEnemies(state, first, by)) return by;
  return territory?.capitalOf === first || !isCapitalLost(state, first) ? first : by;
}

function seizeTreasury(log: Log, from: PowerId): void {
  const ipcs = log.state.treasury[from] ?? 0;
  if (ipcs > 0) emit(log, { type: 'treasury-seized', from, to: log.state.power, ipcs });
}

/** A freed capital brings its power back everything first its own that friends hold (COM-23). */
function returnToFreedPower(log: Log, power: PowerId): void {
  const side = sideOf(log.state, power);
  for (const territory of boardOf(log.state).territories) {
    const holder = log.state.control[territory.id];
    if (territory.owner === power && holder !== undefined && holder !== power && sideOf(log.state, holder) === side)
      emit(log, { type: 'territory-returned', space: territory.id, from: holder, to: power });
  }
}
