// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { awaiting } from '../../src/engine/axis-allies/index.ts';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { useView } from '../../src/games/axis-allies/store/viewStore.ts';
import { App } from '../../src/ui/App.tsx';
import { endPhase, currentGame, ownUnits, positionSetup, SETUP, startNewGame } from '../store/gameSupport.ts';
import { EmptyWorldPicture } from './emptyWorldPicture.ts';
import './loadParts.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

afterEach(cleanup);

/** Two submarines sink the carrier under a fighter; neither side can hit the other's units. */
const CARRIER_UNDER_A_FIGHTER = {
  edition: '1941',
  power: 'united-kingdom',
  phase: 'combat-move',
  units: { 'united-kingdom': { 'sz-6': { submarine: 2 } }, germany: { 'sz-5': { carrier: 1, fighter: 1 } } },
};

test('the owner of a fighter without a carrier chooses where it lands', async () => {
  useAutosave.setState({ isLoading: false, broken: null });
  startNewGame(positionSetup(CARRIER_UNDER_A_FIGHTER, { ...SETUP, diceMode: 'table' }));
  const { dispatch } = useGame.getState();
  dispatch({ type: 'move', units: ownUnits('sz-6', 'submarine'), to: 'sz-5' });
  endPhase();
  dispatch({ type: 'fight', space: 'sz-5' });
  for (let asked = awaiting(currentGame()); asked.kind !== 'command'; asked = awaiting(currentGame())) {
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

  render(<App map={null} World={EmptyWorldPicture} />);
  const panel = screen.getByRole('region', { name: 'A fighter without its carrier' });
  expect(panel.textContent).toContain('Ben (Germany)');
  await userEvent.click(within(panel).getByRole('button', { name: 'Norway/Finland' }));
  expect(Object.values(currentGame().units).find(({ type }) => type === 'fighter')?.space).toBe('norway-finland');
  expect(screen.queryByRole('region', { name: 'A fighter without its carrier' })).toBeNull();
  // The pointer never left the button, which is gone.
  expect(useView.getState().hovered).toBeNull();
});
