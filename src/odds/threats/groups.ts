import {
  alikeUnits,
  enemiesIn,
  isHostileZone,
  typeOf,
  type GameState,
  type SpaceId,
  type Unit,
} from '../../engine/index.ts';

/** Own units that are alike, and the spaces from which they could set out. */
export interface Group {
  readonly units: readonly Unit[];
  /** One of them. */
  readonly unit: Unit;
  /** What each adds to the dice of an attack: the value its dice hit with, for each die. */
  readonly points: number;
  readonly stands: readonly SpaceId[];
}

/** The units of the power whose turn begins, those alike together, where they stand now. */
export const groupsOf = (turn: GameState): readonly Group[] =>
  alikeUnits(turn).map((units) => {
    const unit = units[0]!;
    return { units, unit, points: attackOf(turn, unit), stands: [unit.space] };
  });

export function attackOf(turn: GameState, unit: Unit): number {
  const { attack, attackDice } = typeOf(turn, unit);
  return attack * attackDice;
}

/** Troops that can land on a hostile coast (CM-18, AA-5). */
export function areTroops(turn: GameState, { unit }: Group): boolean {
  const { domain, cargo, noncombatOnly } = typeOf(turn, unit);
  return domain === 'land' && cargo !== null && !noncombatOnly;
}

/** Whether troops can land from this zone without a battle there and without an escort (AMPH-1, CM-19). */
export const isFreeToLandFrom = (turn: GameState, zone: SpaceId): boolean =>
  !isHostileZone(turn, zone, turn.power) &&
  !enemiesIn(turn, zone, turn.power).some((unit) => typeOf(turn, unit).submerges);
