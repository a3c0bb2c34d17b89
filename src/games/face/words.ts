import type { AnyGame } from '../../engine/index.ts';

/** The words in which a family tells of its games, for what the program itself says of them. */
export interface Words<G extends AnyGame = AnyGame> {
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
}
