import board from '../../../../rules/1941/board.json' with { type: 'json' };
import type { GameState, Unit } from '../../../../src/engine/axis-allies/index.ts';
import type { Verdict } from './movement.ts';

/**
 * A model of whether a land unit that has done nothing yet can load in a zone, or offload in a territory, written from
 * the rulebook alone (CM-16, CM-18, NCM-8, NCM-9, NCM-10, AMPH-9). Verdicts as in movement.ts.
 */

const SIDES = new Map(board.powers.map(({ id, side }) => [id, side]));
const LAND = new Map(board.spaces.flatMap((space) => (space.kind === 'land' ? [[space.id, space.neutral]] : [])));
const touch = (a: string, b: string): boolean => board.adjacent.some((pair) => pair.includes(a) && pair.includes(b));
const isFriend = (a: string, b: string | undefined): boolean => b !== undefined && SIDES.get(a) === SIDES.get(b);

const enemies = (state: GameState, zone: string, power: string): readonly Unit[] =>
  Object.values(state.units).filter((unit) => unit.space === zone && !isFriend(power, unit.owner));
const isHostile = (state: GameState, zone: string, power: string): boolean =>
  enemies(state, zone, power).some(({ type }) => ['battleship', 'carrier', 'destroyer'].includes(type));

/** Whether a transport with this cargo can take another unit: one land unit plus one infantry. */
const hasRoom = (cargo: readonly Unit[], type: string): boolean =>
  cargo.length < 2 && [...cargo.map((one) => one.type), type].filter((one) => one !== 'infantry').length < 2;

export function boarding(state: GameState, unit: Unit, zone: string): Verdict {
  if (unit.aboard !== undefined || !touch(unit.space, zone) || LAND.has(zone) || isHostile(state, zone, unit.owner))
    return 'never';
  const inCombat = state.phase === 'combat-move';
  const all = Object.values(state.units);
  const ships = all.filter(
    (ship) =>
      ship.type === 'transport' &&
      ship.space === zone &&
      (inCombat ? ship.owner === unit.owner : isFriend(unit.owner, ship.owner)),
  );
  if (
    !ships.some((ship) =>
      hasRoom(
        all.filter(({ aboard }) => aboard === ship.id),
        unit.type,
      ),
    )
  )
    return 'never';
  return inCombat ? 'way' : 'must'; // CM-17: some coast to assault must be in reach
}

export function goingAshore(state: GameState, unit: Unit, territory: string): Verdict {
  if (unit.aboard === undefined || LAND.get(territory) !== false || !touch(unit.space, territory)) return 'never';
  const isFriendly = isFriend(unit.owner, state.control[territory]);
  if (state.phase === 'noncombat-move')
    return isFriendly && !isHostile(state, unit.space, unit.owner) ? 'must' : 'never';
  if (isFriendly) return 'never';
  return enemies(state, unit.space, unit.owner).length === 0 ? 'must' : 'way'; // AMPH-1, CM-19: a battle, or an escort
}
