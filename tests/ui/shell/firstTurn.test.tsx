// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ownAttack } from '../../../src/games/axis-allies/odds/threats/ownAttack.ts';
import type { AttackQuestion } from '../../../src/games/axis-allies/odds/questions.ts';
import { useView } from '../../../src/games/axis-allies/store/viewStore.ts';
import { SidePanel } from '../../../src/ui/shell/SidePanel.tsx';
import { currentGame, SETUP, startNewGame } from '../../store/gameSupport.ts';
import { resetBetweenTests } from '../../games/axis-allies/ui/panelSupport.ts';
import '../loadParts.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

/** What could attack is reckoned at once instead of in a worker. */
vi.mock('../../../src/games/axis-allies/store/odds/workerOffice.ts', () => ({
  attackOffice: () => ({
    answer: async ({ state, policies, space, chance }: AttackQuestion) => ownAttack(state, space, chance, policies),
    close: () => {},
  }),
}));
/** Buttons accept presses at once: how long they wait is no matter here. */
vi.mock('../../../src/ui/components/useIsReady.ts', () => ({ useIsReady: () => true }));

resetBetweenTests();

/** What can be pressed whose name or text begins so; the first of them, a target of the chosen units before others. */
const named = (name: string): HTMLElement | undefined =>
  [
    ...document.querySelectorAll<HTMLElement>('.destinations button'),
    ...document.querySelectorAll<HTMLElement>('button, label'),
  ].find((element) => (element.getAttribute('aria-label') ?? element.textContent).trim().startsWith(name));

/** Presses each of these: a space on the map, 'map: ukraine', or what is named so in the panel. */
async function playBy(presses: readonly string[]): Promise<void> {
  for (const what of presses) {
    const space = what.split('map: ')[1];
    if (space === undefined) {
      await waitFor(() => expect(named(what), what).toBeDefined(), { timeout: 10_000, interval: 20 });
      fireEvent.click(named(what)!);
    } else act(() => useView.getState().press(space));
  }
}

const SOVIET_TURN = [
  'More infantry',
  'More infantry',
  'Go to combat move',
  // From four territories.
  'map: west-russia',
  'Attack with all',
  'Go to conduct combat',
  // The only battle has begun.
  'Roll 18 dice',
  'Lose 1 infantry',
  'Go to noncombat move',
  'Fly to Russia',
  'Go to mobilize new units',
  'Place all 2 in Caucasus',
  'Collect 8 IPCs and end the turn',
];

test('a first turn of the Soviet Union takes 13 presses', async () => {
  startNewGame({ ...SETUP, seed: 'first turn 3' });
  render(<SidePanel />);
  await playBy(SOVIET_TURN);
  expect(currentGame().control['west-russia']).toBe('soviet-union');
  expect(currentGame().power).toBe('germany');
  expect(screen.getByRole('complementary').textContent).toContain('Purchase units');
  expect(SOVIET_TURN.length).toBeLessThanOrEqual(13);
});

const ROUNDS_TURN = [
  'More infantry',
  'More infantry',
  'Go to combat move',
  'Next units',
  'West Russia',
  'Next units',
  'West Russia',
  'Go to conduct combat',
  'Fight on until …',
  // The defender's casualties as suggested too.
  'Ben ',
  'Fight on',
  'Go to noncombat move',
  'Fly to Russia',
  'Go to mobilize new units',
  'Caucasus',
  'Russia',
  'Collect 8 IPCs and end the turn',
];

test('three rounds of a battle with units chosen by hand, a landing and two placements take 18 presses', async () => {
  startNewGame({ ...SETUP, seed: 'first turn 3' });
  render(<SidePanel />);
  await playBy(ROUNDS_TURN);
  // Between rounds the attacker presses on.
  expect(useGame.getState().commands.filter(({ type }) => type === 'press')).toHaveLength(2);
  expect(currentGame().power).toBe('germany');
  expect(ROUNDS_TURN.length).toBeLessThanOrEqual(18);
});

const GERMAN_TURN = [
  'More submarines',
  'More infantry',
  'More infantry',
  'Go to combat move',
  // A submarine, a fighter and a bomber against a battleship and a submarine, chosen one by one.
  'map: sz-9',
  'All 1 submarine',
  'map: western-europe',
  'All 1 fighter',
  'map: germany',
  'All 1 bomber',
  'map: sz-8',
  // Two infantry go aboard, sail and land.
  'map: southern-europe',
  'All 2 infantry',
  'map: sz-16',
  'map: anglo-egypt-sudan',
  // A tank by land and a fighter join them.
  'map: north-africa',
  'All 1 tank',
  'map: southern-europe',
  'All 1 fighter',
  'map: anglo-egypt-sudan',
  'Go to conduct combat',
  'Fight in Anglo-Egypt Sudan',
  'Lose 2 infantry, then roll on',
  'Lose 1 infantry, then fight round 2',
  'Lose 1 infantry, then fight round 3',
  // The attacker's submarine strikes without a question; the defender's is asked.
  'Fight in Sea Zone 8',
  'Strike',
  'Damage a battleship, then roll on',
  'Lose a submarine',
  'Go to noncombat move',
  'Land all at the first place named',
  'Go to mobilize new units',
  'Place all 2 in Germany',
  'Sea Zone 5',
  'Collect 13 IPCs and end the turn',
];

test('a first turn of Germany with a landing and a submarine battle takes at most 35 presses', async () => {
  startNewGame({ ...SETUP, seed: 'b' });
  while (currentGame().power !== 'germany') useGame.getState().endPhase();
  render(<SidePanel />);
  await playBy(GERMAN_TURN);
  expect(currentGame().control['anglo-egypt-sudan']).toBe('germany');
  expect(currentGame().power).toBe('united-kingdom');
  expect(GERMAN_TURN.length).toBeLessThanOrEqual(35);
});
