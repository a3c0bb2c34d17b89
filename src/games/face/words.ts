import type { AnyGame, SpaceId } from '../../engine/index.ts';

/** A move of the tree in words; the end of a phase is told as what begins with it. */
export interface MoveWords {
  readonly kind: 'turn' | 'phase' | 'order';
  readonly text: string;
  /** The end of the text that says where it leads, which a narrow list does not cut off; '' without one. */
  readonly where: string;
}

/** The words in which a family tells of its games, for what the program itself says of them. */
export interface GameWords<G extends AnyGame = AnyGame> {
  /** Never there: by it the compiler tells of which family a value is. */
  readonly types?: G;
  /** 'Combat move' */
  phaseName(phase: string): string;
  /** The phases of a turn in an edition that is loaded, in their order. */
  phasesOf(edition: string): readonly string[];
  /** Whose clock one of `sidesOf` is: 'Allies'. */
  sideName(side: string): string;
  /** Where in its game a position stands: 'Round 2, Germany: combat move'. */
  placeText(state: G['state']): string;
  /** An order in a few words, from the state before it: '2 infantry from Russia to Ukraine'. */
  orderText(before: G['state'], command: G['command']): string;
  /** A move in the lab's tree, from the states before and after it; the end of a phase as what begins with it. */
  moveWords(before: G['state'], command: G['command'], after: G['state']): MoveWords;
  /** What events tell that led from one state to another, in sentences; none for what need not be told. */
  newsText(before: G['state'] | null, events: readonly G['event'][], after: G['state']): readonly string[];
  /** Whether all of that is seen already where it happened, on the map or in the panel: then it is only said aloud. */
  isSeen(events: readonly G['event'][], after: G['state']): boolean;
  /** What a space is by itself, without the pieces in it: 'Germany · 10 IPCs · industrial complex'. */
  groundText(state: G['state'], space: SpaceId): string;
}
