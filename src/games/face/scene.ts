import type { BySpace, PowerId, SpaceId } from '../../engine/index.ts';
import type { Pattern } from '../../emblems/looks.ts';

/*
 * What the map shows of a game, as plain data. A family says all of it, and the map lays it out; how powers, types of
 * pieces, signs and marks look is said apart (looks.ts).
 */

/** What is fixed of a space. */
export interface SpaceInfo {
  readonly id: SpaceId;
  /** As the map writes it: of a zone perhaps only its number. */
  readonly name: string;
  readonly kind: 'land' | 'sea';
  /** What it is worth, written beside its name; 0 for nothing. */
  readonly value: number;
  /** Nobody can hold it. */
  readonly isNeutral: boolean;
  /** Whose it is while nobody holds it, if that is known by its look; nobody's if left out. */
  readonly nation?: PowerId | null;
  /** The city on the map that is a power's capital. */
  readonly capitalCity: string | null;
  /** Another city on the map that counts for victory. */
  readonly keyCity: string | null;
  /** Ships can never enter. */
  readonly isClosed: boolean;
}

export type SpaceInfoById = ReadonlyMap<SpaceId, SpaceInfo>;

export const READINESS = ['free', 'moved', 'urgent'] as const;
/** What a counter shows: 'free' nothing, 'moved' a finished move, 'urgent' that it would be lost as it stands. */
export type Readiness = (typeof READINESS)[number];

/** A piece on the board. */
export interface BoardPiece {
  readonly id: string;
  readonly owner: PowerId;
  readonly type: string;
  /** Of what is carried, where its carrier is. */
  readonly space: SpaceId;
  /** The piece that carries it. */
  readonly aboard?: string;
  readonly damaged?: boolean;
  /** 'free' if left out. */
  readonly readiness?: Readiness;
  /** The movement points it has left; left out, or null, if it cannot be moved now. */
  readonly movesLeft?: number | null;
}

/** The strength of pieces in a fight: how many dice they roll, if any fall, and the sum of their points. */
export interface ShownStrength {
  readonly dice?: number;
  readonly total: number;
}

/** One thing in a row of signs at a space. */
export type SignItem =
  | { readonly kind: 'badge'; readonly sign: string }
  | { readonly kind: 'flag'; readonly by: PowerId }
  /** Shown near by only. */
  | {
      readonly kind: 'strength';
      readonly power: PowerId;
      readonly side: 'attacker' | 'defender';
      readonly strength: ShownStrength;
    }
  /** A chance or a gain; '' keeps the room while it is not known. On paper, or on a ground of its own. */
  | { readonly kind: 'chance'; readonly text: string; readonly ground?: string }
  /** How many more and fewer pieces there are. */
  | { readonly kind: 'difference'; readonly text: string };

/** The signs of a space, from left to right. */
export interface SignRow {
  readonly space: SpaceId;
  readonly items: readonly SignItem[];
}

/** A planned way of pieces, as a broad arrow in their power's colour. */
export interface BoardArrow {
  readonly by: PowerId;
  /** Spaces from the start to the target. */
  readonly route: readonly SpaceId[];
  readonly units: readonly string[];
  /** Written on it. */
  readonly strength: ShownStrength;
}

/** A line of the family's own over the ground, such as a front or a supply line. */
export interface BoardLine {
  /** The middles of these spaces, or these points of the board in map pixels. */
  readonly through: readonly (SpaceId | readonly [x: number, y: number])[];
  readonly colour: string;
  readonly stroke: 'full' | 'dashed' | 'dotted';
}

/** A mark under the name of a space, such as a factory. */
export interface BoardMark {
  readonly mark: string;
  /** How badly it is hurt, in points: written on it; none if left out. */
  readonly damage?: number;
}

/** A space that has just changed hands, with a flag and a broken rim. */
export interface Capture {
  readonly space: SpaceId;
  readonly by: PowerId;
}

/** All that the map shows of a state. */
export interface Scene {
  readonly control: BySpace<PowerId>;
  /** Marks under the names of spaces. */
  readonly marks: BySpace<readonly BoardMark[]>;
  readonly pieces: readonly BoardPiece[];
  /** Signs that have their place before those of what is chosen, such as those of battles. */
  readonly signs: readonly SignRow[];
  readonly arrows: readonly BoardArrow[];
  readonly lines: readonly BoardLine[];
  /** Keep the list while it is the same. */
  readonly captures: readonly Capture[];
  /** Spaces whose names are placed first, such as those round a capital. */
  readonly home: readonly SpaceId[];
}

/** What an event does on the board. Pieces are as they were before it; those that come, as they are then. */
export interface SceneChanges<State> {
  readonly after: State;
  readonly come: readonly BoardPiece[];
  readonly gone: readonly BoardPiece[];
  /** With all spaces of their way, from start to end; some end where they began. */
  readonly moved: readonly { readonly unit: BoardPiece; readonly route: readonly SpaceId[] }[];
  readonly handedOver: readonly { readonly unit: BoardPiece; readonly to: PowerId }[];
  readonly captured: readonly { readonly space: SpaceId; readonly to: PowerId }[];
}

/** A way of chosen pieces to where they would go. */
export interface MoveRoute {
  readonly route: readonly SpaceId[];
  /** Written at its end: '1 left'; null for nothing. */
  readonly note: string | null;
}

/** A space filled with strokes, such as one under threat. */
export interface SpaceFill {
  readonly space: SpaceId;
  readonly colour: string;
  readonly pattern: Pattern;
  /** Opacity of its strokes. */
  readonly alpha: number;
  /** With an outline too. */
  readonly isOutlined: boolean;
}

/** A value that changes with time; the same object until then. */
export interface Watched<Value> {
  get(): Value;
  /** Calls after every change; returns what ends it. */
  subscribe(listener: () => void): () => void;
}

/** What is laid over the scene once it is known, such as odds. */
export interface Overlay {
  /** What is written where the scene's signs left room for it. */
  readonly chances: BySpace<string>;
  readonly signs: readonly SignRow[];
  readonly fills: readonly SpaceFill[];
  /** What screen readers tell of the odds in a space; its words may be loaded first. */
  readonly spoken: BySpace<() => Promise<string>>;
}
