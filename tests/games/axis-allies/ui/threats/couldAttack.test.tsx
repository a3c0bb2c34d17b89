// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ownAttack } from '../../../../../src/games/axis-allies/odds/threats/ownAttack.ts';
import type { AttackQuestion } from '../../../../../src/games/axis-allies/odds/questions.ts';
import { CouldAttack } from '../../../../../src/games/axis-allies/ui/threats/CouldAttack.tsx';
import { pressText } from '../../../../../src/text/undoText.ts';
import { endPhase, startNewGame } from '../../../../store/gameSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

/** What could attack a space, in the panel. It is reckoned here on the spot, instead of in a worker. */

const office = () => ({
  answer: ({ state, space, chance, policies }: AttackQuestion) =>
    Promise.resolve(ownAttack(state, space, chance, policies)),
  close: () => undefined,
});

afterEach(cleanup);

test('all are ordered by one press and taken back by one, and the chance asked for can be set', async () => {
  startNewGame();
  endPhase();
  const before = useGame.getState().game;
  render(<CouldAttack space="ukraine" office={office} />);
  const all = await screen.findByRole('button', { name: /^Attack with all: \d+ units, win / });
  await userEvent.click(all);
  const { commands } = useGame.getState();
  expect(commands.length).toBeGreaterThan(4);
  const more = commands.length - 2;
  expect(pressText({ state: before!, index: 1 }, commands)).toMatch(new RegExp(`^[^;]+; and ${more} more orders$`));
  expect(await screen.findByText(/^Ordered already: /)).toBeTruthy();
  // No smaller force can be chosen any more.
  expect(screen.queryByRole('spinbutton')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take this attack back' }));
  expect(useGame.getState().commands).toHaveLength(1);
  expect(useGame.getState().game).toEqual(before);
  const chance = screen.getByRole('spinbutton', { name: 'Chance to win in per cent' });
  await userEvent.tripleClick(chance);
  await userEvent.keyboard('50');
  const these = await screen.findByRole('button', { name: /^Attack with these: \d units, win [56]\d\s%/ });
  await userEvent.click(these);
  expect(useGame.getState().game?.turn.deeds).not.toEqual({});
});
