// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hypotheticalTurn, newGame, play, type GameState } from '../../../../../src/engine/axis-allies/index.ts';
import { oddsCache } from '../../../../../src/games/axis-allies/odds/oddsCache.ts';
import { TO_THE_END } from '../../../../../src/games/axis-allies/odds/policies.ts';
import { answered, type OddsQuestion } from '../../../../../src/games/axis-allies/odds/questions.ts';
import { ownAttack } from '../../../../../src/games/axis-allies/odds/threats/ownAttack.ts';
import { PlansCompared } from '../../../../../src/games/axis-allies/ui/compare/tables.tsx';
import { EDITIONS } from '../../../../engine/axis-allies/editions/everyEdition.ts';

/** Two plans side by side. They are reckoned here on the spot, instead of in a worker. */

const office = () => ({
  answer: (question: OddsQuestion) => Promise.resolve(answered(question, oddsCache(10))),
  close: () => undefined,
});

afterEach(cleanup);

test('odds, balance and spread of both plans stand side by side', async () => {
  const edition = EDITIONS[0]!;
  const start = newGame(edition, { victory: Object.keys(edition.victories)[0]! });
  const state = hypotheticalTurn(start, 'soviet-union')!;
  const planned = (orders: number): GameState =>
    (ownAttack(state, 'ukraine', 0.5, TO_THE_END).all?.orders ?? [])
      .slice(0, orders)
      .reduce<GameState>((now, order) => {
        const played = play(now, order);
        return played.ok ? played.value.state : now;
      }, state);
  render(<PlansCompared before={planned(1)} after={planned(9)} office={office} />);
  const table = await screen.findByRole('table', { name: 'All battles of the plan together' });
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.map(([what]) => what)).toEqual([
    'All battles won',
    'None won',
    'IPCs lost',
    'IPCs destroyed',
    'IPCs on balance',
    'Give or take',
  ]);
  const [won] = rows;
  expect(won?.[1]).toMatch(/^\S+\s%$/);
  expect(won?.[2]).toMatch(/^\S+\s%$/);
  expect(won?.[1]).not.toBe(won?.[2]);
});
