import {
  familyOf,
  memoizePerObject,
  type AnyAwaiting,
  type AnyState,
  type Player,
  type PowerId,
} from '../engine/index.ts';

/** What a game waits for, and from whom; cached for each state. */
export const awaitingOf: (game: AnyState) => AnyAwaiting = memoizePerObject((game: AnyState) =>
  familyOf(game).awaiting(game),
);

/** Who plays a power; undefined for one that nobody plays. */
export const playerOf = (game: AnyState, power: PowerId): Player | undefined =>
  game.players.find(({ powers }) => powers.includes(power));
