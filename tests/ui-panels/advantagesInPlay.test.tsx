// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { revised } from '../../src/engine/axis-allies/editions/revised.ts';
import type { UnitId } from '../../src/engine/index.ts';
import { isBattleDecided } from '../../src/store/decidedBattle.ts';
import { useGame } from '../../src/store/gameStore.ts';
import { SidePanel } from '../../src/ui/shell/SidePanel.tsx';
import { currentGame, endPhase } from '../store/gameSupport.ts';
import { button, give, press, resetBetweenTests, roll, startAtPositionOf } from './panelSupport.ts';

/** Advantages that ask, or let a player do something, by what stands in the panel. */

const unitsAt = (space: string, type: string): readonly UnitId[] =>
  Object.values(currentGame().units).flatMap((unit) => (unit.space === space && unit.type === type ? [unit.id] : []));
const send = (from: string, type: string, to: string): void => give({ type: 'move', units: unitsAt(from, type), to });
const unfold = (name: string): Promise<void> => userEvent.click(screen.getByText(`${name}: can be declared now`));

describe('NA-UK-3: Enigma Decoded', () => {
  resetBetweenTests();

  /** Germany attacks Anglo-Egypt; two infantry and a tank stand beside it. */
  function attack(): void {
    startAtPositionOf(revised, {
      power: 'germany',
      phase: 'combat-move',
      advantages: { 'united-kingdom': ['enigma-decoded'] },
      units: {
        germany: { libya: { tank: 1 } },
        'united-kingdom': { 'anglo-egypt': { infantry: 2 }, 'trans-jordan': { infantry: 2, tank: 1 } },
      },
    });
    send('libya', 'tank', 'anglo-egypt');
    endPhase();
    render(<SidePanel />);
  }

  test('its owner chooses a way and who goes', async () => {
    attack();
    expect(screen.getByRole('heading', { name: /United Kingdom.*: move units now\?/ })).toBeTruthy();
    await press('Trans-Jordan to Anglo-Egypt');
    const way = within(screen.getByRole('group', { name: 'From Trans-Jordan to Anglo-Egypt' }));
    expect(way.getByRole('button', { name: 'Send them to Anglo-Egypt' })).toHaveProperty('disabled', true);
    await press('More infantry in Trans-Jordan');
    await userEvent.click(way.getByRole('checkbox', { name: 'A tank in Trans-Jordan' }));
    await press('Send them to Anglo-Egypt');
    expect([unitsAt('anglo-egypt', 'infantry').length, unitsAt('trans-jordan', 'infantry').length]).toEqual([3, 1]);
    expect(currentGame().spentAdvantages).toEqual(['enigma-decoded']);
  });

  test('what its rule forbids is said, and nobody need go', async () => {
    attack();
    await press('Anglo-Egypt to Trans-Jordan');
    const more = 'More infantry in Anglo-Egypt';
    await press(more);
    await press(more);
    expect(screen.getByRole('alert').textContent).toMatch(/NA-UK-3/);
    expect(button('Send them to Trans-Jordan').disabled).toBe(true);
    await press('Move nobody');
    expect([currentGame().offers, currentGame().spentAdvantages]).toEqual([[], []]);
  });

  test('with the keyboard alone', async () => {
    attack();
    button('Trans-Jordan to Anglo-Egypt').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Fewer infantry in Trans-Jordan');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect([unitsAt('anglo-egypt', 'infantry').length, unitsAt('anglo-egypt', 'tank').length]).toEqual([3, 2]);
  });
});

describe('NA-JA-3: Kaiten Torpedoes', () => {
  resetBetweenTests();

  function attack(): void {
    startAtPositionOf(revised, {
      power: 'united-states',
      phase: 'combat-move',
      advantages: { japan: ['kaiten-torpedoes'] },
      units: { 'united-states': { 'sz-57': { battleship: 2 } }, japan: { 'sz-60': { submarine: 2, destroyer: 1 } } },
    });
    send('sz-57', 'battleship', 'sz-60');
    endPhase();
    give({ type: 'fight', space: 'sz-60' });
    render(<SidePanel />);
  }

  test('submarines are named before the dice are rolled', async () => {
    attack();
    await unfold('Kaiten Torpedoes');
    await press('More submarines in Sea Zone 60');
    await press('Declare Kaiten Torpedoes');
    expect(currentGame().battle?.doomed).toHaveLength(1);
  });

  test('the next round waits for it: pressing on rolls no dice by itself', async () => {
    attack();
    roll(6, 6);
    roll(6, 6);
    roll(6);
    useGame.getState().fightOn({ type: 'press' }, { type: 'submerge', units: [] });
    expect([currentGame().battle?.round, currentGame().battle?.step]).toEqual([2, 'defender-strike']);
    expect(isBattleDecided(currentGame())).toBe(false);
    useGame.getState().roll();
    expect(currentGame().battle?.step).not.toBe('defender-strike');
  });
});

describe('a phase with an advantage to declare', () => {
  resetBetweenTests();

  test('NA-SU-5: is not passed over though there is no money to spend', () => {
    startAtPositionOf(revised, {
      power: 'soviet-union',
      phase: 'develop-weapons',
      advantages: { 'soviet-union': ['lend-lease'] },
      treasury: { 'soviet-union': 0 },
      units: { 'united-kingdom': { russia: { tank: 2 } }, 'soviet-union': { russia: { infantry: 1 } } },
    });
    useGame.getState().endPhase();
    expect(currentGame().phase).toBe('purchase-units');
  });

  test('NA-SU-5: units of several friends are told apart, and like ones are counted', async () => {
    startAtPositionOf(revised, {
      power: 'soviet-union',
      phase: 'purchase-units',
      advantages: { 'soviet-union': ['lend-lease'] },
      units: {
        'united-kingdom': { russia: { tank: 2 } },
        'united-states': { russia: { tank: 1 }, caucasus: { fighter: 2 } },
      },
    });
    render(<SidePanel />);
    await unfold('Lend-Lease');
    await press('More tanks in Russia (United Kingdom)');
    await userEvent.click(screen.getByRole('checkbox', { name: 'A tank in Russia (United States)' }));
    await press('More fighters in Caucasus (United States)');
    await press('Declare Lend-Lease');
    const soviet = Object.values(currentGame().units).filter(({ owner }) => owner === 'soviet-union');
    expect(soviet.map(({ type }) => type).toSorted()).toEqual(['fighter', 'tank', 'tank']);
  });
});
