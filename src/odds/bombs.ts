import {
  raidGroups,
  raidLoss,
  rocketLoss,
  shotAtRaiders,
  typeOf,
  type GameState,
  type SpaceId,
  type Unit,
  type UnitId,
} from '../engine/index.ts';
import { chanceUnderFire } from './underFire.ts';
import type { Way } from './ways.ts';

/** Each way in which the dice of one raider or of one rocket can fall (SBR-2, RKT-1). */

/** A way, and the dice that it takes; none if the bomber was shot down. */
export interface Thrown extends Way {
  readonly dice: readonly number[];
}

/** A bomber that is to raid, and all its ways. */
export interface Raider {
  readonly unit: UnitId;
  readonly throws: readonly Thrown[];
}

/** The raiders over a territory, in the order in which they roll. */
export function raidersOver(state: GameState, space: SpaceId): readonly Raider[] {
  const shot = shotAtRaiders(state, space);
  return raidGroups(state, space).flatMap(({ units, dicePerUnit = 1 }) =>
    units.map((unit) => {
      const over = shot?.targets.includes(unit) ? shot.value / 6 : 0;
      const hit = 1 - (1 - chanceUnderFire(state, unit)) * (1 - over);
      return { unit, throws: throwsOf(state, space, state.units[unit]!, dicePerUnit, hit) };
    }),
  );
}

/** How one bomber can fare that guns on the way and there hit with this chance. */
function throwsOf(state: GameState, space: SpaceId, bomber: Unit, count: number, hit: number): readonly Thrown[] {
  const shotDown: Thrown = { chance: hit, dropped: 0, lost: 1, ipcsLost: typeOf(state, bomber).cost, dice: [] };
  const throws = rollsOf(count).map((dice): Thrown => ({
    chance: (1 - hit) / 6 ** count,
    dropped: raidLoss(state, space, bomber, dice),
    lost: 0,
    ipcsLost: 0,
    dice,
  }));
  return hit > 0 ? [shotDown, ...throws] : throws;
}

/** How the rocket that strikes this complex can fare; no gun fires at it. */
export const rocketThrows = (state: GameState, space: SpaceId): readonly Thrown[] =>
  rollsOf(1).map((dice) => ({
    chance: 1 / 6,
    dropped: rocketLoss(state, space, dice[0]!),
    lost: 0,
    ipcsLost: 0,
    dice,
  }));

/** How an aircraft can fare that only passes guns. */
export const flightThrows = (state: GameState, unit: UnitId): readonly Thrown[] =>
  throwsOf(state, state.units[unit]!.space, state.units[unit]!, 0, chanceUnderFire(state, unit));

const FACES = [1, 2, 3, 4, 5, 6];

/** All rolls of so many dice. */
const rollsOf = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : rollsOf(dice - 1).flatMap((roll) => FACES.map((face) => [...roll, face]));
