import { create } from 'zustand';
import type { BySpace, GameState } from '../../../../engine/axis-allies/index.ts';
import type { FlightOdds } from '../../odds/flightOdds.ts';
import type { OddsAnswer } from '../../odds/questions.ts';
import type { TargetOdds, Unsolved, Worth } from '../../odds/planOdds.ts';
import type { RaidOdds, RocketOdds } from '../../odds/raidOdds.ts';

/** The odds that are known by now, of the game on the table. */
interface OddsSoFar {
  /** Of the battles to come, by their spaces. */
  readonly targets: BySpace<TargetOdds | Unsolved>;
  /** Of the raids to come, by the territories that are raided. */
  readonly raids: BySpace<RaidOdds>;
  /** Of flights that only pass guns, by where they end. */
  readonly flights: BySpace<FlightOdds>;
  /** Of a rocket at each complex that can be struck. */
  readonly rockets: BySpace<RocketOdds>;
  /** Of all of them together; null without battles. */
  readonly worth: Worth | null;
  /** Of the spaces that the units in hand can attack, if they do. */
  readonly withHand: BySpace<TargetOdds | Unsolved>;
  /** Of the battle under way. */
  readonly underWay: OddsAnswer['underWay'];
}

/** What panels and map show of the odds. */
export interface KnownOdds extends OddsSoFar {
  /** Whether they are asked for at all: they are shown, and what asks for them is loaded. */
  readonly isAsked: boolean;
  /** They could not be loaded, and nobody asks for them until this is taken back. */
  readonly hasFailed: boolean;
}

export const NOTHING_KNOWN: OddsSoFar = {
  targets: {},
  raids: {},
  flights: {},
  rockets: {},
  worth: null,
  withHand: {},
  underWay: null,
};

export const useKnownOdds = create<KnownOdds>()(() => ({ ...NOTHING_KNOWN, isAsked: false, hasFailed: false }));

/** Whether this is a phase in which there are odds to tell. */
export const hasBattles = ({ phase }: GameState): boolean => phase === 'combat-move' || phase === 'conduct-combat';
