import {
  candidateOf,
  cargoOf,
  hitsLeft,
  typeOf,
  valuesIn,
  type Battle,
  type BattleSide,
  type Candidate,
  type GameState,
  type Unit,
  type UnitId,
  type UnitType,
} from '../engine/index.ts';

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

/** The ranks of a side in a battle that is under way, and how many of each are in it. */
export interface Company {
  readonly ranks: readonly Rank[];
  readonly counts: readonly number[];
}

interface Found {
  readonly rank: Omit<Rank, 'pool' | 'afterHit' | 'wholeRank'>;
  readonly key: string;
  count: number;
  readonly pool: readonly UnitId[];
}

/**
 * Sorts the units of a side into ranks: those that fight and die alike are one. Of units of one price the rules suggest
 * first those that stand first, so that units alike with others of their price between them are ranks of their own.
 */
export function companyOf(state: GameState, battle: Battle, side: BattleSide): Company {
  const ids = side === 'attacker' ? battle.attackers : battle.defenders;
  const units = ids.filter((id) => !battle.casualties.includes(id)).map((id) => state.units[id]!);
  const ranks = new Map<string, Found>();
  const pools = new Map<string, UnitId[]>();
  const lastOfPrice = new Map<number, { readonly traits: string; readonly key: string }>();
  for (const unit of units) {
    const traits = traitsOf(state, battle, side, unit);
    const price = candidateOf(state, unit, new Map()).cost;
    const last = lastOfPrice.get(price);
    const key = last?.traits === traits ? last.key : `${traits} from ${unit.id}`;
    lastOfPrice.set(price, { traits, key });
    const pool = pools.get(key) ?? [];
    pools.set(key, pool);
    pool.push(unit.id);
    for (let hits = typeOf(state, unit).hits; hits >= 1; hits--) {
      const rankKey = `${key} ${hits}`;
      const found = ranks.get(rankKey);
      const isItsOwn = hits === hitsLeft(state, unit);
      if (found) found.count += Number(isItsOwn);
      else
        ranks.set(rankKey, {
          key: rankKey,
          rank: rankOf(state, battle, unit, hits),
          count: Number(isItsOwn),
          pool,
        });
    }
  }
  const all = [...ranks.values()];
  const rankAfter = (key: string, hits: number): number =>
    all.findIndex((other) => other.key === key.replace(/\d+$/, (left) => String(Number(left) + hits)));
  return {
    ranks: all.map(({ rank, pool, key }): Rank => ({
      ...rank,
      pool,
      afterHit: rankAfter(key, -1),
      wholeRank: rankAfter(key, 1),
    })),
    counts: all.map(({ count }) => count),
  };
}

/** What tells units apart: owner, type, cargo and where it lands, ties to a landing, what each would hit with alone. */
function traitsOf(state: GameState, battle: Battle, side: BattleSide, unit: Unit): string {
  const alone = side === 'attacker' ? { ...battle, attackers: [unit.id] } : { ...battle, defenders: [unit.id] };
  return [
    unit.type,
    unit.owner,
    battle.seaborne.includes(unit.id),
    battle.doomed?.includes(unit.id) ?? false,
    valuesIn(state, alone, side).get(unit.id),
    ...cargoOf(state, unit)
      // Where they are to land matters once it is over.
      .map((one) => `${one.owner} ${one.type} ${state.turn.deeds[one.id]?.assault}`)
      .sort(),
  ].join();
}

function rankOf(
  state: GameState,
  battle: Battle,
  unit: Unit,
  hits: number,
): Omit<Rank, 'pool' | 'afterHit' | 'wholeRank'> {
  const type = typeOf(state, unit);
  const cargo = cargoOf(state, unit).reduce((sum, one) => sum + typeOf(state, one).cost, 0);
  return {
    unit,
    type,
    candidate: { ...candidateOf(state, unit, new Map()), hitsLeft: hits },
    ipcs: type.cost + cargo,
    isBound: battle.seaborne.includes(unit.id),
    isDoomed: battle.doomed?.includes(unit.id) ?? false,
  };
}
