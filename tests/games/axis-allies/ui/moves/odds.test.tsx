// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oddsCache } from '../../../../../src/games/axis-allies/odds/oddsCache.ts';
import { answered, type OddsQuestion } from '../../../../../src/games/axis-allies/odds/questions.ts';
import { useSettings } from '../../../../../src/store/settings.ts';
import { startAsking } from '../../../../../src/games/axis-allies/store/odds/asking.ts';
import { useChoices } from '../../../../../src/games/axis-allies/store/odds/choices.ts';
import { useKnownOdds } from '../../../../../src/games/axis-allies/store/odds/knownOdds.ts';
import { useView } from '../../../../../src/games/axis-allies/store/viewStore.ts';
import { DestinationList } from '../../../../../src/games/axis-allies/ui/moves/DestinationList.tsx';
import { PhaseContent } from '../../../../../src/games/axis-allies/ui/panel/PhaseContent.tsx';
import { ownUnits } from '../../../../store/gameSupport.ts';
import { button, give, press, resetBetweenTests, roll, startAtPosition } from '../panelSupport.ts';
import '../../../../ui/loadParts.ts';

const POSITION = {
  power: 'germany',
  phase: 'combat-move',
  units: {
    germany: { ukraine: { infantry: 2, fighter: 1 }, 'eastern-europe': { tank: 1 } },
    'soviet-union': { caucasus: { infantry: 1 } },
  },
  control: { 'west-russia': 'soviet-union' },
};

const direct = () => {
  const memory = oddsCache(10);
  return { answer: async (question: OddsQuestion) => answered(question, memory), close: () => {} };
};

const attackWith = (type: string): void =>
  act(() => give({ type: 'move', units: ownUnits('ukraine', type), to: 'caucasus' }));

describe('odds in the panels', () => {
  resetBetweenTests();
  let stop = (): void => {};
  beforeEach(() => {
    useChoices.setState(useChoices.getInitialState(), true);
    startAtPosition(POSITION);
    stop = startAsking(direct);
    render(
      <>
        <PhaseContent />
        <DestinationList />
      </>,
    );
  });
  afterEach(() => {
    act(() => stop());
    useSettings.setState({ odds: true });
  });

  test('stand beside every battle to come, and follow each order', async () => {
    attackWith('infantry');
    expect(await screen.findByText('Win and take 68 %')).toBeTruthy();
    attackWith('fighter');
    expect(await screen.findByText('Win and take 98 %')).toBeTruthy();
    expect(screen.queryByText('Win and take 68 %')).toBeNull();
  });

  test('stand beside every target of the units in hand', async () => {
    act(() => useView.getState().choose(ownUnits('ukraine', 'infantry')));
    expect(await screen.findByText('Win and take 68 %')).toBeTruthy();
  });

  test('say that nobody defends', async () => {
    act(() => give({ type: 'move', units: ownUnits('ukraine', 'infantry'), to: 'west-russia' }));
    expect(await screen.findByText('Nobody defends: taken for certain')).toBeTruthy();
    expect(screen.getByText('On balance +1 IPCs', { exact: false })).toBeTruthy();
  });

  test('are shown in conduct combat too', async () => {
    attackWith('infantry');
    act(() => give({ type: 'end-phase' }));
    expect(await screen.findByText('Win and take 68 %')).toBeTruthy();
    act(() => give({ type: 'fight', space: 'caucasus' }));
    expect(await screen.findByText(/^From now on: attackers win and take 68/)).toBeTruthy();
    act(() => roll(6, 6));
    act(() => roll(6));
    expect(await screen.findByText(/^Pressing on: attackers win and take 68/)).toBeTruthy();
    expect(screen.getByText(/^Retreating: the battle ends/)).toBeTruthy();
  });

  test('say what all battles together are worth', async () => {
    attackWith('infantry');
    await screen.findByText('Win and take 68 %');
    expect(screen.queryByRole('region', { name: 'All battles together' })).toBeNull();
    act(() => give({ type: 'move', units: ownUnits('eastern-europe', 'tank'), to: 'west-russia' }));
    const together = await screen.findByRole('region', { name: 'All battles together' });
    expect(together.textContent).toMatch(/^All battles togetherAll won 68\s%, none 0\s%.*give or take \d/);
  });

  test('open to how a battle can end, and to how both sides decide', async () => {
    attackWith('infantry');
    await userEvent.click(await screen.findByRole('button', { name: 'More about the odds in Caucasus' }));
    const bars = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(bars).toEqual(
      expect.arrayContaining([
        'The attackers win 68 %',
        '2 infantry left 38 %',
        'Lost against 1 infantry 27 %',
        '−6 27 %',
      ]),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Attackers retreat' }), 'After round 1');
    expect(await screen.findByText(/retreat \d\d %$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only in this battle' }));
    expect(Object.keys(useChoices.getState().at)).toEqual(['caucasus']);
    expect(screen.queryByRole('combobox', { name: /submarines/ })).toBeNull();
  });

  test('say if they could not be loaded, and try again', async () => {
    attackWith('infantry');
    act(() => useKnownOdds.setState({ hasFailed: true }));
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContainEqual(expect.stringMatching(/^The odds could not be loaded/));
    expect(screen.queryByText(/Reckoning/)).toBeNull();
    await press('Try again');
    await waitFor(() => expect(useKnownOdds.getState().hasFailed).toBe(false));
  });

  test('can be hidden by one switch', async () => {
    attackWith('infantry');
    expect(button('Hide odds')).toBeTruthy();
    await userEvent.click(button('Hide odds'));
    expect(useSettings.getState().odds).toBe(false);
    act(() => stop());
    expect(screen.queryByText(/Win/)).toBeNull();
    await userEvent.click(button('Show odds'));
    expect(useSettings.getState().odds).toBe(true);
  });
});
