// @vitest-environment happy-dom
import '../loadParts.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { newTimeline, replaySteps } from '../../../src/session/timeline.ts';
import { battleAddress } from '../../../src/ui/address/address.ts';
import { WarPage } from '../../../src/games/axis-allies/ui/war/WarPage.tsx';
import axisShort from '../../engine/axis-allies/games/axis-short.json';
import { startOf, type RecordedGame } from '../../engine/axis-allies/games/recordedGame.ts';
import { axisAllies } from '../../../src/engine/axis-allies/family.ts';
import { useExample, useGame } from '../../../src/games/axis-allies/store/game.ts';
import type { Timeline } from '../../../src/games/axis-allies/session/types.ts';

const game = axisShort as unknown as RecordedGame;

function timelineOf({ commands }: RecordedGame): Timeline {
  const played = replaySteps(axisAllies, startOf(game), commands);
  for (let step = played.next(); ; step = played.next()) if (step.done === true) return step.value.timeline;
}

async function openWar(timeline: Timeline, slider = 'Moment of the game'): Promise<void> {
  act(() => {
    useGame.setState({ timeline, game: timeline.state, start: timeline.start, commands: timeline.commands });
  });
  render(<WarPage />);
  // Telling a whole game takes a while on a busy machine.
  await screen.findByRole('slider', { name: slider }, { timeout: 15_000 });
}

const shownRound = (): number => useExample.getState().example?.game.round ?? 0;

afterEach(() => {
  cleanup();
  useGame.setState(useGame.getInitialState(), true);
});

describe('the war so far', () => {
  test('opens on the latest moment, and its line goes to any other', async () => {
    const timeline = timelineOf(game);
    await openWar(timeline);
    const line = screen.getByRole('slider', { name: 'Moment of the game' });
    // The menu that led here has lost the focus.
    expect(document.activeElement).toBe(screen.getByRole('complementary', { name: 'The war so far' }));
    expect(shownRound()).toBe(timeline.state.round);
    fireEvent.change(line, { target: { value: '0' } });
    expect(useExample.getState().example?.game).toBe(timeline.start);
    await userEvent.click(screen.getByRole('button', { name: 'One order on' }));
    expect(useExample.getState().example?.events).not.toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'To the next turn' }));
    expect(useExample.getState().example?.game.power).not.toBe(timeline.start.power);
    await userEvent.keyboard('{End}');
    expect(shownRound()).toBe(timeline.state.round);
    // The game itself stays where it is.
    expect(useGame.getState().timeline).toBe(timeline);
  });

  test('a line of the diary takes the map to its moment and place', async () => {
    await openWar(timelineOf(game));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Whose turns' }), 'Germany');
    const turns = screen.getAllByRole('heading', { level: 3 });
    expect(turns.every((turn) => turn.textContent?.includes('Germany’s turn'))).toBe(true);
    const [battle] = screen.getAllByRole('button', { name: /^Battle of/ });
    await userEvent.click(battle as HTMLElement);
    expect(battle?.getAttribute('aria-current')).toBe('step');
    expect(useExample.getState().example?.spaces).toHaveLength(1);
  });

  test('a battle of the diary is watched again, step by step, and then the diary is back', async () => {
    const timeline = timelineOf(game);
    await openWar(timeline);
    const [long] = screen.getAllByRole('button', { name: /^Battle of .* after \d rounds/ });
    const told = long?.parentElement as HTMLElement;
    await userEvent.click(within(told).getByRole('button', { name: /^Watch the battle of/ }));
    const line = screen.getByRole('slider', { name: 'Moment of the battle' });
    expect(line.getAttribute('aria-valuetext')).toBe('Round 1 of the battle');
    expect(useExample.getState().example?.spaces).toHaveLength(1);
    expect(useExample.getState().example?.game.battle).not.toBeNull();
    const dice = (): number => screen.queryAllByRole('group', { name: /^Dice that hit on/ }).length;
    expect(dice()).toBe(0);
    for (let step = 0; dice() === 0 && step < 3; step += 1) await userEvent.keyboard('.');
    expect(dice()).toBeGreaterThan(0);
    await userEvent.keyboard('{End}');
    expect(useExample.getState().example?.game.battle).toBeNull();
    expect(useGame.getState().timeline).toBe(timeline);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the diary' }));
    expect(screen.getByRole('slider', { name: 'Moment of the game' })).toBeDefined();
  });

  test('an address opens the battle of a command', async () => {
    const { commands } = game;
    window.location.hash = battleAddress(commands.length - 1);
    await openWar(timelineOf(game), 'Moment of the battle');
    expect(screen.getByRole('button', { name: 'Back to the diary' })).toBeDefined();
    window.location.hash = '';
  });

  test('charts and luck have the same numbers as tables', async () => {
    const { state } = timelineOf(game);
    await openWar(timelineOf(game));
    await userEvent.click(screen.getByRole('tab', { name: 'Charts' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What the chart shows' }), 'IPCs in hand');
    await userEvent.click(screen.getByText('The same as a table'));
    const last = screen.getAllByRole('row').at(-1) as HTMLElement;
    const shown = within(last)
      .getAllByRole('cell')
      .map(({ textContent }) => Number(textContent));
    expect(shown.toSorted()).toEqual(Object.values(state.treasury).toSorted());
    await userEvent.click(screen.getByRole('tab', { name: 'Luck' }));
    expect(screen.getByRole('row', { name: /^Germany .* hits, .* expected/ })).toBeDefined();
  });

  test('a game that has just begun says what is not there yet', async () => {
    await openWar(newTimeline(axisAllies, startOf(game)));
    expect(screen.getByText('Nothing has happened yet.')).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: 'Luck' }));
    expect(screen.getByText('No dice have been rolled in battle yet.')).toBeDefined();
  });
});
