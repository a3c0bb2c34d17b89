// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { useMapCamera } from '../../../src/store/mapCamera.ts';
import { useMapMenu } from '../../../src/store/mapPopups.ts';
import { useView } from '../../../src/games/axis-allies/store/viewStore.ts';
import { MapTools } from '../../../src/ui/shell/Shell.tsx';
import { endPhase, ownUnits } from '../../store/gameSupport.ts';
import { button, resetBetweenTests, press } from '../../games/axis-allies/ui/panelSupport.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';
import '../../familyScreens.ts';

resetBetweenTests();
beforeEach(() => {
  useMapCamera.setState(useMapCamera.getInitialState(), true);
  useMapMenu.setState(useMapMenu.getInitialState(), true);
});

const target = () => useMapCamera.getState().request?.target;

describe('the buttons of the map', () => {
  test('show the world, the action, and the previous view', async () => {
    render(<MapTools />);
    await press('World');
    expect(target()).toEqual({ kind: 'whole' });
    await press('Action');
    expect(target()).toMatchObject({ kind: 'spaces', spaces: expect.arrayContaining(['russia']) });
    expect(button('Back').getAttribute('aria-disabled')).toBe('true');
    act(() => useMapCamera.setState({ canGoBack: true }));
    await press('Back');
    expect(target()).toEqual({ kind: 'back' });
  });

  test('take the chosen units and their destinations as the action', async () => {
    endPhase();
    act(() => useView.getState().choose(ownUnits('archangel', 'infantry')));
    render(<MapTools />);
    await press('Action');
    expect(target()).toEqual({ kind: 'spaces', spaces: ['archangel', 'west-russia'] });
  });

  test('start a box selection by keyboard and mouse, in move phases', async () => {
    const band = 'Take units by drawing a band round them';
    render(<MapTools />);
    expect(screen.queryByRole('button', { name: band })).toBeNull();
    act(() => void endPhase());
    expect(button(band).getAttribute('aria-pressed')).toBe('false');
    button(band).focus();
    await userEvent.keyboard('{Enter}');
    expect(useMapMenu.getState().isBoxSelecting).toBe(true);
    expect(button(band).getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard(' ');
    expect(useMapMenu.getState().isBoxSelecting).toBe(false);
  });

  test('offer no box selection in a read-only tab, and end it with the phase', async () => {
    endPhase();
    render(<MapTools />);
    await press('Take units by drawing a band round them');
    act(() => void endPhase());
    expect(useMapMenu.getState().isBoxSelecting).toBe(false);
    act(() => useGame.setState({ readOnly: true }));
    expect(screen.queryByRole('button', { name: /band/ })).toBeNull();
  });
});
