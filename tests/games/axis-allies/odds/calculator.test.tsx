// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { calculated, type CalculatorQuestion } from '../../../../src/games/axis-allies/odds/calculator.ts';
import { openCalculator, useCalculator } from '../../../../src/games/axis-allies/store/odds/calculator.ts';
import { CalculatorWindow } from '../../../../src/games/axis-allies/ui/odds/calculator/CalculatorWindow.tsx';
import { EDITIONS } from '../../../engine/axis-allies/editions/everyEdition.ts';

/** The battle calculator by hand. It reckons here on the spot, instead of in a worker. */

const office = () => ({
  answer: (question: CalculatorQuestion) => Promise.resolve(calculated(question)),
  close: () => undefined,
});

afterEach(cleanup);

const result = (): string => document.querySelector('.calculator__result')?.textContent ?? '';

test.each(EDITIONS.map(({ id }) => id))(
  '%s: units by presses and keys, the odds, the smallest force',
  async (edition) => {
    useCalculator.setState({ draft: null });
    openCalculator(edition);
    render(<CalculatorWindow office={office} />);
    await screen.findByText('There are no attackers.');
    await userEvent.click(screen.getByRole('button', { name: 'More attacking infantry' }));
    expect(await screen.findByText('There are no defenders.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'More defending infantry' }));
    // 4 of 16 rounds in which something happens end for the attacker.
    await waitFor(() => expect(result()).toMatch(/win 25\s%, and take the territory 25\s%/));
    const tanks = screen.getByRole('textbox', { name: 'Number of attacking tanks' });
    await userEvent.type(tanks, '2');
    await waitFor(() => expect(result()).toMatch(/win >99\s%/));
    await userEvent.click(screen.getByRole('button', { name: 'Find it' }));
    expect(await screen.findByText(/^(2 tanks|1 infantry and a tank) .*IPCs?\): >?9\d\s%\.$/i)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change sides' }));
    await waitFor(() => expect(result()).toMatch(/win <?\d\s%/));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fought' }), 'At sea');
    expect(await screen.findByText('There are no attackers.')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'defending submarines' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(useCalculator.getState().isOpen).toBe(false);
  },
);

test('a search tells what it has found so far, and can be stopped there', async () => {
  useCalculator.setState({ draft: null });
  openCalculator(EDITIONS[0]!.id);
  const asked: CalculatorQuestion[] = [];
  let closed = 0;
  const slow = () => ({
    answer(question: CalculatorQuestion, hear: (part: ReturnType<typeof calculated>) => void = () => undefined) {
      if (question.least === null) return Promise.resolve(calculated(question));
      asked.push(question);
      calculated(question, { isStopped: () => false, tell: (found) => hear(found()) });
      return new Promise<never>(() => undefined);
    },
    close: () => closed++,
  });
  render(<CalculatorWindow office={slow} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Number of attacking infantry' }), '6');
  await userEvent.type(screen.getByRole('textbox', { name: 'Number of attacking tanks' }), '3');
  await userEvent.type(screen.getByRole('textbox', { name: 'Number of defending infantry' }), '3');
  await waitFor(() => expect(result()).toMatch(/win >?\d+\s%/));
  await userEvent.click(screen.getByRole('button', { name: 'Find it' }));
  expect(asked).toHaveLength(1);
  expect(await screen.findByText(/^\d+ forces? looked at\. Till now the smallest: .*IPCs\)\.$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stop here' }));
  expect(closed).toBe(1);
  expect(screen.getByText(/IPCs\): >?9\d\s%\. There may be a smaller one: the search was cut short\.$/)).toBeTruthy();
});
