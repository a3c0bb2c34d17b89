// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { revised } from '../../../../../src/engine/axis-allies/editions/revised.ts';
import { PurchasePanel } from '../../../../../src/games/axis-allies/ui/purchase/PurchasePanel.tsx';
import { EndPhaseButton } from '../../../../../src/games/axis-allies/ui/panel/EndPhaseButton.tsx';
import { currentGame } from '../../../../store/gameSupport.ts';
import { button, resetBetweenTests, press, startAtPosition, startAtPositionOf } from '../panelSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

/** A button at its limit does nothing but stays focusable. */
const isOff = (name: string): boolean => button(name).getAttribute('aria-disabled') === 'true';

describe('purchase', () => {
  resetBetweenTests();

  test('each unit is listed with cost, attack, defence and move', () => {
    render(<PurchasePanel />);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Infantry',
      'Tank',
      'Fighter',
      'Bomber',
      'Submarine',
      'Transport',
      'Destroyer',
      'Carrier',
      'Battleship',
    ]);
    expect(
      within(rows[1] ?? document.body)
        .getAllByRole('cell')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(['6', '3', '3', '2']);
  });

  test('MAP-5: that new ships could only lie in closed water is told before they are bought', () => {
    const told = /^New ships could only be placed in Sea Zone 18, which no ship can leave\./;
    const { unmount } = render(<PurchasePanel />);
    expect(screen.getByText(told)).toBeTruthy();
    unmount();
    startAtPosition({ power: 'germany', phase: 'purchase-units', units: {} });
    const other = render(<PurchasePanel />);
    expect(screen.queryByText(/^New ships/)).toBeNull();
    other.unmount();
    // With Caucasus lost, only Russia is left, inland.
    startAtPosition({
      power: 'soviet-union',
      phase: 'purchase-units',
      units: {},
      control: { caucasus: 'germany' },
    });
    render(<PurchasePanel />);
    expect(screen.getByText(/^None of your complexes lies on a coast: new ships could not be placed\./)).toBeTruthy();
  });

  test('BUY-2: an order is paid at once and can be changed until the phase ends', async () => {
    render(<PurchasePanel />);
    await press('More infantry');
    await press('More infantry');
    expect(currentGame().purchased).toEqual({ infantry: 2 });
    expect(screen.getByText('1 IPC', { selector: '.purchase-left' })).toBeTruthy();
    // The order is told beside the panel, with what is left.
    expect(document.querySelector('[aria-live]:not([aria-live=off])')).toBeNull();
    await press('Fewer infantry');
    expect(currentGame().purchased).toEqual({ infantry: 1 });
    await press('Fewer infantry');
    expect(currentGame().purchased).toEqual({});
    expect(screen.getByText(/Nothing ordered yet/)).toBeTruthy();
  });

  test('a unit that cannot be paid for cannot be added', async () => {
    render(<PurchasePanel />);
    expect(isOff('More tanks')).toBe(false);
    expect(isOff('More fighters')).toBe(true);
    expect(button('More fighters').getAttribute('aria-description')).toMatch(/cost.* BUY-\d · /);
    await press('More tanks');
    expect(isOff('More infantry')).toBe(true);
    await press('More infantry');
    expect(currentGame().purchased).toEqual({ tank: 1 });
    expect(useGame.getState().refusal).toBeNull();
  });

  test('more units than the complexes can place are pointed out', async () => {
    startAtPosition({
      power: 'japan',
      phase: 'purchase-units',
      treasury: { japan: 15 },
      units: { japan: { japan: { infantry: 1 } } },
    });
    render(<PurchasePanel />);
    for (let i = 0; i < 4; i++) await press('More infantry');
    expect(screen.queryByText(/cannot be placed/)).toBeNull();
    await press('More infantry');
    const told = /^1 unit cannot be placed: your complexes can place 4 units this turn\. The price would go back/;
    expect(screen.getByText(told)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Rule MOB-2/ })).toBeTruthy();
  });

  test('MOB-3: more ships than a coast can place are pointed out, and again before the phase ends', async () => {
    startAtPositionOf(revised, {
      power: 'soviet-union',
      phase: 'purchase-units',
      treasury: { 'soviet-union': 48 },
      units: { 'soviet-union': { russia: { infantry: 1 } } },
    });
    render(
      <>
        <PurchasePanel />
        <EndPhaseButton />
      </>,
    );
    for (let i = 0; i < 4; i++) await press('More submarines');
    expect(screen.queryByText(/cannot be placed/)).toBeNull();
    await press('More submarines');
    await press('More submarines');
    const told = '2 ships cannot be placed: your complexes on a coast can place 4 units this turn.';
    expect(screen.getByText((text) => text.startsWith(told))).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Rule MOB-3/ })).toBeTruthy();
    await press(/^Go to combat move/);
    expect(currentGame().phase).toBe('purchase-units');
    expect(screen.getByRole('group', { name: (name) => name.startsWith(told) })).toBeTruthy();
  });

  test('a read-only tab cannot order', () => {
    act(() => useGame.setState({ readOnly: true }));
    render(<PurchasePanel />);
    expect(button('More infantry').disabled).toBe(true);
  });
});
