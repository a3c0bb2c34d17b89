import type { PowerId } from '../../engine/index.ts';

/** Powers that are played against the others. */
export interface SeatedSide {
  readonly id: string;
  /** 'Allies'; '' if there is only one side. */
  readonly name: string;
  readonly powers: readonly PowerId[];
}

/** A player in the form for a new game. The key stays the same when the name changes. */
export interface Seat {
  readonly key: number;
  readonly name: string;
  /** The id of a side. */
  readonly side: string;
}

/** Who can sit at the table of a family's games. */
export interface Seating {
  /** The sides of an edition that is loaded, as they are shown; nobody plays for two of them. */
  sides(edition: string): readonly SeatedSide[];
  /** The tables that its book proposes: the powers of each player. */
  proposals(edition: string): readonly (readonly (readonly PowerId[])[])[];
  /** The rule that says how many can play. */
  readonly rule: string;
}
