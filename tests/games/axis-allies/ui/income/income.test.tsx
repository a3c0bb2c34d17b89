// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { IncomePanel } from '../../../../../src/games/axis-allies/ui/income/IncomePanel.tsx';
import { resetBetweenTests, startAtPosition } from '../panelSupport.ts';

describe('income', () => {
  resetBetweenTests();

  test('the sum is explained by territory, with the new treasury', () => {
    startAtPosition({ power: 'japan', phase: 'collect-income', treasury: { japan: 5 }, units: {} });
    render(<IncomePanel />);
    const rows = within(screen.getByRole('table', { name: 'Japan’s income by territory' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Japan4',
      'Coastal China2',
      'Manchuria2',
      'Southeast Asia1',
      'Income9',
      'In the treasury5',
      'Afterwards14',
    ]);
  });

  test('INC-1: a power whose capital is lost collects nothing, and is told why', () => {
    startAtPosition({
      power: 'soviet-union',
      phase: 'collect-income',
      treasury: { 'soviet-union': 2 },
      control: { russia: 'germany' },
      units: {},
    });
    render(<IncomePanel />);
    expect(screen.getByText(/No income: Germany holds Russia, the capital. The treasury stays at 2 IPCs/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
