import type { UnitType } from '../edition.ts';
import type { UnitId } from '../ids.ts';
import { boardOf } from '../map/board.ts';
import { typeOf } from '../pieces.ts';
import type { Battle, BattleSide, GameState, HitKind, Unit } from '../state.ts';
import { canStrike, type TargetKind } from './hits.ts';

/** The units in the current battle and how they roll. */

const UNITS_OF = { attacker: 'attackers', defender: 'defenders' } as const;

export const otherSide = (side: BattleSide): BattleSide => (side === 'attacker' ? 'defender' : 'attacker');

function unitsNamed(state: GameState, ids: readonly UnitId[]): readonly Unit[] {
  const units: Unit[] = [];
  for (const id of ids) {
    const unit = state.units[id];
    if (unit) units.push(unit);
  }
  return units;
}

/** A side's units in the battle, including casualties that can still fire. */
export const unitsInBattle = (state: GameState, battle: Battle, side: BattleSide): readonly Unit[] =>
  unitsNamed(state, battle[UNITS_OF[side]]);

/** A side's units in the battle that are not casualties. */
export const survivors = (state: GameState, battle: Battle, side: BattleSide): readonly Unit[] =>
  unitsInBattle(state, battle, side).filter((unit) => !battle.casualties.includes(unit.id));

export const hitKindOf = (state: GameState, unit: Unit): HitKind => kindOf(typeOf(state, unit));

const kindOf = ({ submerges, domain }: UnitType): HitKind =>
  submerges ? 'submarine' : domain === 'air' ? 'air' : 'surface';

export function targetKindOf(state: GameState, unit: Unit): TargetKind {
  const type = typeOf(state, unit);
  return type.defenceless ? 'defenceless' : kindOf(type);
}

/** Whether a hit of this kind can be assigned to this unit (COM-9). */
export const canBeStruck = (state: GameState, unit: Unit, hit: HitKind, withDestroyer: boolean): boolean =>
  canStrike(boardOf(state).edition.strikes, hit, targetKindOf(state, unit), withDestroyer);

export const hasDestroyer = (state: GameState, battle: Battle, side: BattleSide): boolean =>
  survivors(state, battle, side).some((unit) => typeOf(state, unit).huntsSubmarines);

/**
 * The submarines of a side that can submerge or strike this round: none if the round began with an enemy destroyer
 * (COM-5, COM-15).
 */
export const freeSubmarines = (state: GameState, battle: Battle, side: BattleSide): readonly Unit[] =>
  battle.destroyers[otherSide(side)]
    ? []
    : unitsInBattle(state, battle, side).filter((unit) => typeOf(state, unit).submerges);

/**
 * How many hits still destroy this unit.
 * @rule COM-12
 */
export const hitsLeft = (state: GameState, unit: Unit): number => typeOf(state, unit).hits - (unit.damaged ? 1 : 0);
