/**
 * What battles come to, summed over their ends: enough to add up battles that follow from one another, and to say what
 * is expected of them together and how far that spreads.
 */
export interface GainSum {
  /** How likely these ends are together. */
  readonly chance: number;
  /** The attacker's gain in IPCs, each end times its chance; and the square of it. */
  readonly swing: number;
  readonly squares: number;
  /** How likely it is that all these battles are won, and that none is. */
  readonly all: number;
  readonly none: number;
}

/** No battle. */
export const NO_BATTLE: GainSum = { chance: 1, swing: 0, squares: 0, all: 1, none: 1 };

/** No end of a battle. */
export const NO_END: GainSum = { chance: 0, swing: 0, squares: 0, all: 0, none: 0 };

/** One end of a battle. */
export const oneEnd = (chance: number, swing: number, isWon: boolean): GainSum => ({
  chance,
  swing: chance * swing,
  squares: chance * swing * swing,
  all: isWon ? chance : 0,
  none: isWon ? 0 : chance,
});

/** The ends of the one and those of the other: of one battle, or of the same battles. */
export const either = (one: GainSum, other: GainSum): GainSum => ({
  chance: one.chance + other.chance,
  swing: one.swing + other.swing,
  squares: one.squares + other.squares,
  all: one.all + other.all,
  none: one.none + other.none,
});

/** Both battles, of which neither changes how the other ends. */
export const both = (one: GainSum, other: GainSum): GainSum => ({
  chance: one.chance * other.chance,
  swing: one.swing * other.chance + one.chance * other.swing,
  squares: one.squares * other.chance + 2 * one.swing * other.swing + one.chance * other.squares,
  all: one.all * other.all,
  none: one.none * other.none,
});

/** The standard deviation of the swing, of accounts whose chances sum to 1. */
export const spreadOf = ({ swing, squares }: GainSum): number => Math.sqrt(Math.max(0, squares - swing * swing));
