import {
  areAtWar,
  boardOf,
  cargoOf,
  isFriendlyTerritory,
  territoryOf,
  unitsIn,
  type GameState,
  type Phase,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import { bookOf } from './books.ts';

/** Units in spaces where they cannot be (MAP-3, MAP-10, NCM-9). */
export function pieceFaults(state: GameState): string[] {
  return Object.entries(state.units).flatMap(([id, unit]) =>
    unit.id === id ? unitFaults(state, unit) : [`${id} calls itself ${unit.id}`],
  );
}

function unitFaults(state: GameState, unit: Unit): string[] {
  const board = boardOf(state);
  const space = board.spaces.get(unit.space);
  const type = board.unitTypes.get(unit.type);
  const named = `${unit.owner} ${unit.type} ${unit.id}`;
  const { ofNobody } = bookOf(state);
  const isOfNobody = ofNobody !== undefined && unit.owner === ofNobody;
  if (!space || !type || !(board.powers.has(unit.owner) || isOfNobody))
    return [`${named} in ${unit.space} is of no known kind, place or power`];
  const faults: string[] = [];
  if (space.kind === 'land' && space.neutral && ofNobody === undefined)
    faults.push(`${named} is in neutral ${unit.space}`);
  if (type.domain === 'sea' && space.kind === 'land') faults.push(`${named} is ashore in ${unit.space}`);
  if (unit.aboard === undefined) {
    if (type.domain === 'land' && space.kind === 'sea') faults.push(`${named} swims in ${unit.space}`);
  } else faults.push(...cargoFaults(state, unit, named));
  if (unit.type === 'transport' && !fits(cargoOf(state, unit).map((cargo) => cargo.type)))
    faults.push(`${named} is overloaded`);
  if (isTokyoExpress(state, unit) && cargoOf(state, unit).length > 1) faults.push(`${named} is overloaded`);
  const isFought = bookOf(state).hasLastingDamage !== true;
  if (
    isFought &&
    unit.damaged &&
    ![...(state.battle?.attackers ?? []), ...(state.battle?.defenders ?? [])].includes(unit.id)
  )
    faults.push(`${named} is damaged outside a battle`);
  if (unit.submerged && (unit.type !== 'submarine' || !DIVING.includes(state.phase)))
    faults.push(`${named} is submerged in ${state.phase}`);
  return faults;
}

/** The phases in which submarines can be under water (SUB-1). */
const DIVING: readonly Phase[] = ['conduct-combat', 'noncombat-move'];

function cargoFaults(state: GameState, unit: Unit, named: string): string[] {
  const ship = state.units[unit.aboard ?? ''];
  if (!ship) return [`${named} is aboard nothing`];
  const faults: string[] = [];
  const isCaught = ON_DECKS.includes(unit.type) && ship.type === 'carrier' && ship.damaged === true;
  const isOwnFighter = unit.type === 'fighter' && ship.type === 'carrier' && unit.owner === ship.owner;
  const isTroop =
    boardOf(state).unitTypes.get(unit.type)?.domain === 'land' &&
    (ship.type === 'transport' || (isTokyoExpress(state, ship) && unit.type === 'infantry'));
  if (!isTroop && !isCaught && !(isOwnFighter && bookOf(state).cargoMayStay))
    faults.push(`${named} is aboard a ${ship.type}`);
  if (ship.space !== unit.space) faults.push(`${named} is in ${unit.space}, its ship in ${ship.space}`);
  if (areAtWar(state, ship.owner, unit.owner)) faults.push(`${named} is aboard an enemy`);
  return faults;
}

/** Whether this destroyer carries an infantry (NA-JA-1). */
const isTokyoExpress = (state: GameState, { type, owner }: Unit): boolean =>
  type === 'destroyer' && state.advantages[owner]?.includes('tokyo-express') === true;

const fits = (types: readonly string[]): boolean =>
  types.length <= 2 && types.filter((type) => type !== 'infantry').length <= 1;

/** Faults when a turn begins: every unit must be in a friendly territory or on a friendly carrier (NCM-7, MAP-2). */
export function turnStartFaults(state: GameState): string[] {
  const board = boardOf(state);
  const faults = Object.values(state.units).flatMap((unit) => {
    if (unit.owner === bookOf(state).ofNobody) return [];
    if (territoryOf(board, unit.space))
      return isFriendlyTerritory(state, unit.space, unit.owner)
        ? []
        : [`${unit.owner} ${unit.type} stands in enemy ${unit.space}`];
    return unit.type === 'bomber' ? [`bomber ${unit.id} is at sea in ${unit.space}`] : [];
  });
  for (const zone of board.zones)
    for (const { side, fighters, room } of decks(state, zone))
      if (fighters > room) faults.push(`${fighters} ${side} fighters on decks for ${room} in ${zone}`);
  return faults;
}

const ON_DECKS: readonly string[] = ['fighter', 'tactical-bomber'];

function decks(
  state: GameState,
  zone: string,
): readonly { readonly side: string; readonly fighters: number; readonly room: number }[] {
  return ['axis', 'allies'].map((side) => {
    const own = unitsIn(state, zone).filter((unit) => boardOf(state).powers.get(unit.owner)?.side === side);
    return {
      side,
      fighters: own.filter(({ type, aboard }) => ON_DECKS.includes(type) && aboard === undefined).length,
      room: 2 * own.filter(({ type, damaged }) => type === 'carrier' && !damaged).length,
    };
  });
}
