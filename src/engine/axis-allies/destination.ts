import type { Command } from './command.ts';
import type { SpaceId, UnitId, UnitTypeId } from './ids.ts';
import type { RuleId } from './ruleIds.ts';

/** What happens if the units go to a space. */
export type Meaning =
  | 'move' // they enter a friendly space
  | 'attack' // they fight a battle there
  | 'capture' // they take a hostile territory without units
  | 'blitz' // a tank captures a hostile territory on the way
  | 'load' // onto transports in that zone
  | 'assault' // from the sea onto a hostile coast
  | 'offload' // from the sea onto a friendly coast
  | 'escape' // ships leave a zone shared with enemy warships
  | 'land'; // air units land

/** A space that all given units can go to now, and the command for it. */
export interface UnitDestination {
  readonly space: SpaceId;
  readonly meaning: Meaning;
  readonly command: Command;
  /** Set if the command brings war with a power at peace. */
  readonly bringsWar?: true;
  /** Each unit's route, including its start. */
  readonly routes: Readonly<Record<UnitId, readonly SpaceId[]>>;
}

/**
 * What is lost if the phase ends now, or what an order lacks. A warning does not refuse the command. `no-place`: more
 * of these are ordered than can be placed this turn, by this rule.
 */
export type Warning =
  | { readonly kind: 'air-lost'; readonly units: readonly UnitId[] }
  | { readonly kind: 'air-to-land'; readonly units: readonly UnitId[] } // they can still be saved, so they must be
  | { readonly kind: 'refund'; readonly units: Readonly<Record<string, number>>; readonly ipcs: number }
  | {
      readonly kind: 'no-place';
      readonly what: 'unit' | 'ship' | 'complex' | 'facility';
      /** Of a facility: which one, or which upgrade. */
      readonly ware?: UnitTypeId;
      readonly ordered: number;
      readonly places: number;
      readonly rule: RuleId;
    };
