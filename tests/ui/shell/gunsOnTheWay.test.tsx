// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { revised } from '../../../src/engine/axis-allies/editions/revised.ts';
import { SidePanel } from '../../../src/ui/shell/SidePanel.tsx';
import { currentGame, endPhase } from '../../store/gameSupport.ts';
import { give, resetBetweenTests, roll, startAtPositionOf } from '../../games/axis-allies/ui/panelSupport.ts';
import '../loadParts.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

const SU = 'soviet-union';
const GUN = { infantry: 1, 'antiaircraft-gun': 1 };
const unitIn = (space: string): string => Object.values(currentGame().units).find((unit) => unit.space === space)!.id;

/** Soviet aircraft can attack the Ukraine over West Russia, where a German gun stands as in the Caucasus. */
const besideGuns = (type: string): void =>
  startAtPositionOf(revised, {
    power: SU,
    phase: 'combat-move',
    units: {
      [SU]: { archangel: { [type]: 1 } },
      germany: { 'west-russia': GUN, caucasus: GUN, 'ukraine-ssr': { infantry: 1 } },
    },
    control: { 'west-russia': 'germany', caucasus: 'germany' },
  });

describe('AA-3: guns that are flown over', () => {
  resetBetweenTests();

  test('are told before combat', () => {
    besideGuns('bomber');
    give({ type: 'move', units: [unitIn('archangel')], to: 'ukraine-ssr', via: ['west-russia'] });
    render(<SidePanel />);
    const plan = within(screen.getByRole('region', { name: 'Battles to come' }));
    expect(plan.getByText(/^The antiaircraft gun in West Russia fires at a bomber on its way\.$/)).toBeTruthy();
    act(() => useGame.getState().undo());
    give({ type: 'move', units: [unitIn('archangel')], to: 'west-russia' });
    expect(screen.queryByText(/fires at a bomber/)).toBeNull();
  });

  test('are named with the places to fly home to, after the places of safer flights', () => {
    besideGuns('fighter');
    give({ type: 'move', units: [unitIn('archangel')], to: 'ukraine-ssr', via: ['west-russia'] });
    endPhase();
    roll(6);
    give({ type: 'fight', space: 'ukraine-ssr' });
    roll(1);
    roll(6);
    render(<SidePanel />);
    const home = within(screen.getByRole('region', { name: 'Flights home' }));
    expect(home.getAllByRole('button', { name: /^Fly to/ }).map((place) => place.textContent)).toEqual([
      'Fly to Karelia S.S.R.',
      'Fly to Russia, under fire in Caucasus',
      'Fly to Archangel, under fire in West Russia',
    ]);
  });
});
