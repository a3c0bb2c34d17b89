import {
  editionOf,
  type Awaiting,
  type Edition,
  type GameState,
  type Power,
  type Space,
} from '../../../engine/axis-allies/index.ts';
import type { PowerId, SpaceId } from '../../../engine/index.ts';
import { awaitingOf as anyAwaitingOf, playerOf } from '../../../store/displayedGame.ts';

/** What a game of this family waits for; cached for each state. */
export const awaitingOf = anyAwaitingOf as (game: GameState) => Awaiting;

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
