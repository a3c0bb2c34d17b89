import { afterEach, beforeEach, expect } from 'vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Command } from '../../src/engine/index.ts';
import type { Setup } from '../../src/saves/schema.ts';
import { useGame } from '../../src/store/gameStore.ts';
import { positionSetup, SETUP, sitDown } from '../store/table.ts';

/** A game at this position, on the table; the powers that are left out stand idle in their capitals. */
export function sitAt(position: object, setup: Partial<Setup> = {}): void {
  sitDown(positionSetup({ edition: '1941', ...position }, { ...SETUP, ...setup }));
}

/** Gives a command that must be allowed. */
export function say(command: Command): void {
  const { dispatch } = useGame.getState();
  if (!dispatch(command)) throw new Error(JSON.stringify(useGame.getState().refusal));
}

/** Dice named by the test, whoever rolls. */
export const roll = (...dice: readonly number[]): void => say({ type: 'roll', dice });

export const button = (name: string | RegExp): HTMLButtonElement =>
  screen.getByRole<HTMLButtonElement>('button', { name });

/** Presses a button, once its first moment is over in which it takes no press. */
export async function press(name: string | RegExp): Promise<void> {
  const isDelayed = (): boolean => button(name).classList.contains('button--delayed');
  await waitFor(() => expect(isDelayed()).toBe(false), { timeout: 10_000 });
  await userEvent.click(button(name));
}

/** Each test begins with empty stores and ends with an empty page. */
export function freshTable(): void {
  beforeEach(() => sitDown());
  afterEach(cleanup);
}
