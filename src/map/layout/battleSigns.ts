import type { SpaceId } from '../../engine/index.ts';
import type { BattleOdds } from '../../store/strength.ts';
import type { Detail } from './detail.ts';
import type { Box } from './Occupied.ts';
import { plateWidth, type Plate } from './plate.ts';

/** Where the row of signs of a battle to come stands, on the board. */
export interface PlacedBattle extends Box {
  readonly space: SpaceId;
}

/** Whether a battle's two sides are written beside its swords. */
export const showsOdds = ({ level }: Detail): boolean => level === 'near' || level === 'close';

/**
 * The plates at the left and the right of a battle's swords; none where that side has nobody, or all is seen from afar.
 */
export function oddsPlates(odds: BattleOdds | undefined, detail: Detail): readonly [Plate | null, Plate | null] {
  const plate = (side: 'attacker' | 'defender'): Plate | null => {
    const found = showsOdds(detail) ? (odds?.[side] ?? null) : null;
    return found && { ...found, side, dice: false, height: Math.round(detail.badge * 0.9) };
  };
  return [plate('attacker'), plate('defender')];
}

/** In screen pixels. */
export const battleWidth = (odds: BattleOdds | undefined, detail: Detail): number =>
  detail.badge + oddsPlates(odds, detail).reduce((sum, plate) => sum + (plate ? plateWidth(plate) : 0), 0);
