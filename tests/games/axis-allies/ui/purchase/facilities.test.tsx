// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { revised } from '../../../../../src/engine/axis-allies/editions/revised.ts';
import { newGame } from '../../../../../src/engine/axis-allies/index.ts';
import { PurchasePanel } from '../../../../../src/games/axis-allies/ui/purchase/PurchasePanel.tsx';
import { groundText } from '../../../../../src/games/axis-allies/text/spaceText.ts';
import { groundSentences, spaceOf } from '../../../../../src/games/axis-allies/text/spaces/ground.ts';
import { bases, basesGame } from '../../../../engine/axis-allies/editions/basesEdition.ts';
import { currentGame } from '../../../../store/gameSupport.ts';
import { button, press, resetBetweenTests, startAtPositionOf } from '../panelSupport.ts';

describe('facilities in the purchase panel', () => {
  resetBetweenTests();

  const shop = (position: object = {}): void =>
    startAtPositionOf(
      bases,
      { power: 'red', phase: 'purchase-units', units: {}, treasury: { red: 40 }, ...position },
      {
        players: [
          { name: 'Ann', powers: ['red'] },
          { name: 'Ben', powers: ['blue'] },
        ],
      },
    );

  test('FAC-1: what the edition sells is listed with its price', async () => {
    shop();
    render(<PurchasePanel />);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(-5);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Minor complex',
      'Major complex',
      'Upgrade to a major complex',
      'Air base',
      'Naval base',
    ]);
    await press('More air bases');
    expect(currentGame().purchased).toEqual({ 'air-base': 1 });
  });

  test('FAC-2: and where each may stand', () => {
    shop();
    render(<PurchasePanel />);
    const told = [...document.querySelectorAll('.purchase-complexes')].map(({ textContent }) => textContent);
    expect(told[0]).toMatch(
      /^A new minor complex can stand in 1 territoryIt .* worth at least 2 IPCs, on no island, that .*wood\.$/,
    );
    expect(told[2]).toMatch(/^An upgrade to a major complex can stand in 1 territory.* and that has a minor complex\./);
  });

  test('BUY-4: damaged facilities are repaired by points, and the order is taken back', async () => {
    shop({ facilities: { port: { 'major-complex': 2 }, isle: { 'naval-base': 4 } } });
    render(<PurchasePanel />);
    const more = 'More points of the naval base in isle';
    await press(more);
    await press(more);
    expect([currentGame().facilities?.isle, currentGame().treasury.red]).toEqual([{ 'naval-base': 2 }, 38]);
    await press('Fewer points of the naval base in isle');
    expect(currentGame().turn.repaired).toEqual({ isle: { 'naval-base': 1 } });
    await press('More points of the major complex in port');
    await press('More points of the major complex in port');
    expect(button('More points of the major complex in port').getAttribute('aria-disabled')).toBe('true');
  });

  test('without damage nothing is said of repairs', () => {
    shop();
    render(<PurchasePanel />);
    expect(screen.queryByText(/Repairs/)).toBeNull();
  });

  test('CPX-1: an edition with complexes only tells of them as before', () => {
    startAtPositionOf(revised, { power: 'germany', phase: 'purchase-units', units: {} });
    render(<PurchasePanel />);
    expect(document.querySelector('.purchase-complexes')?.textContent).toMatch(
      /^A new industrial complex can stand in \d+ territories.* in a territory worth at least 1 IPC that you have held/,
    );
  });
});

describe('facilities of a space in words', () => {
  const game = basesGame({ facilities: { port: { 'major-complex': 2, 'air-base': 3 }, isle: { 'naval-base': 0 } } });

  test('FAC-5: all that stands there, with its damage', () => {
    expect(groundText(game, spaceOf(game, 'port')!)).toContain(
      'major complex, 2 of 20 points of damage · air base, 3 of 6 points of damage, out of order',
    );
    expect(groundSentences(game, spaceOf(game, 'port')!)).toEqual(
      expect.arrayContaining([
        'It has a major complex and an air base.',
        'The major complex has 2 of 20 points of damage.',
        'The air base has 3 of 6 points of damage, out of order.',
      ]),
    );
    expect(groundSentences(game, spaceOf(game, 'isle')!)).toContain('It has a naval base.');
  });

  test('UNIT-2: one industrial complex as before', () => {
    const old = newGame('revised');
    expect(groundText(old, spaceOf(old, 'germany')!)).toContain('· industrial complex');
    expect(groundSentences(old, spaceOf(old, 'germany')!)).toContain('It has an industrial complex.');
  });
});
