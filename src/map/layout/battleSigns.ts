import type { SpaceId } from '../../engine/index.ts';
import type { BattleStrengths } from '../../store/strength.ts';
import type { Size } from '../camera/camera.ts';
import type { Detail } from './detail.ts';
import type { Box } from './Occupied.ts';
import { plateWidth, type Plate } from './plate.ts';

/** The place of a pending battle's row of signs, on the board. */
export interface PlacedBattle extends Box {
  readonly space: SpaceId;
}

/** Whether both sides' strengths are shown beside a battle's swords. */
export const showsStrengths = ({ level }: Detail): boolean => level === 'near' || level === 'close';

/** The plates left and right of a battle's swords; null if that side has no units or the zoom is too far out. */
export function strengthPlates(
  strengths: BattleStrengths | undefined,
  detail: Detail,
): readonly [Plate | null, Plate | null] {
  const plate = (side: 'attacker' | 'defender'): Plate | null => {
    const found = showsStrengths(detail) ? (strengths?.[side] ?? null) : null;
    return found && { ...found, side, dice: false, height: Math.round(detail.badge * 0.9) };
  };
  return [plate('attacker'), plate('defender')];
}

/** The size of the plate with the chance to win beside a battle's swords; null where none could be read. */
export function chanceSize({ badge, isOverview }: Detail): Size | null {
  const height = Math.round(badge * 0.9);
  return isOverview ? null : { width: Math.ceil(height * 1.9), height };
}

/** Width of a battle's row of signs, in screen pixels. */
export const battleWidth = (strengths: BattleStrengths | undefined, hasChance: boolean, detail: Detail): number =>
  detail.badge +
  strengthPlates(strengths, detail).reduce((sum, plate) => sum + (plate ? plateWidth(plate) : 0), 0) +
  (hasChance ? (chanceSize(detail)?.width ?? 0) : 0);
