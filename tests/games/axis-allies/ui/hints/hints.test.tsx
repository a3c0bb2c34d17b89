// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTold } from '../../../../../src/games/axis-allies/store/hints/told.ts';
import { useSettings } from '../../../../../src/store/settings.ts';
import { useView } from '../../../../../src/games/axis-allies/store/viewStore.ts';
import { HintLine } from '../../../../../src/games/axis-allies/ui/hints/parts.ts';
import { EndPhaseButton } from '../../../../../src/games/axis-allies/ui/panel/EndPhaseButton.tsx';
import { currentGame, startNewGame } from '../../../../store/gameSupport.ts';
import { button, give, press, resetBetweenTests, startAtPosition } from '../panelSupport.ts';
import '../../../../ui/loadParts.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

resetBetweenTests();
beforeEach(() => {
  useTold.setState({ games: {} });
  useSettings.setState({ hints: true });
});

const CAPITAL = /^No land unit holds United Kingdom, your capital/;
const TRANSPORT = /^Your transport in Sea Zone 6 has no warship/;
const PATIENT = { timeout: 5000 };

describe('a hint', () => {
  beforeEach(() => {
    startAtPosition({
      power: 'united-kingdom',
      phase: 'noncombat-move',
      units: {
        'united-kingdom': { 'sz-6': { transport: 1 }, iceland: { fighter: 1 } },
        germany: { 'western-europe': { infantry: 1 }, 'sz-8': { transport: 1, submarine: 1 } },
      },
    });
    render(<HintLine />);
  });

  test('is shown alone and shows its place; closed, it gives way to the next', async () => {
    expect(await screen.findByText(CAPITAL, {}, PATIENT)).toBeTruthy();
    expect(screen.queryByText(TRANSPORT)).toBeNull();
    await press('Show it');
    expect(useView.getState().focused).toBe('united-kingdom');
    await press('Close the hint');
    expect(screen.queryByText(CAPITAL)).toBeNull();
    expect(await screen.findByText(TRANSPORT, {}, PATIENT)).toBeTruthy();
    await press('Not again in this game');
    expect(screen.queryByText(TRANSPORT)).toBeNull();
    expect(Object.values(useTold.getState().games)).toEqual([
      { things: ['empty-capital united-kingdom'], unwanted: ['no-escort'] },
    ]);
  });

  test('that was shown when its phase ended is not given again', async () => {
    await screen.findByText(CAPITAL, {}, PATIENT);
    act(() => give({ type: 'end-phase' }));
    expect(screen.queryByText(CAPITAL)).toBeNull();
    expect(Object.values(useTold.getState().games)[0]?.things).toEqual(['empty-capital united-kingdom']);
  });

  test('is none when hints are off, and in a tab that only looks on', async () => {
    await screen.findByText(CAPITAL, {}, PATIENT);
    act(() => useSettings.setState({ hints: false }));
    expect(screen.queryByText(CAPITAL)).toBeNull();
    act(() => useSettings.setState({ hints: true }));
    expect(await screen.findByText(CAPITAL, {}, PATIENT)).toBeTruthy();
    act(() => useGame.setState({ readOnly: true }));
    expect(screen.queryByText(CAPITAL)).toBeNull();
  });
});

describe('unspent money', () => {
  test('is no longer asked about in a game whose players do not want it', async () => {
    startNewGame();
    render(<EndPhaseButton />);
    await press(/^Go to combat move/);
    await press('Never ask in this game');
    expect(currentGame().phase).toBe('combat-move');
    act(() => useGame.getState().undo());
    await press(/^Go to combat move/);
    expect(currentGame().phase).toBe('combat-move');
  });

  test('is not asked about when hints are off', async () => {
    useSettings.setState({ hints: false });
    startNewGame();
    render(<EndPhaseButton />);
    await press(/^Go to combat move/);
    expect(currentGame().phase).toBe('combat-move');
    expect(button(/^Go to/)).toBeTruthy();
  });
});
