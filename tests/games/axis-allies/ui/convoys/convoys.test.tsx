// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { pacific1940 } from '../../../../../src/engine/axis-allies/editions/pacific1940.ts';
import { PhaseContent } from '../../../../../src/games/axis-allies/ui/panel/PhaseContent.tsx';
import { currentGame } from '../../../../store/gameSupport.ts';
import { AT_WAR } from '../../../../engine/axis-allies/pacific-1940/position.ts';
import { button, give, press, resetBetweenTests, startAtPositionOf } from '../panelSupport.ts';

const PLAYERS = [
  { name: 'Ann', powers: ['japan'] },
  { name: 'Ben', powers: ['united-states', 'china'] },
  { name: 'Cleo', powers: ['united-kingdom', 'anzac'] },
];
const UNITS = {
  'united-states': { 'sz-20': { submarine: 1 } },
  'united-kingdom': { 'sz-6': { destroyer: 1 }, 'sz-19': { submarine: 1 } },
};

describe('the panel of convoys', () => {
  resetBetweenTests();

  const collecting = (more: object = {}): void =>
    startAtPositionOf(
      pacific1940,
      { power: 'japan', phase: 'collect-income', treasury: { japan: 0 }, units: UNITS, wars: AT_WAR, ...more },
      { players: PLAYERS },
    );
  const show = async (): Promise<void> => {
    render(<PhaseContent />);
    await screen.findByRole('region', { name: 'Convoys' });
  };

  test('CVY-1: calls whoever is asked by name, and all convoys are disrupted unless one is left out', async () => {
    collecting();
    give({ type: 'end-phase' });
    await show();
    expect(screen.getByRole('heading').textContent).toBe('Ben (United States): convoys of Japan');
    await press('Disrupt this convoy');
    expect(screen.getByRole('heading').textContent).toBe('Cleo (United Kingdom): convoys of Japan');
    expect(button('Disrupt these 2 convoys')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sea Zone 6 1 IPC' }));
    await press('Disrupt this convoy');
    expect([currentGame().power, currentGame().treasury['japan']]).toEqual(['united-states', 26 - 4]);
  });

  test('CVY-5: in peace nothing is chosen before somebody chooses it, and war is told beforehand', async () => {
    collecting({ wars: [['japan', 'china']] });
    give({ type: 'end-phase' });
    await show();
    expect(screen.getByText(/You are at peace with Japan: to disrupt a convoy brings war/)).toBeTruthy();
    await press('Disrupt none');
    expect(currentGame().power).toBe('united-states');
    expect(currentGame().wars).toEqual([['japan', 'china']]);
  });

  test('OBJ-2, CVY-1: the income panel shows each part with its places, and the convoys in danger', async () => {
    const control = { java: 'japan', sumatra: 'japan', borneo: 'japan', celebes: 'japan' };
    collecting({ control });
    render(<PhaseContent />);
    const table = await screen.findByRole('table');
    expect(table.textContent).toContain('Java, Sumatra, Borneo and Celebes');
    expect(document.querySelector('.income-danger')?.textContent).toMatch(
      /disrupt convoys for up to 5 IPCs: 1 in Sea Zone 6, 2 in Sea Zone 19 and 2 in Sea Zone 20\./,
    );
  });
});

describe('the purchase panel of a power that keeps to its own ground', () => {
  resetBetweenTests();

  test('CHN-2, CHN-9: says what it buys, whether its road is open, and offers nothing else', async () => {
    startAtPositionOf(
      pacific1940,
      { power: 'china', phase: 'purchase-units', treasury: { china: 9 }, control: { yunnan: 'japan' }, units: {} },
      { players: PLAYERS },
    );
    render(<PhaseContent />);
    expect(screen.getByText(/The road is closed now: Yunnan is lost\./)).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Infantry', 'Artillery']);
    expect(document.querySelector('.purchase-complexes')).toBeNull();
    await press('More infantry');
    expect(currentGame().purchased).toEqual({ infantry: 1 });
  });
});
