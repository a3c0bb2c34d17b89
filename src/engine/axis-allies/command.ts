import type { AdvantageId, ByUnitType, DevelopmentId, SpaceId, UnitId, UnitTypeId } from './ids.ts';

export const ROLLERS = ['program', 'table', 'low-luck', 'hand'] as const;
/** Who rolled: the program from the game's seed, the players' real dice, low luck, or somebody who chose the dice. */
export type Roller = (typeof ROLLERS)[number];

/** Every input to the game. Dice results are commands too, because the engine never rolls. */
export type Command =
  /** Buy research dice for a development; they are rolled next (RES-1, RES-2, RES-3). */
  | { readonly type: 'research'; readonly development: DevelopmentId; readonly dice: number }
  /** Purchase units. This is the whole order: it replaces an earlier one of the same phase (BUY-1, BUY-2, BUY-3). */
  | { readonly type: 'purchase'; readonly units: ByUnitType<number> }
  /**
   * Move units of the acting power to a space, in combat move or noncombat move. They may start in different spaces.
   * `via` names the spaces to pass, in order, if the default route is not wanted (to blitz, to move out and back, to
   * choose a canal).
   */
  | {
      readonly type: 'move';
      readonly units: readonly UnitId[];
      readonly to: SpaceId;
      readonly via?: readonly SpaceId[];
    }
  /** Load land units onto transports in a zone, or onto the given `transport` (CM-16, NCM-8, NCM-9, NCM-10). */
  | { readonly type: 'load'; readonly units: readonly UnitId[]; readonly zone: SpaceId; readonly transport?: UnitId }
  /**
   * In combat move: declare that this cargo will assault a hostile territory (CM-18).
   * In noncombat move: offload this cargo into a friendly territory (NCM-8).
   */
  | { readonly type: 'offload'; readonly units: readonly UnitId[]; readonly to: SpaceId }
  /** Attack or ignore the enemy submarines and transports in a zone (CM-5, CM-19, AMPH-1). */
  | { readonly type: 'engage'; readonly zone: SpaceId; readonly attack: boolean }
  /** These air units, which have flown to a hostile territory, raid its complex, or fight there after all (SBR-1). */
  | { readonly type: 'raid'; readonly units: readonly UnitId[]; readonly raid: boolean }
  /**
   * Fight this battle next, or fly this raid (COM-1, AMPH-8, SBR-1). Where troops land, `bombard` names the ships that
   * bombard the coast; all that can, if it is left out (BOM-1).
   */
  | {
      readonly type: 'fight';
      readonly space: SpaceId;
      readonly kind?: 'raid';
      readonly bombard?: readonly UnitId[];
    }
  /** A gun strikes a complex with a rocket (RKT-1). */
  | { readonly type: 'rocket'; readonly from: SpaceId; readonly to: SpaceId }
  /** Call off the landing of these transports, or only that in `to`: the cargo stays aboard (AMPH-6, NA-JA-4). */
  | { readonly type: 'call-off'; readonly transports: readonly UnitId[]; readonly to?: SpaceId }
  /** These submarines of the deciding side submerge, its other submarines strike (COM-5). */
  | { readonly type: 'submerge'; readonly units: readonly UnitId[] }
  /** Dice results, one per unit, in the order of `awaiting(state).groups`, and who rolled them, if that is known. */
  | { readonly type: 'roll'; readonly dice: readonly number[]; readonly by?: Roller }
  /**
   * Casualties, one entry per hit: a battleship that takes two hits is listed twice (COM-8, COM-9, COM-10, COM-11,
   * COM-12).
   */
  | { readonly type: 'casualties'; readonly units: readonly UnitId[] }
  /** Fight another round (COM-3). If only transports are left on both sides, the attacker's stay (COM-17). */
  | { readonly type: 'press' }
  /**
   * Retreat: land and sea units go to `to`; air units stay in the space and land later (COM-18, AMPH-4). Leave `to`
   * out if only air units break off.
   */
  | { readonly type: 'retreat'; readonly to?: SpaceId }
  /** Land a stranded fighter; its own zone means a carrier with room there (NCM-2). */
  | { readonly type: 'land-stranded'; readonly unit: UnitId; readonly to: SpaceId }
  /**
   * Place one new unit or industrial complex. `complex` chooses whose limit it counts against if several touch the zone
   * (MOB-1, MOB-2, MOB-3, CPX-1).
   */
  | { readonly type: 'mobilize'; readonly unit: UnitTypeId; readonly to: SpaceId; readonly complex?: SpaceId }
  /** Declare an advantage; what it needs beside, its rule says (NA-4). */
  | {
      readonly type: 'use-advantage';
      readonly advantage: AdvantageId;
      readonly units?: readonly UnitId[];
      readonly from?: SpaceId;
      readonly to?: SpaceId;
    }
  /** Place the units that an advantage offers, or decline: `to` is null (NA-4). */
  | { readonly type: 'place-offer'; readonly to: SpaceId | null }
  /** End the phase. In collect income this collects the income and ends the turn (TURN-2, INC-1). */
  | { readonly type: 'end-phase' };

export type CommandType = Command['type'];

/** Who rolled the dice of a command; null if it rolls none, or was given before that was kept. */
export const rollerOf = (command: Command): Roller | null => (command.type === 'roll' && command.by) || null;
