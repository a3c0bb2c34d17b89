import {
  valuesIn,
  type Battle,
  type BattleSide,
  type GameState,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';

/** Values that have a column in every battle. */
const USUAL_VALUES = [1, 2, 3, 4];

/** A side's units by the value they hit with; 0 for units that cannot fire. */
export type Columns = ReadonlyMap<number, readonly UnitId[]>;
export type BothColumns = Readonly<Record<BattleSide, Columns>>;

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
