import type { AnyEdition, AnyGame, SpaceId } from '../../engine/index.ts';
import type { Destination, PlayerView } from './hand.ts';
import type { SceneChanges, BoardPiece, MoveRoute, Overlay, Scene, SpaceInfoById, Watched } from './scene.ts';

/** What was grabbed on the map: one counter, or, if `type` is null, all pieces of a power in a space. */
export interface Grabbed {
  readonly space: SpaceId;
  readonly power: string;
  readonly type: string | null;
  /** The counter shows what another piece carries. */
  readonly aboard: boolean;
}

/** What the map's keys, presses and drags do with pieces of the game on the table. */
export interface Grip {
  /** Whether the player can move pieces now: nothing else is asked, no example is shown, and no other tab has it. */
  canOrder(): boolean;
  /** The pieces that a drag moves; none if they cannot be moved. */
  dragged(grabbed: Grabbed): readonly string[];
  /** Chooses the pieces of a pressed counter, or puts them back; false if the press is one on its space. */
  toggle(grabbed: Grabbed): boolean;
  /** Chooses all pieces of a space that can be moved, or puts back those that are chosen. */
  toggleIn(space: SpaceId): void;
  /** All pieces in a space that can be moved, without those that others carry. */
  movableIn(space: SpaceId): readonly string[];
  /** Orders the chosen pieces to a space, or shows why they cannot go there. */
  orderTo(space: SpaceId): void;
  /** What going there means: 'attack against 3 infantry'. */
  meaningText(destination: Destination): string;
}

/** What is heard of an event. */
export type GameSound = 'dice' | 'hit' | 'capture' | 'turn';

export interface Sounds<G extends AnyGame = AnyGame> {
  /** Null for an event that makes no sound. */
  soundOf(event: G['event']): GameSound | null;
}

/**
 * What a family shows and lets do on its board; loaded with the map. What it has not, such as pieces in hand or
 * odds, is left out.
 */
export interface BoardFace<G extends AnyGame = AnyGame> {
  /** Never there: by it the compiler tells of which family a value is. */
  readonly types?: G;
  /** Left out if no pieces are chosen on the map. */
  readonly grip?: Grip;
  /** What is fixed of the spaces of an edition. */
  spaceInfo(edition: AnyEdition): SpaceInfoById;
  /** The name of a canal of the map, between two spaces; '' without one. */
  canalName?(edition: AnyEdition, between: readonly [SpaceId, SpaceId]): string;
  /** The pieces of a state, for a picture: nothing of what they can do now. */
  piecesOf(state: G['state']): readonly BoardPiece[];
  /** All that the map shows of a state; with room for chances that will be known later, if they are asked for. */
  sceneOf(state: G['state'], hasChances: boolean): Scene;
  /** Whether chances are asked for. */
  readonly hasChances?: Watched<boolean>;
  /** What is known beside the scene by now. */
  readonly overlay?: Watched<Overlay>;
  /** The sign of what the view points out about a space; null for none. A mark is its own sign if left out. */
  signOf?(mark: string): string | null;
  /** The ways of chosen pieces to a destination; those that go the same way together. */
  routesTo?(state: G['state'], destination: Destination): readonly MoveRoute[];
  /** What an event does on the board, in the state before it. */
  changesOf(state: G['state'], event: G['event']): SceneChanges<G['state']>;
  /** Whether there is something new to look at in the same turn, such as a battle. */
  isNewSight?(state: G['state'], before: G['state']): boolean;
  /** A space for screen readers and keyboard users: what is there, and what can be done there now. */
  spokenSpace(state: G['state'], space: SpaceId, view: PlayerView): string;
  /** Loads what is heard. */
  loadSounds?(): Promise<Sounds<G>>;
}
