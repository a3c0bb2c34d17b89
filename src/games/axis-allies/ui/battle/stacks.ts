import {
  cargoOf,
  casualtyTraits,
  editionOf,
  moveRange,
  spentInFlight,
  type GameState,
  type PowerId,
  type Unit,
  type UnitId,
  type UnitTypeId,
  valuesIn,
  type Battle,
  type BattleSide,
} from '../../../../engine/axis-allies/index.ts';
import { cargoTold, type CargoUnit } from '../../text/cargoText.ts';

/** Units that are identical for a choice of casualties. */
export interface BattleStack {
  readonly key: string;
  /** The key without what they hit with: the same for infantry that artillery raises and the rest (ART-1). */
  readonly kind: string;
  readonly type: UnitTypeId;
  readonly owner: PowerId;
  readonly damaged: boolean;
  /** What its ships carry; the same for every ship of the stack. */
  readonly cargo: readonly CargoUnit[];
  /** How far its aircraft can still fly, if others of their power and type can fly more or less far; else null. */
  readonly movesLeft: number | null;
  /** A landing binds it (AMPH-4). It cannot retreat, so its owner may prefer to lose it. */
  readonly bound: boolean;
  /** A casualty that still fires this round. */
  readonly hit: boolean;
  /** Is lost in this opening fire: it gave itself up (NA-JA-2, NA-JA-3), or was hit by one that did. */
  readonly doomed: boolean;
  readonly units: readonly UnitId[];
}

/**
 * Groups units into stacks, in the order of the rulebook's unit table. If it is told what each hits with, those that
 * hit with different values are stacks of their own, the lowest first.
 */
export function stacksOf(
  state: GameState,
  ids: readonly UnitId[],
  valueOf: (id: UnitId) => number = () => 0,
): readonly BattleStack[] {
  const stacks = new Map<string, BattleStack>();
  const ranges = rangesByType(state, ids);
  for (const id of ids.toSorted((a, b) => valueOf(a) - valueOf(b))) {
    const unit = state.units[id];
    if (unit === undefined) continue;
    const damaged = unit.damaged === true;
    const bound = state.battle?.seaborne.includes(id) ?? false;
    const hit = state.battle?.casualties.includes(id) ?? false;
    const doomed = state.battle?.doomed?.includes(id) ?? false;
    const kind = [traitsOf(state, unit), hit, doomed].join('/');
    const key = `${kind}/${valueOf(id)}`;
    const former = stacks.get(key);
    stacks.set(key, {
      key,
      kind,
      type: unit.type,
      owner: unit.owner,
      damaged,
      cargo: cargoTold(cargoOf(state, unit), (one) => state.turn.deeds[one.id]?.assault ?? null),
      movesLeft: (ranges.get(typeAndOwner(unit))?.size ?? 0) > 1 ? rangeOf(state, unit) : null,
      bound,
      hit,
      doomed,
      units: [...(former?.units ?? []), id],
    });
  }
  const order = editionOf(state.edition).units.map(({ id }) => id);
  return [...stacks.values()].toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
}

/** What tells a unit apart in the battle under way; before its battle, only what it is. */
function traitsOf(state: GameState, unit: Unit): string {
  const { battle } = state;
  const isInIt = battle && (battle.attackers.includes(unit.id) || battle.defenders.includes(unit.id));
  return isInIt ? casualtyTraits(state, battle, unit) : typeAndOwner(unit);
}

const typeAndOwner = ({ type, owner }: Unit): string => `${type} ${owner}`;

const rangeOf = (state: GameState, unit: Unit): number => moveRange(state, unit) - spentInFlight(state, unit);

/** How far units of each type and power can still fly. */
function rangesByType(state: GameState, ids: readonly UnitId[]): ReadonlyMap<string, ReadonlySet<number>> {
  const ranges = new Map<string, Set<number>>();
  for (const id of ids) {
    const unit = state.units[id];
    if (unit === undefined) continue;
    const known = ranges.get(typeAndOwner(unit)) ?? new Set();
    ranges.set(typeAndOwner(unit), known.add(rangeOf(state, unit)));
  }
  return ranges;
}

/** Values that have a column in every battle. */
const USUAL_VALUES = [1, 2, 3, 4];

/** A side's units by the value they hit with; 0 for units that cannot fire. */
export type Columns = ReadonlyMap<number, readonly UnitId[]>;
type BothColumns = Readonly<Record<BattleSide, Columns>>;

/** Both sides sorted into the columns of the battle strip. */
export function columnsBySide(state: GameState, battle: Battle): BothColumns {
  const columns = (side: BattleSide): Columns => {
    const values = valuesIn(state, battle, side);
    const found = new Map<number, UnitId[]>();
    for (const id of side === 'attacker' ? battle.attackers : battle.defenders) {
      const value = values.get(id) ?? 0;
      found.set(value, [...(found.get(value) ?? []), id]);
    }
    return found;
  };
  return { attacker: columns('attacker'), defender: columns('defender') };
}

/** The values of the strip's columns, lowest first: the usual ones, and higher ones that occur. */
export function valuesShown({ attacker, defender }: BothColumns): readonly number[] {
  const higher = [...attacker.keys(), ...defender.keys()].filter((value) => value > Math.max(...USUAL_VALUES));
  return [...USUAL_VALUES, ...new Set(higher.toSorted((a, b) => a - b))];
}
