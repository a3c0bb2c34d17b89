import {
  raidGroups,
  raidLoss,
  rocketLoss,
  shotAtRaiders,
  typeOf,
  type GameState,
  type SpaceId,
  type UnitId,
} from '../engine/index.ts';
import type { Policies } from './policies.ts';
import { NOBODY_HIT, waysUnderFire, waysWithLast, type FireWay } from './underFire.ts';
import { NOTHING, type Way } from './ways.ts';

/** How raiders, rockets and flights past guns can fare: who is shot down, and what the others' dice show. */

/** A way in which the dice of one of them can fall; none if it was shot down. */
export interface Thrown extends Way {
  readonly dice: readonly number[];
}

/** An aircraft or a rocket, which has no unit, and all ways in which its dice can fall (SBR-2, RKT-1). */
export interface Bomb {
  readonly unit: UnitId | null;
  readonly shotDown: Thrown;
  /** If no gun hits it; their chances sum to 1. */
  readonly throws: readonly Thrown[];
}

/** Those that go to one space together. */
export interface Sortie {
  /** How guns on the way and there can treat them: with low luck one shot depends on another (AA-3, SBR-2). */
  readonly fire: readonly FireWay[];
  readonly bombs: readonly Bomb[];
}

/** Whether one of them is hit in this way. */
export const isHit = ({ shotDown }: FireWay, { unit }: Bomb): boolean => unit !== null && shotDown.includes(unit);

/** The raiders over a territory, in the order in which they roll. */
export function raidersOver(state: GameState, space: SpaceId, dice: Policies['dice']): Sortie {
  const groups = raidGroups(state, space);
  const raiders = groups.flatMap(({ units }) => units);
  const lossOf = (id: UnitId) => (roll: readonly number[]) => raidLoss(state, space, state.units[id]!, roll);
  return {
    fire: waysWithLast(state, raiders, dice, shotAtRaiders(state, space)),
    bombs: groups.flatMap(({ units, dicePerUnit = 1 }) =>
      units.map((id) => bombOf(state, id, throwsOf(dicePerUnit, lossOf(id)))),
    ),
  };
}

/** The rocket that strikes this complex; no gun fires at it. */
export const rocketAt = (state: GameState, space: SpaceId): Sortie => ({
  fire: NOBODY_HIT,
  bombs: [{ unit: null, shotDown: NOT_THROWN, throws: throwsOf(1, ([face = 0]) => rocketLoss(state, space, face)) }],
});

/** Aircraft that only pass guns. */
export const flightOf = (state: GameState, units: readonly UnitId[], dice: Policies['dice']): Sortie => ({
  fire: waysUnderFire(state, units, dice),
  bombs: units.map((unit) => bombOf(state, unit, [NOT_THROWN])),
});

const NOT_THROWN: Thrown = { ...NOTHING, dice: [] };

const bombOf = (state: GameState, unit: UnitId, throws: readonly Thrown[]): Bomb => ({
  unit,
  shotDown: { ...NOT_THROWN, lost: 1, ipcsLost: typeOf(state, state.units[unit]!).cost },
  throws,
});

/** All rolls of so many dice, and what each of them takes. */
const throwsOf = (count: number, loss: (roll: readonly number[]) => number): readonly Thrown[] =>
  rollsOf(count).map((dice) => ({ ...NOT_THROWN, chance: 1 / 6 ** count, dropped: loss(dice), dice }));

const FACES = [1, 2, 3, 4, 5, 6];

const rollsOf = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : rollsOf(dice - 1).flatMap((roll) => FACES.map((face) => [...roll, face]));
