import type { PowerId, SpaceId, UnitId } from './ids.ts';
import type { BattleSide, HitKind, Outcome, RollGroup } from './state.ts';

/** What the game waits for. `by` lists every power whose owner has a say (COM-14: all defenders agree). */
export type Awaiting =
  /** The acting power may give any command of its phase. */
  | { readonly kind: 'command'; readonly by: readonly PowerId[] }
  | {
      readonly kind: 'dice';
      readonly by: readonly PowerId[];
      readonly side: BattleSide;
      readonly groups: readonly RollGroup[];
    }
  /** Which of these submarines submerge; the others strike (COM-5). */
  | {
      readonly kind: 'submerge';
      readonly by: readonly PowerId[];
      readonly side: BattleSide;
      readonly submarines: readonly UnitId[];
    }
  /**
   * Assign hits: `most` of them must be assigned (COM-11); `suggestion` is a sensible choice, one entry a hit.
   * `candidates` are all units still standing, those too that these hits cannot touch: the strip shows them and says
   * why.
   */
  | {
      readonly kind: 'casualties';
      readonly by: readonly PowerId[];
      readonly side: BattleSide;
      readonly hits: Readonly<Record<HitKind, number>>;
      readonly most: number;
      readonly candidates: readonly UnitId[];
      readonly suggestion: readonly UnitId[];
    }
  /** Press on or retreat. `to` lists spaces for land and sea units; `air` says that air units can break off. */
  | {
      readonly kind: 'retreat';
      readonly by: readonly PowerId[];
      readonly to: readonly SpaceId[];
      readonly air: boolean;
    }
  /** Where this fighter without a carrier lands (NCM-2). */
  | {
      readonly kind: 'stranded';
      readonly by: readonly PowerId[];
      readonly unit: UnitId;
      readonly to: readonly SpaceId[];
    }
  | { readonly kind: 'over'; readonly outcome: Outcome };
