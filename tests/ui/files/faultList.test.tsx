// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SHELF } from '../../../src/engine/axis-allies/index.ts';
import { FaultList } from '../../../src/ui/files/FaultList.tsx';

const FAULT = { path: 'players', message: 'a player has no power' };

test('a fault names its rule with its title, and by its number alone where the edition has no such rule', () => {
  const faults = (['TURN-6', 'NA-1'] as const).map((rule) => ({ ...FAULT, rule }));
  render(<FaultList edition={SHELF[0].id} faults={faults.map((fault) => ({ ...fault, path: fault.rule }))} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^TURN-6 · \w/),
    'NA-1',
  ]);
});
