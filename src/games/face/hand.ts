import type { AnyCommand, AnyState, SpaceId } from '../../engine/index.ts';

/** A space that chosen pieces can go to. */
export interface Destination {
  readonly space: SpaceId;
  /** What going there means, in one word of the family: 'attack'. The map shows a sign for it. */
  readonly meaning: string;
  /** The route of each piece, including its start. */
  readonly routes: Readonly<Record<string, readonly SpaceId[]>>;
}

/** A destination of all chosen pieces, with every order that one press gives for it. */
export interface Target extends Destination {
  readonly orders: readonly [AnyCommand, ...AnyCommand[]];
}

/** What map and panels share of the game on the table. */
export interface PlayerView {
  /** The space in focus. */
  readonly focused: SpaceId | null;
  /** The panel shows the details of the space in focus. */
  readonly showsFacts: boolean;
  /** Pieces selected for an order, possibly from several spaces. */
  readonly chosen: readonly string[];
  /** Where all chosen pieces can go, by one press. */
  readonly destinations: readonly Target[];
  /** What the map and the list of spaces point out about a space, in one word of the family: 'battle'. */
  readonly marks: Readonly<Record<SpaceId, string>>;
}

/** The view, to be read and changed by a hand. */
export interface ViewApi {
  getState(): PlayerView;
  setState(change: Partial<PlayerView>): void;
}

/** A game on the table, as far as a hand asks for it. */
export interface Seen {
  readonly game: AnyState | null;
  readonly commands: readonly AnyCommand[];
  readonly readOnly: boolean;
}

/** What presses mean in games of a family. There is a game on the table whenever a hand is asked. */
export interface HandOnMap {
  /** A press on a space: gives an order, or selects the space. */
  press(view: ViewApi, space: SpaceId): void;
  /** Selects pieces for an order, as far as that is possible now. */
  choose(view: ViewApi, pieces: readonly string[]): void;
  /** Keeps the view to the game after it has changed: what is chosen, in focus and marked. */
  follow(view: ViewApi, now: Seen, before: Seen): void;
  /** Drops all that is selected, since another game or none is on the table. */
  drop(): void;
  /** Lets go of something that only this family has in hand; whether there was anything. */
  letGo(view: ViewApi): boolean;
}
