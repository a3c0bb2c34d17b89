import { editionOf, type GameState, type PowerId, type UnitId, type UnitTypeId } from '../../engine/index.ts';

/** Units that are identical for a choice of casualties. */
export interface Stack {
  readonly key: string;
  /** The key without what they hit with: the same for infantry that artillery raises and the rest (ART-1). */
  readonly kind: string;
  readonly type: UnitTypeId;
  readonly owner: PowerId;
  readonly damaged: boolean;
  /** Unit types its ships carry; the same for every ship of the stack. */
  readonly cargo: readonly UnitTypeId[];
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
): readonly Stack[] {
  const cargo = cargoByShip(state);
  const stacks = new Map<string, Stack>();
  for (const id of ids.toSorted((a, b) => valueOf(a) - valueOf(b))) {
    const unit = state.units[id];
    if (unit === undefined) continue;
    const carried = cargo.get(id) ?? [];
    const damaged = unit.damaged === true;
    const bound = state.battle?.seaborne.includes(id) ?? false;
    const hit = state.battle?.casualties.includes(id) ?? false;
    const doomed = state.battle?.doomed?.includes(id) ?? false;
    const kind = [unit.type, unit.owner, damaged, bound, hit, doomed, ...carried].join('/');
    const key = `${kind}/${valueOf(id)}`;
    const former = stacks.get(key);
    stacks.set(key, {
      key,
      kind,
      type: unit.type,
      owner: unit.owner,
      damaged,
      cargo: carried,
      bound,
      hit,
      doomed,
      units: [...(former?.units ?? []), id],
    });
  }
  const order = editionOf(state.edition).units.map(({ id }) => id);
  return [...stacks.values()].toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
}

function cargoByShip(state: GameState): ReadonlyMap<UnitId, readonly UnitTypeId[]> {
  const cargo = new Map<UnitId, UnitTypeId[]>();
  for (const unit of Object.values(state.units)) {
    if (unit.aboard === undefined) continue;
    const carried = cargo.get(unit.aboard) ?? [];
    carried.push(unit.type);
    carried.sort();
    cargo.set(unit.aboard, carried);
  }
  return cargo;
}
