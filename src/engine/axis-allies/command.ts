import type { ByUnitType, SpaceId, UnitId, UnitTypeId } from './ids.ts';

/** Everything a table can say to the game. Dice come in as commands too; the engine never rolls. */
export type Command =
  /** Purchase units: the whole order, replacing an earlier one of this phase (BUY-1..3). */
  | { readonly type: 'purchase'; readonly units: ByUnitType<number> }
  /**
   * Move units of the acting power to a space, in combat move or noncombat move. They may start in several spaces.
   * `via` names spaces to pass, in order, when the shortest road is not the one meant (blitz through, out and back,
   * canals).
   */
  | {
      readonly type: 'move';
      readonly units: readonly UnitId[];
      readonly to: SpaceId;
      readonly via?: readonly SpaceId[];
    }
  /** Load land units onto transports in a zone; with `transport`, onto that one (CM-16, NCM-8..10). */
  | { readonly type: 'load'; readonly units: readonly UnitId[]; readonly zone: SpaceId; readonly transport?: UnitId }
  /**
   * Combat move: declare that this cargo will assault a hostile territory (CM-18).
   * Noncombat move: put this cargo ashore in a friendly territory (NCM-8).
   */
  | { readonly type: 'offload'; readonly units: readonly UnitId[]; readonly to: SpaceId }
  /** Say whether your units in a zone attack the enemy submarines and transports there (CM-5, CM-19, AMPH-1). */
  | { readonly type: 'engage'; readonly zone: SpaceId; readonly attack: boolean }
  /** Fight this battle next (COM-1, AMPH-8). */
  | { readonly type: 'fight'; readonly space: SpaceId }
  /** Submarines of the side that is asked: these submerge, its others strike (COM-5). */
  | { readonly type: 'submerge'; readonly units: readonly UnitId[] }
  /** The dice asked for, group after group in the order of `awaiting(state).groups`. */
  | { readonly type: 'roll'; readonly dice: readonly number[] }
  /** Casualties: one entry a hit; a battleship that takes two is named twice (COM-8..12). */
  | { readonly type: 'casualties'; readonly units: readonly UnitId[] }
  /** Another round (COM-3). Also: attacking transports facing only transports stay (COM-17). */
  | { readonly type: 'press' }
  /**
   * Break off: land and sea units go to `to`, air units stay and land later (COM-18, AMPH-4). `to` is left out when
   * only air units break off.
   */
  | { readonly type: 'retreat'; readonly to?: SpaceId }
  /** The owner of a stranded fighter says where it lands; its own zone means a carrier there with room (NCM-2). */
  | { readonly type: 'land-stranded'; readonly unit: UnitId; readonly to: SpaceId }
  /** Place one new unit; `complex` decides whose limit it counts against when several touch the zone (MOB-1..3). */
  | { readonly type: 'mobilize'; readonly unit: UnitTypeId; readonly to: SpaceId; readonly complex?: SpaceId }
  /** End the phase; in collect income, collect and end the turn (TURN-2, INC-1). */
  | { readonly type: 'end-phase' };

export type CommandType = Command['type'];
