// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { revised } from '../../../../../src/engine/axis-allies/editions/revised.ts';
import { useView } from '../../../../../src/games/axis-allies/store/viewStore.ts';
import { IncomePanel } from '../../../../../src/games/axis-allies/ui/income/IncomePanel.tsx';
import { MobilizePanel } from '../../../../../src/games/axis-allies/ui/mobilize/MobilizePanel.tsx';
import { UnitPicker } from '../../../../../src/games/axis-allies/ui/moves/UnitPicker.tsx';
import { DestinationList } from '../../../../../src/games/axis-allies/ui/moves/DestinationList.tsx';
import { PurchasePanel } from '../../../../../src/games/axis-allies/ui/purchase/PurchasePanel.tsx';
import { Treasuries } from '../../../../../src/games/axis-allies/ui/bar/Treasuries.tsx';
import { currentGame, ownUnits } from '../../../../store/gameSupport.ts';
import { button, give, press, resetBetweenTests, startAtPosition, startAtPositionOf } from '../panelSupport.ts';
import '../../../../ui/loadParts.ts';

const cellsOf = (name: string): readonly (string | null)[] => {
  const row = screen.getByRole('rowheader', { name }).closest('tr') ?? document.body;
  return within(row)
    .getAllByRole('cell')
    .slice(0, 4)
    .map(({ textContent }) => textContent);
};

describe('purchase where complexes are sold', () => {
  resetBetweenTests();
  const start = (treasury: number): void => {
    startAtPositionOf(revised, {
      power: 'germany',
      phase: 'purchase-units',
      treasury: { germany: treasury },
      developments: { germany: ['jet-fighters'] },
      units: {},
    });
    render(<PurchasePanel />);
  };

  test('BUY-1: artillery, guns and complexes are in the list', () => {
    start(40);
    expect(cellsOf('Artillery')).toEqual(['4', '2', '2', '1']);
    expect(cellsOf('Antiaircraft gun')).toEqual(['5', '–', 'AA 1', '1']);
    expect(cellsOf('Industrial complex')).toEqual(['15', '–', '–', '–']);
  });

  test('RES-4: a value that a development has changed is marked', () => {
    start(40);
    expect(cellsOf('Fighter')).toEqual(['10', '3', '5, 4 without your developments', '4']);
  });

  test('CPX-3: a complex takes no place of a unit, and the panel says where it may stand', async () => {
    start(40);
    await press('More industrial complexes');
    expect(currentGame().purchased).toEqual({ 'industrial-complex': 1 });
    expect(screen.getByText('Ordered: an industrial complex.')).toBeTruthy();
    expect(screen.getByText('0', { selector: 'dd' }).textContent).toMatch(/^0 \/ 16$/);
    expect(screen.getByText(/A new industrial complex can stand in \d+ territories/)).toBeTruthy();
    expect(screen.getByText(/Western Europe/)).toBeTruthy();
  });

  test('an edition that sells none does not speak of them', () => {
    startAtPosition({ power: 'germany', phase: 'purchase-units', units: {} });
    render(<PurchasePanel />);
    expect(screen.queryByText(/new industrial complex/)).toBeNull();
  });
});

describe('mobilize where complexes are placed', () => {
  resetBetweenTests();

  test('CPX-1: a complex is picked and placed where it may stand, with the worth of each place', async () => {
    startAtPositionOf(revised, {
      power: 'japan',
      phase: 'mobilize-new-units',
      units: {},
      purchased: { 'industrial-complex': 1 },
    });
    render(<MobilizePanel />);
    expect(button(/^Industrial complex/).getAttribute('aria-pressed')).toBe('true');
    expect(useView.getState().marks['manchuria']).toBe('place');
    await press(/^Manchuria worth 3 IPCs/);
    expect(currentGame().complexes).toContain('manchuria');
  });

  test('MOB-3: standing fighters may go aboard a carrier placed now', async () => {
    startAtPositionOf(revised, {
      power: 'japan',
      phase: 'mobilize-new-units',
      units: { japan: { japan: { fighter: 1 } } },
      purchased: { carrier: 1 },
    });
    render(<MobilizePanel />);
    expect(screen.queryByRole('region', { name: 'Aboard new carriers' })).toBeNull();
    await press(/^Sea Zone 60/);
    await press('A fighter from Japan to Sea Zone 60');
    expect(Object.values(currentGame().units).find(({ type }) => type === 'fighter')?.space).toBe('sz-60');
  });
});

describe('what powers have', () => {
  resetBetweenTests();

  test('developments and advantages are told at the treasury of each power', async () => {
    startAtPositionOf(revised, {
      power: 'germany',
      phase: 'purchase-units',
      units: {},
      developments: { germany: ['rockets'] },
      advantages: { germany: ['wolf-packs'], japan: ['banzai-attacks'] },
    });
    render(<Treasuries />);
    await press(/^Germany, .* Has Rockets, Wolf Packs\.$/);
    const card = within(screen.getByRole('dialog', { name: 'Germany' }));
    expect(card.getByText('Rockets')).toBeTruthy();
    expect(card.getByText(/strike industrial complexes up to 3 spaces away/)).toBeTruthy();
    expect(card.getByText('Wolf Packs')).toBeTruthy();
    expect(button(/^Soviet Union, .* No developments\.$/)).toBeTruthy();
  });

  test('an edition without them shows treasuries only', () => {
    render(<Treasuries />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('NA-GE-1: what lessens an income has a line of its own, with its rule', () => {
    startAtPositionOf(revised, {
      power: 'united-kingdom',
      phase: 'collect-income',
      units: { germany: { 'sz-6': { submarine: 2 } } },
      advantages: { germany: ['u-boat-interdiction'] },
    });
    render(<IncomePanel />);
    expect(screen.getByText(/U-Boat Interdiction/).closest('tr')?.textContent).toMatch(/−2$/);
  });
});

test('CM-16: cargo that has no coast to assault is told to sail with its ship', () => {
  startAtPositionOf(revised, {
    power: 'united-kingdom',
    phase: 'combat-move',
    units: { 'united-kingdom': { 'sz-27': { transport: 1 } }, germany: { norway: { infantry: 1 } } },
    aboard: [
      {
        in: 'sz-27',
        ship: 'transport',
        owner: 'united-kingdom',
        cargo: [{ unit: 'infantry', owner: 'united-kingdom' }],
      },
    ],
  });
  act(() => useView.getState().choose(ownUnits('sz-27', 'infantry')));
  render(<DestinationList />);
  expect(screen.getByText('Nowhere from here. Choose their ship, and they sail with it.')).toBeTruthy();
});

test('TURN-8: a transport with a friend’s troops is told apart from one with troops of its own', () => {
  const ship = (cargo: string) => ({
    in: 'sz-2',
    ship: 'transport',
    owner: 'united-kingdom',
    cargo: [{ unit: 'infantry', owner: cargo }],
  });
  startAtPositionOf(revised, {
    power: 'united-kingdom',
    phase: 'noncombat-move',
    units: { 'united-kingdom': { 'sz-2': { transport: 2 } } },
    aboard: [ship('united-kingdom'), ship('united-states')],
  });
  render(<UnitPicker space="sz-2" />);
  for (const cargo of ['Carries 1 infantry · 2 moves', 'Carries 1 infantry of the United States · 2 moves'])
    expect(screen.getByText(cargo)).toBeTruthy();
});

test('CM-18: troops of one type in different company are chosen apart, so that shipmates land together', async () => {
  const ship = (...units: readonly string[]) => ({
    in: 'sz-13',
    ship: 'transport',
    owner: 'united-kingdom',
    cargo: units.map((unit) => ({ unit, owner: 'united-kingdom' })),
  });
  startAtPositionOf(revised, {
    power: 'united-kingdom',
    phase: 'combat-move',
    units: { 'united-kingdom': { 'sz-13': { transport: 2 } } },
    aboard: [ship('infantry', 'infantry'), ship('tank', 'infantry')],
  });
  render(<UnitPicker space="sz-13" />);
  await press('More tanks aboard in Sea Zone 13');
  await press('More infantry aboard with a tank in Sea Zone 13');
  act(() => give({ type: 'offload', units: useView.getState().chosen, to: 'western-europe' }));
  act(() => useView.getState().choose([]));
  await press('More infantry aboard with 1 infantry in Sea Zone 13');
  await press('More infantry aboard with 1 infantry in Sea Zone 13');
  act(() => give({ type: 'offload', units: useView.getState().chosen, to: 'algeria' }));
});
