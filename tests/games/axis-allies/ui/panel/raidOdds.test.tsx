// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { revised } from '../../../../../src/engine/axis-allies/editions/revised.ts';
import { oddsCache } from '../../../../../src/games/axis-allies/odds/oddsCache.ts';
import { answered, type OddsQuestion } from '../../../../../src/games/axis-allies/odds/questions.ts';
import { startAsking } from '../../../../../src/games/axis-allies/store/odds/asking.ts';
import { useSettings } from '../../../../../src/store/settings.ts';
import { PhaseContent } from '../../../../../src/games/axis-allies/ui/panel/PhaseContent.tsx';
import { ownUnits } from '../../../../store/gameSupport.ts';
import { give, press, resetBetweenTests, startAtPositionOf } from '../panelSupport.ts';
import '../../../../ui/loadParts.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

const direct = () => ({
  answer: async (question: OddsQuestion) => answered(question, oddsCache(50)),
  close: () => {},
});

describe('the odds of raids', () => {
  resetBetweenTests();
  let stop = (): void => {};
  beforeEach(() => {
    startAtPositionOf(revised, {
      power: 'united-kingdom',
      phase: 'combat-move',
      treasury: { germany: 20 },
      units: {
        'united-kingdom': { 'united-kingdom': { bomber: 2 } },
        germany: { germany: { infantry: 1, 'antiaircraft-gun': 1 } },
      },
    });
    stop = startAsking(direct);
    render(<PhaseContent />);
  });
  afterEach(() => act(() => stop()));

  test('stand beside the raid: what it takes, what is lost, and how likely each is', async () => {
    give({ type: 'move', units: ownUnits('united-kingdom', 'bomber').slice(0, 1), to: 'germany' });
    // Before anybody has said so, beside the choice.
    expect(await screen.findByText('Take 2.9 of at most 6 IPCs')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /^Fight/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^Raid/ }));
    const row = await screen.findByRole('region', { name: 'Battles to come' });
    expect(await within(row).findByText('Take 2.9 of at most 6 IPCs')).toBeTruthy();
    expect(within(row).getByText(/Shot down: 17.%\. Lose 2\.5, on balance \+0\.4 IPCs/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'More about the odds of the raid on Germany' }));
    expect(screen.getByRole('heading', { name: 'IPCs taken' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Shot down' })).toBeTruthy();
    expect(screen.getByText('1 bomber')).toBeTruthy();
  });

  test('of several raids are told together, without a chance to win', async () => {
    const [one = '', other = ''] = ownUnits('united-kingdom', 'bomber');
    give({ type: 'move', units: [one], to: 'germany' });
    give({ type: 'move', units: [other], to: 'southern-europe' });
    give({ type: 'raid', units: [one, other], raid: true });
    const together = await screen.findByRole('region', { name: 'All raids together' });
    expect(together.textContent).toMatch(
      /^All raids togetherRaids cost them 6\.\d IPCsLose 2\.5, on balance \+3\.\d IPCs, give/,
    );
  });
});

describe('the odds of rockets', () => {
  resetBetweenTests();
  let stop = (): void => {};
  function show(treasury: number): void {
    startAtPositionOf(revised, {
      power: 'germany',
      phase: 'combat-move',
      treasury: { 'united-kingdom': treasury },
      developments: { germany: ['rockets'] },
      units: { germany: { 'western-europe': { 'antiaircraft-gun': 1 } } },
    });
    useGame.getState().endPhase();
    stop = startAsking(direct);
    render(<PhaseContent />);
  }
  afterEach(() => act(() => stop()));

  test('stand below each strike: what it takes, and how likely each number is', async () => {
    show(9);
    expect(await screen.findByText('Take 3.5 of at most 6 IPCs')).toBeTruthy();
    const name = 'More about the odds of a rocket from Western Europe to United Kingdom';
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('heading', { name: 'IPCs taken' })).toBeTruthy();
    expect(screen.getAllByText(/^17.%$/)).toHaveLength(6);
  });
  test('can be hidden where rockets are all that is left', async () => {
    show(9);
    expect(screen.getByRole('heading', { name: 'Rockets, if you like' })).toBeTruthy();
    await press('Hide odds');
    expect(useSettings.getState().odds).toBe(false);
    await press('Show odds');
  });
  test('say where there is nothing to take', async () => {
    show(0);
    expect(await screen.findByText('Nothing to take')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /More about the odds of a rocket/ })).toBeNull();
  });
});
