// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { useMapMenu } from '../../../../../src/store/mapPopups.ts';
import { useView } from '../../../../../src/games/axis-allies/store/viewStore.ts';
import { SpaceMenu } from '../../../../../src/games/axis-allies/ui/spaces/SpaceMenu.tsx';
import { endPhase, currentGame, ownUnits } from '../../../../store/gameSupport.ts';
import { resetBetweenTests } from '../panelSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

resetBetweenTests();
beforeEach(() => {
  endPhase();
  useMapMenu.setState(useMapMenu.getInitialState(), true);
  render(
    <>
      <canvas className="world-map__canvas" tabIndex={0} />
      <SpaceMenu />
    </>,
  );
  document.querySelector('canvas')?.focus();
});

/** Opens the menu as the map does; it takes the focus. */
async function ask(space: string): Promise<void> {
  act(() => useMapMenu.setState({ at: { space, x: 300, y: 200 }, isOpen: true }));
  await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
}
const items = (): readonly (string | null)[] => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
const does = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('menuitem', { name }));
const isOnMap = (): boolean => document.activeElement?.classList.contains('world-map__canvas') === true;

describe('the menu of a space', () => {
  test('selects units, those of a type in addition to the selection', async () => {
    await ask('russia');
    expect(screen.getByRole('menu').textContent).toContain('Russia');
    expect(items()).toEqual([
      'Take all 8 units',
      'Take 6 infantry',
      'Take the tank',
      'Take the fighter',
      'About Russia',
      'Open a battle here in the calculator',
      'Rules of this phase',
    ]);
    await does('Take 6 infantry');
    expect(useView.getState().chosen).toEqual(ownUnits('russia', 'infantry'));
    expect(useView.getState().focused).toBe('russia');
    expect(screen.queryByRole('menu')).toBeNull();
    await ask('russia');
    await does('Take the tank');
    expect(useView.getState().chosen).toHaveLength(7);
  });

  test('orders the chosen units, undoes the order, and deselects units', async () => {
    act(() => useView.getState().choose(ownUnits('karelia', 'infantry')));
    await ask('west-russia');
    await does(/^Attack/);
    expect(ownUnits('west-russia', 'infantry')).toHaveLength(3);
    await ask('west-russia');
    await does('Take back: 3 infantry from Karelia to West Russia');
    expect(ownUnits('karelia', 'infantry')).toHaveLength(3);
    act(() => useView.getState().choose(ownUnits('karelia', 'infantry')));
    await ask('japan');
    await does('Put all back');
    expect(useView.getState().chosen).toEqual([]);
  });

  test('orders units from their own space, and deselects some of them', async () => {
    act(() => useView.getState().choose([...ownUnits('russia', 'infantry'), ...ownUnits('russia', 'tank')]));
    await ask('russia');
    await does('Put back the tank');
    expect(useView.getState().chosen).toEqual(ownUnits('russia', 'infantry'));
    await ask('russia');
    await does('Send to West Russia: attack against 3 infantry');
    expect(ownUnits('west-russia', 'infantry')).toHaveLength(6);
  });

  test('says why units cannot come, and opens the rule', async () => {
    act(() => useView.getState().choose(ownUnits('karelia', 'infantry')));
    await ask('japan');
    await does('Why can the chosen units not go here?');
    const rule = useGame.getState().refusal?.rule ?? '';
    expect(rule).toMatch(/^CM-/);
    await ask('japan');
    await does(`Open the rule that forbids it (${rule})`);
    expect(window.location.hash).toBe(`#/rules/1941/${rule}`);
    window.location.hash = '';
  });

  test('is navigated by keys, and returns the focus to the map', async () => {
    await ask('karelia');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(useView.getState().chosen.length).toBeGreaterThan(0);
    await waitFor(() => expect(isOnMap()).toBe(true));
    await ask('karelia');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isOnMap()).toBe(true));
    expect(screen.queryByRole('menu')).toBeNull();
    // Escape closed the menu and deselected nothing.
    expect(useView.getState().chosen.length).toBeGreaterThan(0);
  });

  test('only shows details in a read-only tab', async () => {
    act(() => useGame.setState({ readOnly: true }));
    await ask('karelia');
    expect(items()).toEqual(['About Karelia', 'Open a battle here in the calculator', 'Rules of this phase']);
    expect(currentGame().power).toBe('soviet-union');
  });
});
