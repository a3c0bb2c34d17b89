import {
  battleSideOf,
  candidateOf,
  cargoOf,
  hitAlone,
  hitsLeft,
  landsFrom,
  typeOf,
  valuesIn,
  type Battle,
  type BattleSide,
  type CasualtyCandidate,
  type GameState,
  type Unit,
  type UnitId,
  type UnitType,
} from '../../../../engine/axis-allies/index.ts';

/** Units of a side that are alike for a battle, whatever happens in it. */
export interface UnitGroup {
  /** One of them. */
  readonly unit: Unit;
  readonly type: UnitType;
  readonly candidate: CasualtyCandidate;
  /** IPCs lost with one of them, its cargo included. */
  readonly ipcs: number;
  /** A landing binds it: it does not retreat (AMPH-4). */
  readonly isBound: boolean;
  /** Whether it has given itself up, and leaves in the opening fire (NA-JA-2, NA-JA-3). */
  readonly isDoomed: boolean;
  /** The unit group of such a unit after a hit; -1 if it is lost. */
  readonly afterHit: number;
  /** The unit group of such a unit before a hit; -1 if there is none. */
  readonly beforeHit: number;
  /** All units it can stand for, the damaged ones of a ship among them. */
  readonly pool: readonly UnitId[];
}

/** The unit groups of a side in a battle that is under way. */
export interface SideGroups {
  readonly groups: readonly UnitGroup[];
  /** How many of each are left in it. */
  readonly left: readonly number[];
  /** How many of each are casualties that have not left yet: they may still fire (COM-6, COM-8). */
  readonly fallen: readonly number[];
  /** How many of those leave in the opening fire in any case (NA-JA-2). */
  readonly sunk: readonly number[];
  /** How many of each have submerged, and are out of it alive. */
  readonly away: readonly number[];
}

/** A unit group as it is found: one unit of it, with so many hits left. */
interface FoundGroup {
  readonly key: string;
  readonly unit: Unit;
  readonly hits: number;
  readonly pool: readonly UnitId[];
  /** How many are left or fallen with so many hits left, and how many are away. */
  readonly members: Record<UnitFate, number>;
}

type UnitFate = 'left' | 'fallen' | 'sunk' | 'away';

/**
 * Sorts the units of a side into unit groups: those that fight and die alike are one. Of units of one price the rules
 * suggest first those that stand first, so that, if they are lost in an order, units alike with others of their price
 * between them are unit groups of their own.
 */
export function sideGroupsOf(state: GameState, battle: Battle, side: BattleSide, isOrdered: boolean): SideGroups {
  const fighting = side === 'attacker' ? battle.attackers : battle.defenders;
  const submerged = battle.submerged.filter((id) => battleSideOf(state, state.units[id]!) === side);
  const fateOf = (id: UnitId): UnitFate => {
    if (submerged.includes(id)) return 'away';
    if (!battle.casualties.includes(id)) return 'left';
    return battle.doomed?.includes(id) ? 'sunk' : 'fallen';
  };
  const groups = new Map<string, FoundGroup>();
  const pools = new Map<string, UnitId[]>();
  const lastOfPrice = new Map<number, { readonly traits: string; readonly key: string }>();
  const all = [...fighting, ...submerged];
  const valueOf = valuesAlone(state, withOnly(battle, side, all), side);
  for (const id of all) {
    const unit = state.units[id]!;
    const traits = traitsOf(state, battle, unit, valueOf(id));
    const price = candidateOf(state, unit, NO_VALUES).cost;
    const last = lastOfPrice.get(price);
    const key = !isOrdered ? traits : last?.traits === traits ? last.key : `${traits} from ${unit.id}`;
    lastOfPrice.set(price, { traits, key });
    const pool = pools.get(key) ?? [];
    pools.set(key, pool);
    pool.push(unit.id);
    for (let hits = typeOf(state, unit).hits; hits >= 1; hits--) {
      const groupKey = `${key} ${hits}`;
      let found = groups.get(groupKey);
      if (!found) {
        const members = { left: 0, fallen: 0, sunk: 0, away: 0 };
        groups.set(groupKey, (found = { key, unit, hits, pool, members }));
      }
      if (hits === hitsLeft(state, unit)) found.members[fateOf(id)]++;
    }
  }
  const found = [...groups.values()];
  return {
    groups: found.map((one) => groupOf(state, battle, one, found)),
    left: found.map(({ members }) => members.left),
    fallen: found.map(({ members }) => members.fallen + members.sunk),
    sunk: found.map(({ members }) => members.sunk),
    away: found.map(({ members }) => members.away),
  };
}

/** What each unit of a side would hit with alone: asked once for all if that is what they hit with in any case. */
function valuesAlone(state: GameState, battle: Battle, side: BattleSide): (id: UnitId) => number | undefined {
  if (!hitAlone(state, battle, side)) return (id) => valuesIn(state, withOnly(battle, side, [id]), side).get(id);
  const values = valuesIn(state, battle, side);
  return (id) => values.get(id);
}

/** What tells units apart: owner, type, cargo and where it lands, ties to a landing, what each would hit with alone. */
function traitsOf(state: GameState, battle: Battle, unit: Unit, value: number | undefined): string {
  return [
    unit.type,
    unit.owner,
    battle.seaborne.includes(unit.id),
    isDoomed(battle, unit),
    value,
    ...cargoOf(state, unit)
      // Where they are to land, and from where, matters once it is over.
      .map((one) => `${one.owner} ${one.type} ${state.turn.deeds[one.id]?.assault} ${landsFrom(state, one)}`)
      .sort(),
  ].join();
}

/** Whether a unit has given itself up; what such aircraft hit is doomed as well, but is a casualty. */
const isDoomed = ({ doomed, casualties }: Battle, { id }: Unit): boolean =>
  (doomed?.includes(id) ?? false) && !casualties.includes(id);

function groupOf(
  state: GameState,
  battle: Battle,
  { key, unit, hits, pool }: FoundGroup,
  all: readonly FoundGroup[],
): UnitGroup {
  const type = typeOf(state, unit);
  const { cost, fights, captures, target } = candidateOf(state, unit, NO_VALUES);
  const groupWith = (hitsThen: number): number => all.findIndex((one) => one.key === key && one.hits === hitsThen);
  return {
    unit,
    type,
    candidate: { cost, fights, hitsLeft: hits, captures, target },
    ipcs: cargoOf(state, unit).reduce((sum, one) => sum + typeOf(state, one).cost, type.cost),
    isBound: battle.seaborne.includes(unit.id),
    isDoomed: isDoomed(battle, unit),
    afterHit: groupWith(hits - 1),
    beforeHit: groupWith(hits + 1),
    pool,
  };
}

const NO_VALUES: ReadonlyMap<UnitId, number> = new Map();

/** The battle with only these units on a side. */
export const withOnly = (battle: Battle, side: BattleSide, units: readonly UnitId[]): Battle =>
  side === 'attacker' ? { ...battle, attackers: units } : { ...battle, defenders: units };

/** The units that so many of each unit group are, for questions to the rules. */
export function unitsOf({ groups }: Pick<SideGroups, 'groups'>, fighting: readonly number[]): readonly UnitId[] {
  const units: UnitId[] = [];
  for (let group = 0; group < groups.length; group++) {
    const { pool, beforeHit } = groups[group]!;
    // Damaged ships come from the same pool as whole ones.
    const skipped = beforeHit >= 0 ? fighting[beforeHit]! : 0;
    for (let i = 0; i < fighting[group]!; i++) units.push(pool[skipped + i]!);
  }
  return units;
}
