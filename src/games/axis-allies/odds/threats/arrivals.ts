import {
  attackRange,
  typeOf,
  alikeUnits,
  enemiesIn,
  isHostileZone,
  reach,
  boardOf,
  hypotheticalTurn,
  nextCombatMove,
  type GameState,
  type SpaceId,
  type UnitType,
  type Unit,
  type PowerId,
} from '../../../../engine/axis-allies/index.ts';

/** Units that are alike and of which each, alone, could come to fight in a space. */
export interface Arrival {
  readonly group: Group;
  /** How they come by themselves. */
  readonly by: UnitType['domain'];
  /** Where they could stand to come from. */
  readonly from: readonly SpaceId[];
}

/**
 * What of these groups could attack by itself in each space in the combat move of this turn. Exact for a unit alone: it
 * may go there by `play`. Of several together it is an upper bound, as they may share landing places (CM-11).
 */
export function arrivals(turn: GameState, groups: readonly Group[]): ReadonlyMap<SpaceId, readonly Arrival[]> {
  const found = new Map<SpaceId, Arrival[]>();
  for (const group of groups) {
    const by = typeOf(turn, group.unit).domain;
    const starts = new Map<SpaceId, SpaceId[]>();
    for (const stand of group.stands)
      for (const target of rangeFrom(turn, group, stand)) {
        const from = starts.get(target);
        if (from) from.push(stand);
        else starts.set(target, [stand]);
      }
    for (const [space, from] of starts) {
      const there = found.get(space);
      if (there) there.push({ group, by, from });
      else found.set(space, [{ group, by, from }]);
    }
  }
  return found;
}

/** Where such a unit could attack if it stood in this space. */
const rangeFrom = (turn: GameState, { unit }: Group, space: SpaceId): readonly SpaceId[] =>
  attackRange(turn, unit.space === space ? unit : { ...unit, space });

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

/**
 * Groups of units with all spaces where they could stand before the combat move after the next one: where they are, or
 * where a noncombat move of the turn between leads now. An upper bound, as if all of them could go at once.
 */
export function withNextStands(turn: GameState, groups: readonly Group[]): readonly Group[] {
  const between: GameState = { ...turn, phase: 'noncombat-move' };
  return groups.map((group) => {
    if (group.unit.aboard !== undefined) return group;
    const reached = reach(between, [group.unit.id]).filter(({ meaning }) => meaning === 'move' || meaning === 'land');
    return { ...group, stands: [...new Set([group.unit.space, ...reached.map(({ space }) => space)])] };
  });
}

/**
 * The combat move of this power as if it began now; null while battles are planned or to be fought. When they are over,
 * enemies may be left beside each other; then it still is one.
 */
export function turnOf(state: GameState, power: PowerId): GameState | null {
  const areOver = state.phase === 'conduct-combat' && state.battle === null && state.turn.battles.length === 0;
  return areOver && boardOf(state).powers.has(power) ? nextCombatMove(state, power) : hypotheticalTurn(state, power);
}
