// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { awaiting } from '../../../../../src/engine/axis-allies/index.ts';
import { BattlePanel } from '../../../../../src/games/axis-allies/ui/battle/BattlePanel.tsx';
import { currentGame, ownUnits } from '../../../../store/gameSupport.ts';
import { button, give, press, resetBetweenTests, startAtPosition } from '../panelSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

/** Two German submarines sail against a British battleship, and a submarine if wished; nobody hits for a while. */
function begin(defenders: object, seed: string): void {
  startAtPosition(
    {
      power: 'germany',
      phase: 'combat-move',
      units: { germany: { 'sz-9': { submarine: 2 } }, 'united-kingdom': { 'sz-8': defenders } },
    },
    { seed },
  );
  give({ type: 'move', units: ownUnits('sz-9', 'submarine'), to: 'sz-8' });
  give({ type: 'end-phase' });
  render(<BattlePanel />);
  act(() => give({ type: 'fight', space: 'sz-8' }));
}

const round = (): number | undefined => currentGame().battle?.round;
const kind = (): string => awaiting(currentGame()).kind;

describe('submarines', () => {
  resetBetweenTests();

  test('COM-5: one press a round is enough where only the attacker has some', async () => {
    begin({ battleship: 1 }, 'quiet 178096');
    await press('Strike with all 2');
    expect([kind(), round()]).toEqual(['retreat', 1]);
    await press('Fight round 2');
    expect([kind(), round()]).toEqual(['retreat', 2]);
  });

  test('COM-5: they can be asked again before the next round', async () => {
    begin({ battleship: 1 }, 'quiet 178096');
    await press('Strike with all 2');
    await press('Fight round 2, but ask submarines');
    expect([kind(), round()]).toEqual(['submerge', 2]);
  });

  test('COM-5: a defender is asked each round, or no more if it wishes, and can change its mind', async () => {
    begin({ battleship: 1, submarine: 1 }, 'quiet 178096');
    await press('Strike with all 2');
    expect(kind()).toBe('submerge');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Strike in later rounds too, unasked' }));
    await press('Strike');
    expect([kind(), round()]).toEqual(['retreat', 1]);
    await press('Fight round 2');
    expect([kind(), round()]).toEqual(['retreat', 2]);
    await press('Ask them again');
    expect(screen.queryByText(/not asked any more/)).toBeNull();
    await press('Fight round 3');
    expect([kind(), round()]).toEqual(['submerge', 3]);
    expect(useGame.getState().commands.filter(({ type }) => type === 'submerge')).toHaveLength(5);
    expect(button('Strike')).toBeTruthy();
  });
});
