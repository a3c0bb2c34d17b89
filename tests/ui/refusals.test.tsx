import type { Command } from '../../src/engine/axis-allies/index.ts';
// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toSave } from '../../src/saves/saveFile.ts';
import { openSave } from '../../src/store/openSave.ts';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { useView } from '../../src/games/axis-allies/store/viewStore.ts';
import { App } from '../../src/ui/App.tsx';
import { FaultList } from '../../src/ui/files/FaultList.tsx';
import { endPhase, currentGame, ownUnits, positionSetup, SETUP, startNewGame } from '../store/gameSupport.ts';
import { EmptyWorldPicture } from './emptyWorldPicture.ts';
import './loadParts.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

type Units = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

/** Starts a game at this position, in combat move by default, and renders it. */
function show(power: string, units: Units, more: object = {}): void {
  startNewGame(
    positionSetup({ edition: '1941', power, phase: 'combat-move', units, ...more }, { ...SETUP, diceMode: 'table' }),
  );
  render(<App map={null} World={EmptyWorldPicture} />);
}

beforeEach(() => useAutosave.setState({ isLoading: false, broken: null }));
afterEach(cleanup);

const notice = (): HTMLElement => screen.getByRole('alert');
const button = (name: string | RegExp): HTMLElement => within(notice()).getByRole('button', { name });
const order = (command: Parameters<ReturnType<typeof useGame.getState>['dispatch']>[0]): void =>
  act(() => void useGame.getState().dispatch(command));
const end = (): void => act(() => void endPhase());

/** A transport with infantry that was loaded and has no orders yet. */
function loaded(): void {
  show('germany', {
    germany: { germany: { infantry: 1 }, 'sz-5': { transport: 1 } },
    'soviet-union': { karelia: { infantry: 1 } },
  });
  order({ type: 'load', units: ownUnits('germany', 'infantry'), zone: 'sz-5' });
  end();
}

describe('a refused order', () => {
  beforeEach(() => {
    show(
      'soviet-union',
      { 'soviet-union': { archangel: { infantry: 3 } }, germany: { 'west-russia': { infantry: 1 } } },
      { control: { 'west-russia': 'germany' } },
    );
    act(() => useView.getState().choose(ownUnits('archangel', 'infantry')));
    act(() => useView.getState().press('ukraine'));
  });

  test('is explained in a sentence, with what would be allowed and a link to the rule', () => {
    expect(notice().textContent).toContain('The 3 infantry would need 2 moves to reach Ukraine and have only 1.');
    expect(notice().textContent).toContain('The 3 infantry can attack West Russia.');
    expect(within(notice()).getByRole('link', { name: 'CM-2 · How far a unit moves' }).getAttribute('href')).toBe(
      '#/rules/1941/CM-2',
    );
  });

  test('gives the focus back when it is dismissed by keyboard', async () => {
    const spaces = screen.getByRole('button', { name: 'Spaces' });
    spaces.focus();
    act(() => useView.getState().press('turkey'));
    button('Dismiss').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(spaces));
    expect(notice().textContent).toBe('');
  });

  test('stays shown until another refusal, a choice of other units, a dismissal, or a legal order', async () => {
    act(() => useView.getState().focus('archangel'));
    expect(notice().textContent).toContain('CM-2');
    act(() => useView.getState().choose(ownUnits('archangel', 'infantry').slice(0, 1)));
    expect(notice().textContent).toBe('');
    act(() => useView.getState().press('turkey'));
    expect(notice().textContent).toContain('Turkey is neutral');
    expect(notice().textContent).not.toContain('CM-2');
    await userEvent.click(button('Dismiss'));
    expect(notice().textContent).toBe('');
    act(() => useView.getState().press('ukraine'));
    order({ type: 'move', units: ownUnits('archangel', 'infantry').slice(0, 1), to: 'west-russia' });
    expect(notice().textContent).toBe('');
  });

  test('has buttons for the allowed orders, which also work by keyboard', async () => {
    button('Go to West Russia').focus();
    expect(useView.getState().hovered).toBe('west-russia');
    await userEvent.keyboard('{Enter}');
    expect(ownUnits('west-russia', 'infantry')).toHaveLength(3);
    expect(notice().textContent).toBe('');
    expect(useView.getState().hovered).toBeNull();
  });

  test('has no such buttons in a read-only tab', () => {
    act(() => useGame.setState({ readOnly: true }));
    expect(within(notice()).queryByRole('button', { name: 'Go to West Russia' })).toBeNull();
    expect(notice().textContent).toContain('The 3 infantry can attack West Russia.');
  });
});

describe('the end of a phase that is refused', () => {
  test('is shown in the notice and beside the battles to come, each with a remedy', async () => {
    loaded();
    const panel = screen.getByRole('region', { name: 'Before combat' });
    for (const place of [notice(), panel]) {
      expect(place.textContent).toContain(
        'The infantry in Sea Zone 5 went aboard in this phase and must assault an enemy coast; you have not ' +
          'said which one yet.',
      );
      expect(place.textContent).toContain('The infantry can assault Karelia.');
    }
    expect(within(panel).getByRole('link', { name: 'Rule CM-17 · Loaded to assault' })).toBeTruthy();
    await userEvent.click(button('Assault Karelia with the infantry'));
    expect(notice().textContent).toBe('');
    expect(screen.queryByRole('region', { name: 'Before combat' })).toBeNull();
  });

  test('can be corrected by undoing a move', async () => {
    show('united-states', {
      'united-states': { 'sz-40': { carrier: 1, fighter: 1 } },
      japan: { 'sz-40': { submarine: 1 }, 'caroline-islands': { infantry: 1 } },
    });
    order({ type: 'move', units: ownUnits('sz-40', 'fighter'), to: 'caroline-islands' });
    order({ type: 'engage', zone: 'sz-40', attack: true });
    end();
    expect(notice().textContent).toContain('The fighter in Caroline Islands would have nowhere to land');
    await userEvent.click(button('Take back the move'));
    expect(ownUnits('sz-40', 'fighter')).toHaveLength(1);
    expect(notice().textContent).toBe('');
  });

  test('can be corrected by two orders in a row', async () => {
    show('united-states', {
      'united-states': { 'sz-40': { carrier: 1, fighter: 1 } },
      japan: { 'caroline-islands': { infantry: 1 } },
    });
    order({ type: 'move', units: ownUnits('sz-40', 'fighter'), to: 'caroline-islands' });
    end();
    order({ type: 'fight', space: 'caroline-islands' });
    order({ type: 'roll', dice: [1] });
    order({ type: 'roll', dice: [6] });
    end();
    expect(currentGame().phase).toBe('noncombat-move');
    end();
    expect(notice().textContent).toContain(
      'First move the carrier in Sea Zone 40 to Sea Zone 38, then move the fighter in Caroline Islands to Sea Zone 38.',
    );
    await userEvent.click(button('Do both'));
    expect([ownUnits('sz-38', 'carrier'), ownUnits('sz-38', 'fighter')].map(({ length }) => length)).toEqual([1, 1]);
    expect(notice().textContent).toBe('');
    end();
    expect(currentGame().phase).not.toBe('noncombat-move');
  });
});

test('a stored game with an illegal order says which, why, and by which rule', async () => {
  useGame.setState(useGame.getInitialState(), true);
  const orders: readonly Command[] = [{ type: 'end-phase' }, { type: 'purchase', units: { tank: 1 } }];
  const opened = await openSave(toSave(SETUP, orders, new Date(0)));
  if (opened.ok) throw new Error('opened');
  render(<FaultList faults={opened.fault.faults} />);
  const [fault] = screen.getAllByRole('listitem');
  expect(fault?.textContent).toContain(
    'command 2 of 2 is not allowed there: You cannot do that in the phase “Combat move”.',
  );
  const link = screen.getByRole('link', { name: 'TURN-2 · The six phases' });
  expect(link.getAttribute('href')).toBe('#/rules/1941/TURN-2');
});

describe('a disabled choice says why', () => {
  test('a battle that has to wait', () => {
    show(
      'germany',
      {
        germany: { 'sz-5': { transport: 1 }, germany: { infantry: 1 }, 'eastern-europe': { infantry: 1 } },
        'soviet-union': { karelia: { infantry: 1 }, 'west-russia': { infantry: 1 } },
      },
      { control: { 'west-russia': 'soviet-union' } },
    );
    order({ type: 'load', units: ownUnits('germany', 'infantry'), zone: 'sz-5' });
    order({ type: 'offload', units: ownUnits('sz-5', 'infantry'), to: 'karelia' });
    order({ type: 'move', units: ownUnits('eastern-europe', 'infantry'), to: 'west-russia' });
    end();
    const fight = screen.getByRole('button', { name: 'Fight in West Russia' });
    expect(fight).toHaveProperty('disabled', true);
    const why = document.getElementById(fight.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toContain('so West Russia has to wait. Fight in Karelia first. Rule AMPH-8');
  });

  test('an attack that cannot be called off', () => {
    show('japan', { japan: { 'sz-45': { destroyer: 1 } }, 'united-states': { 'sz-44': { submarine: 1 } } });
    order({ type: 'move', units: ownUnits('sz-45', 'destroyer'), to: 'sz-44' });
    const zones = screen.getByRole('region', { name: 'Zones shared with enemy submarines or transports' });
    expect(zones.textContent).toContain('The destroyer came to Sea Zone 44 for this attack');
    expect(within(zones).getByRole('link', { name: 'Rule CM-1 · Where a combat move ends' })).toBeTruthy();
  });

  test('a unit that cannot be afforded', () => {
    show('japan', { japan: {} }, { phase: 'purchase-units', treasury: { japan: 4 } });
    expect(screen.getByRole('group', { name: 'tanks' }).title).toBe(
      'That costs 6 IPCs, and Japan has only 4 IPCs. BUY-2 · Paying',
    );
    expect(screen.getByRole('group', { name: 'infantry' }).title).toBe('');
  });
});
