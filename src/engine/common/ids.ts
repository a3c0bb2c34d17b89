/** Ids are plain strings: 'soviet-union', 'sz-5' or 'karelia'. */
export type PowerId = string;
export type SpaceId = string;

/** The owner of pieces that belong to no power. */
export const NEUTRAL = 'neutral';

export type ByPower<Value> = Readonly<Record<PowerId, Value>>;
export type BySpace<Value> = Readonly<Record<SpaceId, Value>>;

/** Somebody at the table, and the powers they play. */
export interface Player {
  readonly name: string;
  readonly powers: readonly PowerId[];
  /** The player's powers that have no part in a short game: they only defend, and the program passes their turns. */
  readonly resting?: readonly PowerId[] | undefined;
}

/** What is wrong with a file, a position or a set-up, and where: a JSON path, such as `units.germany.karelia.tank`. */
export interface PositionFault {
  readonly path: string;
  readonly message: string;
  readonly rule?: string;
}
