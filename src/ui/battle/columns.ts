import { valueOf, type Battle, type BattleSide, type GameState, type UnitId } from '../../engine/index.ts';

export const VALUES = [1, 2, 3, 4] as const;

/** A side's units by the value they hit with; 0 for units that cannot fire. */
export type Columns = Readonly<Record<0 | (typeof VALUES)[number], readonly UnitId[]>>;

/** Both sides sorted into the columns of the battle strip. */
export function columnsBySide(state: GameState, battle: Battle): Readonly<Record<BattleSide, Columns>> {
  const columns = (side: BattleSide): Columns => {
    const units = side === 'attacker' ? battle.attackers : battle.defenders;
    const hitsWith = (id: UnitId): number => {
      const unit = state.units[id];
      return unit === undefined ? 0 : valueOf(state, unit, side);
    };
    const withValue = (value: number) => units.filter((id) => hitsWith(id) === value);
    return { 0: withValue(0), 1: withValue(1), 2: withValue(2), 3: withValue(3), 4: withValue(4) };
  };
  return { attacker: columns('attacker'), defender: columns('defender') };
}
