import { afterEach, beforeEach, expect } from 'vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import type { Command, Edition } from '../../../../src/engine/axis-allies/index.ts';
import type { Setup } from '../../../../src/saves/schema.ts';
import { positionSetup, SETUP, startNewGame } from '../../../store/gameSupport.ts';
import { useGame } from '../../../../src/games/axis-allies/store/game.ts';

/** Starts a game at this position; powers that are left out stay idle in their capitals. */
export function startAtPosition(position: object, setup: Partial<Setup> = {}): void {
  startNewGame(positionSetup({ edition: '1941', ...position }, { ...SETUP, ...setup }));
}

/** The same in another edition, which need not be on the shelf. */
export function startAtPositionOf(edition: Edition, position: object, setup: Partial<Setup> = {}): void {
  addEdition(edition);
  startAtPosition({ edition: edition.id, ...position }, { edition: edition.id, ...setup });
}

/** Gives a command that must be allowed. */
export function give(command: Command): void {
  const { dispatch } = useGame.getState();
  if (!dispatch(command)) throw new Error(JSON.stringify(useGame.getState().refusal));
}

/** Rolls these dice, whoever rolls. */
export const roll = (...dice: readonly number[]): void => give({ type: 'roll', dice });

export const button = (name: string | RegExp): HTMLButtonElement =>
  screen.getByRole<HTMLButtonElement>('button', { name });

/** Presses a button as soon as it accepts presses. */
export async function press(name: string | RegExp): Promise<void> {
  const isDelayed = (): boolean => button(name).classList.contains('button--delayed');
  await waitFor(() => expect(isDelayed()).toBe(false), { timeout: 10_000 });
  await userEvent.click(button(name));
}

/** Each test starts with empty stores and ends with an empty page. */
export function resetBetweenTests(): void {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    startNewGame();
  });
  afterEach(cleanup);
}
