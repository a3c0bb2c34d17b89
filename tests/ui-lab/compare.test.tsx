// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { LabTools } from '../../src/ui/lab/LabTools.tsx';
import { ownUnits } from '../store/gameSupport.ts';
import { button, give, resetBetweenTests, startAtPosition } from '../ui-panels/panelSupport.ts';

describe('two positions compared', () => {
  resetBetweenTests();

  test('one is remembered, and another is set beside it', async () => {
    startAtPosition({
      power: 'germany',
      phase: 'combat-move',
      units: {
        germany: { ukraine: { infantry: 2 } },
        'soviet-union': { caucasus: { fighter: 1 } },
      },
      control: { 'west-russia': 'soviet-union' },
    });
    render(<LabTools />);
    await userEvent.click(button('Remember to compare'));
    expect(button('Remembered').getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: /^Compare/ })).toBeNull();
    act(() => give({ type: 'move', units: ownUnits('ukraine', 'infantry').slice(0, 1), to: 'caucasus' }));
    await userEvent.click(button('Compare with the remembered one'));
    const spaces = screen.getByRole('table', { name: 'Spaces' });
    expect(within(spaces).getByRole('row', { name: /^Ukraine ?Germany \u22121 infantry$/ })).toBeTruthy();
    expect(within(spaces).getByRole('row', { name: /^Caucasus.*Germany \+1 infantry$/ })).toBeTruthy();
    await userEvent.click(button('Close'));
    expect(screen.queryByRole('table')).toBeNull();
  });
});
