// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { awaiting } from '../../src/engine/index.ts';
import { useGame } from '../../src/store/gameStore.ts';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { App } from '../../src/ui/App.tsx';
import { endPhase, onTable, own, positionSetup, SETUP, sitDown } from '../store/table.ts';
import { NoWorld } from './noWorld.ts';

afterEach(cleanup);

/** Two submarines sink the carrier under a fighter, which they cannot hit and which cannot hit them. */
const CARRIER_UNDER_A_FIGHTER = {
  edition: '1941',
  power: 'united-kingdom',
  phase: 'combat-move',
  units: { 'united-kingdom': { 'sz-6': { submarine: 2 } }, germany: { 'sz-5': { carrier: 1, fighter: 1 } } },
};

test('the owner of a fighter without its carrier says where it lands', async () => {
  useAutosave.setState({ isLoading: false, broken: null });
  sitDown(positionSetup(CARRIER_UNDER_A_FIGHTER, { ...SETUP, diceMode: 'table' }));
  const { dispatch } = useGame.getState();
  dispatch({ type: 'move', units: own('sz-6', 'submarine'), to: 'sz-5' });
  endPhase();
  dispatch({ type: 'fight', space: 'sz-5' });
  for (let asked = awaiting(onTable()); asked.kind !== 'command'; asked = awaiting(onTable())) {
    if (asked.kind === 'submerge') dispatch({ type: 'submerge', units: [] });
    else if (asked.kind === 'dice')
      dispatch({
        type: 'roll',
        dice: asked.groups.flatMap(({ units }) => units.map(() => (asked.side === 'attacker' ? 1 : 6))),
      });
    else if (asked.kind === 'casualties') dispatch({ type: 'casualties', units: asked.suggestion });
    else throw new Error(asked.kind);
  }
  endPhase();

  render(<App map={null} World={NoWorld} />);
  const panel = screen.getByRole('region', { name: 'A fighter without its carrier' });
  expect(panel.textContent).toContain('Ben (Germany)');
  await userEvent.click(within(panel).getByRole('button', { name: 'Norway/Finland' }));
  expect(Object.values(onTable().units).find(({ type }) => type === 'fighter')?.space).toBe('norway-finland');
  expect(screen.queryByRole('region', { name: 'A fighter without its carrier' })).toBeNull();
});
