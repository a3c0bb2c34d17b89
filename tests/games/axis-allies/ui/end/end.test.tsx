// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { EndScreen } from '../../../../../src/games/axis-allies/ui/end/EndScreen.tsx';
import { currentGame } from '../../../../store/gameSupport.ts';
import { resetBetweenTests, press, give, startAtPosition } from '../panelSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

/** The United States' last phase, with London and Moscow in Axis hands. */
const WON = {
  power: 'united-states',
  phase: 'collect-income',
  round: 6,
  control: { 'united-kingdom': 'germany', russia: 'germany' },
  units: {},
};

describe('the end', () => {
  resetBetweenTests();

  test('TURN-4: says who won and why, can be minimized, and leads to a new game', async () => {
    startAtPosition(WON);
    give({ type: 'end-phase' });
    expect(currentGame().outcome?.winner).toBe('axis');
    render(<EndScreen />);
    expect(screen.getByRole('dialog', { name: 'The Axis win' }).textContent).toMatch(
      /At the end of the United States’ turn in round 6 they hold .*London.*by Ben \(Germany and Japan\)/,
    );
    await press('Look at the map');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Show the result');
    await press('Play again');
    expect(useGame.getState().inGame).toBe(false);
  });

  test('shows nothing while the game goes on', () => {
    const { container } = render(<EndScreen />);
    expect(container.textContent).toBe('');
  });
});
