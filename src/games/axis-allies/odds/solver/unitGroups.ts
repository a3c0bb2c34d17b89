import {
  areEnemies,
  candidateOf,
  cargoOf,
  hitAlone,
  hitsLeft,
  landsFrom,
  typeOf,
  valuesIn,
  type Battle,
  type BattleSide,
  type Candidate,
  type GameState,
  type Unit,
  type UnitId,
  type UnitType,
} from '../../../../engine/index.ts';

/** Units of a side that are alike for a battle, whatever happens in it. */
export interface Rank {
  /** One of them. */
  readonly unit: Unit;
  readonly type: UnitType;
  readonly candidate: Candidate;
  /** IPCs lost with one of them, its cargo included. */
  readonly ipcs: number;
  /** A landing binds it: it does not retreat (AMPH-4). */
  readonly isBound: boolean;
  /** It has given itself up, and leaves in the opening fire (NA-JA-2, NA-JA-3). */
  readonly isDoomed: boolean;
  /** The rank of such a unit after a hit; -1 if it is lost. */
  readonly afterHit: number;
  /** The rank of such a unit before a hit; -1 if there is none. */
  readonly wholeRank: number;
  /** All units it can stand for, the damaged ones of a ship among them. */
  readonly pool: readonly UnitId[];
}

/** The ranks of a side in a battle that is under way. */
export interface Company {
  readonly ranks: readonly Rank[];
  /** How many of each are left in it. */
  readonly left: readonly number[];
  /** How many of each are casualties that have not left yet: they may still fire (COM-6, COM-8). */
  readonly fallen: readonly number[];
  /** How many of those leave in the opening fire in any case (NA-JA-2). */
  readonly sunk: readonly number[];
  /** How many of each have submerged, and are out of it alive. */
  readonly away: readonly number[];
}

/** A rank as it is found: one unit of it, with so many hits left. */
interface Found {
  readonly key: string;
  readonly unit: Unit;
  readonly hits: number;
  readonly pool: readonly UnitId[];
  /** Those that are left or fallen, with so many hits left, and those that are away. */
  readonly members: Record<Fate, number>;
}

type Fate = 'left' | 'fallen' | 'sunk' | 'away';

/**
 * Sorts the units of a side into ranks: those that fight and die alike are one. Of units of one price the rules suggest
 * first those that stand first, so that, if they are lost in an order, units alike with others of their price between
 * them are ranks of their own.
 */
export function companyOf(state: GameState, battle: Battle, side: BattleSide, isOrdered: boolean): Company {
  const fighting = side === 'attacker' ? battle.attackers : battle.defenders;
  const submerged = battle.submerged.filter(
    (id) => areEnemies(state, state.units[id]!.owner, state.power) === (side === 'defender'),
  );
  const fateOf = (id: UnitId): Fate => {
    if (submerged.includes(id)) return 'away';
    if (!battle.casualties.includes(id)) return 'left';
    return battle.doomed?.includes(id) ? 'sunk' : 'fallen';
  };
  const ranks = new Map<string, Found>();
  const pools = new Map<string, UnitId[]>();
  const lastOfPrice = new Map<number, { readonly traits: string; readonly key: string }>();
  const all = [...fighting, ...submerged];
  const valueOf = valuesAlone(state, inBattle(battle, side, all), side);
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
      const rankKey = `${key} ${hits}`;
      let rank = ranks.get(rankKey);
      if (!rank) {
        const members = { left: 0, fallen: 0, sunk: 0, away: 0 };
        ranks.set(rankKey, (rank = { key, unit, hits, pool, members }));
      }
      if (hits === hitsLeft(state, unit)) rank.members[fateOf(id)]++;
    }
  }
  const found = [...ranks.values()];
  return {
    ranks: found.map((one) => rankOf(state, battle, one, found)),
    left: found.map(({ members }) => members.left),
    fallen: found.map(({ members }) => members.fallen + members.sunk),
    sunk: found.map(({ members }) => members.sunk),
    away: found.map(({ members }) => members.away),
  };
}

/** What each unit of a side would hit with alone: asked once for all if that is what they hit with in any case. */
function valuesAlone(state: GameState, battle: Battle, side: BattleSide): (id: UnitId) => number | undefined {
  if (!hitAlone(state, battle, side)) return (id) => valuesIn(state, inBattle(battle, side, [id]), side).get(id);
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

function rankOf(state: GameState, battle: Battle, { key, unit, hits, pool }: Found, all: readonly Found[]): Rank {
  const type = typeOf(state, unit);
  const { cost, fights, captures, target } = candidateOf(state, unit, NO_VALUES);
  const rankWith = (hitsThen: number): number => all.findIndex((one) => one.key === key && one.hits === hitsThen);
  return {
    unit,
    type,
    candidate: { cost, fights, hitsLeft: hits, captures, target },
    ipcs: cargoOf(state, unit).reduce((sum, one) => sum + typeOf(state, one).cost, type.cost),
    isBound: battle.seaborne.includes(unit.id),
    isDoomed: isDoomed(battle, unit),
    afterHit: rankWith(hits - 1),
    wholeRank: rankWith(hits + 1),
    pool,
  };
}

const NO_VALUES: ReadonlyMap<UnitId, number> = new Map();

/** The battle with only these units on a side. */
export const inBattle = (battle: Battle, side: BattleSide, units: readonly UnitId[]): Battle =>
  side === 'attacker' ? { ...battle, attackers: units } : { ...battle, defenders: units };

/** The units that so many of each rank are, for questions to the rules. */
export function unitsOf({ ranks }: Pick<Company, 'ranks'>, fighting: readonly number[]): readonly UnitId[] {
  const units: UnitId[] = [];
  for (let rank = 0; rank < ranks.length; rank++) {
    const { pool, wholeRank } = ranks[rank]!;
    // Damaged ships come from the same pool as whole ones.
    const skipped = wholeRank >= 0 ? fighting[wholeRank]! : 0;
    for (let i = 0; i < fighting[rank]!; i++) units.push(pool[skipped + i]!);
  }
  return units;
}
