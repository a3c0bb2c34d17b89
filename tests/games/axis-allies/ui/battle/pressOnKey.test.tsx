// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BattlePanel } from '../../../../../src/games/axis-allies/ui/battle/BattlePanel.tsx';
import { currentGame } from '../../../../store/gameSupport.ts';
import { button, give, roll, startAtPosition } from '../panelSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

const POSITION = {
  power: 'germany',
  phase: 'combat-move',
  units: { germany: { ukraine: { infantry: 2 } }, 'soviet-union': { caucasus: { infantry: 2 } } },
};

/** A moment after which keys are meant for what is shown. */
const MOMENT_MS = 500;

beforeEach(() => {
  vi.useFakeTimers();
  startAtPosition(POSITION);
  const units = Object.values(currentGame().units)
    .filter(({ owner }) => owner === 'germany')
    .map(({ id }) => id);
  give({ type: 'move', units, to: 'caucasus' });
  give({ type: 'end-phase' });
  give({ type: 'fight', space: 'caucasus' });
  render(<BattlePanel />);
  act(() => roll(6, 6));
  act(() => roll(6, 6));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const key = (name: string, init: object = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...init });
const orders = () => useGame.getState().commands;

test.each(['Enter', ' '])('the key %j presses on, once the choice has been in sight for a moment', (name) => {
  const before = orders().length;
  expect(screen.getByRole('heading', { name: /press on or retreat/ })).toBeTruthy();
  expect(button('Fight round 2').getAttribute('aria-keyshortcuts')).toBe('Enter Space');
  wait(300);
  key(name);
  wait(MOMENT_MS);
  key(name, { repeat: true });
  expect(orders()).toHaveLength(before);
  key(name);
  expect(orders()[before]).toEqual({ type: 'press' });
});

test('on a retreat’s button the key is that button’s own', () => {
  wait(MOMENT_MS);
  const before = orders().length;
  act(() => button('Retreat to Ukraine').focus());
  key('Enter');
  expect(orders()).toHaveLength(before);
});

test('a game that is only looked at does not press on', () => {
  const before = orders().length;
  act(() => useGame.setState({ readOnly: true }));
  wait(MOMENT_MS);
  key('Enter');
  expect(orders()).toHaveLength(before);
});
