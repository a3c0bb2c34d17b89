import { isCapitalLost, type GameState, type PowerId, type SpaceId } from '../../../engine/axis-allies/index.ts';
import { standings, type PowerStanding } from './standing.ts';

/** How a power stands as its turn begins, and what changed since its last turn. */
export interface Situation {
  readonly power: PowerId;
  readonly standing: PowerStanding;
  readonly isCapitalLost: boolean;
  /** Since the end of its last turn; null in its first turn. */
  readonly since: {
    readonly lost: readonly SpaceId[];
    readonly won: readonly SpaceId[];
    /** What its units cost less than then, in IPCs; below 0 if they cost more. */
    readonly armyLost: number;
  } | null;
}

/** `before` is the state when its last turn ended; null if it had none. */
export function situationOf(state: GameState, power: PowerId, before: GameState | null): Situation {
  const standing = standingOf(state, power);
  const held = ({ control }: GameState): readonly SpaceId[] =>
    Object.keys(control).filter((space) => control[space] === power);
  return {
    power,
    standing,
    isCapitalLost: isCapitalLost(state, power),
    since:
      before === null
        ? null
        : {
            lost: held(before).filter((space) => state.control[space] !== power),
            won: held(state).filter((space) => before.control[space] !== power),
            armyLost: standingOf(before, power).army - standing.army,
          },
  };
}

const standingOf = (state: GameState, power: PowerId): PowerStanding =>
  standings(state)[power] ?? { production: 0, treasury: 0, army: 0, territories: 0 };
