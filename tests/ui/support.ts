import { createElement } from 'react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { useView } from '../../src/games/axis-allies/store/viewStore.ts';
import { App } from '../../src/ui/App.tsx';
import { EmptyWorldPicture } from './emptyWorldPicture.ts';
import { useExample, useGame } from '../../src/games/axis-allies/store/game.ts';

/** Each test starts without a game, at the plain address. */
export function freshPage(): void {
  beforeEach(() => {
    window.location.hash = '';
    useAutosave.setState({ isLoading: false, broken: null });
    useGame.setState(useGame.getInitialState(), true);
    useView.setState(useView.getInitialState(), true);
  });
  afterEach(() => {
    cleanup();
    expect(useExample.getState().example).toBeNull();
  });
}

/** Opens the page at this address. */
export function openAt(hash: string): void {
  window.location.hash = hash;
  render(createElement(App, { map: createElement('div', { 'data-testid': 'map' }), World: EmptyWorldPicture }));
}

/** Follows an address on the open page, like a link or the browser's buttons. */
export async function goThere(hash: string): Promise<void> {
  await act(async () => {
    window.location.hash = hash;
    await new Promise((done) => setTimeout(done, 0));
  });
}

export const rulebook = (): Promise<HTMLElement> => screen.findByRole('heading', { name: 'The rules of 1941' });
export const atAddress = (hash: string): Promise<void> => waitFor(() => expect(window.location.hash).toBe(hash));
