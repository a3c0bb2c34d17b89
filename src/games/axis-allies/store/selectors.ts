import {
  awaiting,
  editionOf,
  type Awaiting,
  type Edition,
  type GameState,
  type Power,
  type Space,
} from '../../../engine/axis-allies/index.ts';
import type { Player, PowerId, SpaceId } from '../../../engine/index.ts';

const AWAITING = new WeakMap<GameState, Awaiting>();

/** What a game waits for; cached for each state. */
export function awaitingOf(game: GameState): Awaiting {
  const known = AWAITING.get(game);
  if (known !== undefined) return known;
  const awaited = awaiting(game);
  AWAITING.set(game, awaited);
  return awaited;
}

export const editionIn = (game: GameState): Edition => editionOf(game.edition);

export function powerIn(game: GameState, power: PowerId): Power {
  const found = editionIn(game).powers.find(({ id }) => id === power);
  if (found === undefined) throw new Error(`No power ${power} in edition ${game.edition}.`);
  return found;
}

export function spaceIn(game: GameState, space: SpaceId): Space {
  const found = editionIn(game).spaces.find(({ id }) => id === space);
  if (found === undefined) throw new Error(`No space ${space} in edition ${game.edition}.`);
  return found;
}

export const playerOf = (game: GameState, power: PowerId): Player | undefined =>
  game.players.find(({ powers }) => powers.includes(power));

/** The state for the text of an event: it also contains the units that the event destroyed. */
export function withDestroyedUnits(game: GameState, before: GameState | null): GameState {
  return before === null ? game : { ...game, units: { ...before.units, ...game.units } };
}

/** Whether a choice is to be made by these powers whose player is not the one whose turn it is. Dice are no choice. */
export function isCalled(state: GameState, by: readonly PowerId[]): boolean {
  const { kind } = awaitingOf(state);
  if (kind === 'command' || kind === 'dice' || kind === 'over') return false;
  const player = playerOf(state, state.power)?.name;
  return by.length > 0 && by.every((power) => playerOf(state, power)?.name !== player);
}
