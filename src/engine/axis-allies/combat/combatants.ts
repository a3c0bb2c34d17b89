import { inTurn } from '../acting.ts';
import { boardOf } from '../board.ts';
import { NEUTRAL, type PowerId, type UnitId } from '../ids.ts';
import { areFriends, typeOf } from '../pieces.ts';
import type { Battle, BattleSide, GameState, HitKind, Unit } from '../state.ts';
import type { UnitType } from '../unitTypes.ts';
import { canStrike, type TargetKind } from './hits.ts';

/** The units in the current battle: who they are, what they can be hit as, who decides for them, what they hit with. */

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

/**
 * Who decides for units of this owner: itself, and for those of neutral ground the next power in the order of play on
 * the side against the acting power.
 * @rule NEU-1
 */
function deciderFor(state: GameState, owner: PowerId): PowerId {
  if (owner !== NEUTRAL) return owner;
  return inTurn(state).find((power) => !areFriends(state, power, state.power)) ?? owner;
}

const decidersFor = (state: GameState, owners: readonly PowerId[]): readonly PowerId[] => [
  ...new Set(owners.map((owner) => deciderFor(state, owner))),
];

/** The owners of these units, each once: only they roll these dice or decide about these submarines. */
export const ownersOf = (state: GameState, units: readonly UnitId[]): readonly PowerId[] =>
  decidersFor(
    state,
    units.flatMap((id) => state.units[id]?.owner ?? []),
  );

/** Every power with units on this side of a battle: those decide together (COM-14). */
export const powersOf = (state: GameState, battle: Battle, side: BattleSide): readonly PowerId[] =>
  decidersFor(
    state,
    unitsInBattle(state, battle, side).map((unit) => unit.owner),
  );

/**
 * A rule that changes values in a battle. It is given those of a whole side and sets others, so that pairs can be
 * counted one for one.
 */
export interface ValueRule {
  /** Whether it can change any value of this side, whoever of it is left. */
  applies(state: GameState, battle: Battle, side: BattleSide): boolean;
  change(state: GameState, battle: Battle, side: BattleSide, values: Map<UnitId, number>): void;
}

const VALUE_OF = { attacker: 'attack', defender: 'defense' } as const;

/** The value of a unit's type (UNIT-1). */
const typeValueOf = (state: GameState, unit: Unit, side: BattleSide): number => typeOf(state, unit)[VALUE_OF[side]];

/** What each unit of a side hits with in this battle: its type's value, and what the edition's rules make of it. */
export function valuesIn(state: GameState, battle: Battle, side: BattleSide): ReadonlyMap<UnitId, number> {
  const values = new Map<UnitId, number>();
  for (const unit of unitsInBattle(state, battle, side)) values.set(unit.id, typeValueOf(state, unit, side));
  for (const rule of boardOf(state).edition.valueRules) rule.change(state, battle, side, values);
  return values;
}

/** Whether what units of a side hit with depends on none but themselves, in this battle and whoever of it is left. */
export const hitAlone = (state: GameState, battle: Battle, side: BattleSide): boolean =>
  boardOf(state).edition.valueRules.every((rule) => !rule.applies(state, battle, side));

/** What a unit of a side hits with in this battle. */
export const valueOf = (state: GameState, battle: Battle, unit: Unit, side: BattleSide): number =>
  boardOf(state).edition.valueRules.length === 0
    ? typeValueOf(state, unit, side)
    : (valuesIn(state, battle, side).get(unit.id) ?? typeValueOf(state, unit, side));
