import type { Command } from './command.ts';
import type { SpaceId, UnitId } from './ids.ts';

/** What going to a space would mean there. */
export type Meaning =
  | 'move' // friendly space, nothing happens
  | 'attack' // a battle there
  | 'capture' // hostile territory without units
  | 'blitz' // a tank's way leads through hostile ground it takes on passing
  | 'load' // onto transports in that zone
  | 'assault' // from the sea onto a hostile coast
  | 'offload' // from the sea onto a friendly coast
  | 'escape' // away from a zone shared with enemy warships
  | 'land'; // air unit to a landing place

/** A space that all the units asked about can go to now, and the command that takes them there. */
export interface Destination {
  readonly space: SpaceId;
  readonly meaning: Meaning;
  readonly command: Command;
  /** Each unit's way, the start first. */
  readonly routes: Readonly<Record<UnitId, readonly SpaceId[]>>;
}

/** What ending the phase now would lose or leave undone. Nothing here stops the command. */
export type Warning =
  | { readonly kind: 'air-lost'; readonly units: readonly UnitId[] }
  | { readonly kind: 'air-to-land'; readonly units: readonly UnitId[] } // can still be saved, must be
  | { readonly kind: 'refund'; readonly units: Readonly<Record<string, number>>; readonly ipcs: number };
