// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { threatsAnswered, type ThreatQuestion } from '../../../../../src/games/axis-allies/odds/threats/index.ts';
import type { AttackQuestion } from '../../../../../src/games/axis-allies/odds/questions.ts';
import { ownAttack } from '../../../../../src/games/axis-allies/odds/threats/ownAttack.ts';
import { useThreats } from '../../../../../src/games/axis-allies/store/odds/threats.ts';
import { useSettings } from '../../../../../src/store/settings.ts';
import { useView } from '../../../../../src/games/axis-allies/store/viewStore.ts';
import { MapTools } from '../../../../../src/ui/shell/Shell.tsx';
import { SidePanel } from '../../../../../src/ui/shell/SidePanel.tsx';
import { ThreatsShown } from '../../../../../src/games/axis-allies/ui/threats/parts.tsx';
import { ownUnits } from '../../../../store/gameSupport.ts';
import { button, give, press, resetBetweenTests, startAtPosition } from '../../ui/panelSupport.ts';
import '../../../../ui/loadParts.ts';

/** Threats are reckoned at once instead of in a worker. */
vi.mock('../../../../../src/games/axis-allies/store/odds/workerOffice.ts', () => ({
  threatOffice: () => ({ answer: async (question: ThreatQuestion) => threatsAnswered(question), close: () => {} }),
  attackOffice: () => ({
    answer: async ({ state, policies, space, chance }: AttackQuestion) => ownAttack(state, space, chance, policies),
    close: () => {},
  }),
}));

resetBetweenTests();
beforeEach(() => {
  useThreats.setState(useThreats.getInitialState(), true);
  useSettings.setState({ odds: true });
});

/** The Soviet Union can take Ukraine and leave West Russia to a tank. */
const SCENE = {
  power: 'soviet-union',
  phase: 'combat-move',
  units: {
    'soviet-union': { 'west-russia': { infantry: 4 }, karelia: { infantry: 1 } },
    germany: { ukraine: { infantry: 1 }, 'eastern-europe': { tank: 2 }, germany: { bomber: 1 } },
  },
  control: { 'west-russia': 'soviet-union' },
} as const;

const facts = (name: string): HTMLElement => screen.getByRole('region', { name: `About ${name}` });

async function comesBack(space: string, name: string): Promise<HTMLElement> {
  act(() => useView.getState().openFacts(space));
  const summary = await within(facts(name)).findByText('Which enemies could attack it');
  if (summary.closest('details')?.open !== true) await userEvent.click(summary);
  return facts(name);
}

describe('what can come back', () => {
  test('is told of a space that the plan takes, and of one that it leaves, unit by unit', async () => {
    startAtPosition(SCENE);
    act(() => give({ type: 'move', units: ownUnits('west-russia', 'infantry'), to: 'ukraine' }));
    render(<SidePanel />);
    const taken = await comesBack('ukraine', 'Ukraine');
    expect(await within(taken).findByText(/Taken, as is likeliest, and held by 4 infantry/)).toBeTruthy();
    expect(within(taken).getByText(/^Germany takes it: \d+ %$/)).toBeTruthy();
    expect(taken.textContent).toContain('2 tanks from Eastern Europe: attack');
    // Whoever cannot come is told too.
    expect(within(taken).getByText('Japan').nextElementSibling?.textContent).toBe('Nothing.');
    expect(taken.textContent).toContain('A bomber from Germany');
    const left = await comesBack('west-russia', 'West Russia');
    expect(await within(left).findByText(/Nobody stays in it/)).toBeTruthy();
    expect(within(left).getByText('Germany takes it: 100 %')).toBeTruthy();
  });

  test('follows the plan', async () => {
    startAtPosition(SCENE);
    render(<SidePanel />);
    const held = await comesBack('west-russia', 'West Russia');
    expect(await within(held).findByText(/Held by 4 infantry/)).toBeTruthy();
    act(() => give({ type: 'move', units: ownUnits('west-russia', 'infantry').slice(0, 3), to: 'ukraine' }));
    expect(await within(held).findByText(/Held by 1 infantry/)).toBeTruthy();
  });

  test('is not asked of enemy spaces; where odds are hidden, it tells who could come as the units stand', async () => {
    startAtPosition(SCENE);
    render(<SidePanel />);
    act(() => useView.getState().openFacts('karelia'));
    expect(await within(facts('Karelia')).findByText('Which enemies could attack it')).toBeTruthy();
    act(() => useView.getState().openFacts('germany'));
    expect(within(facts('Germany')).queryByText('Which enemies could attack it')).toBeNull();
    await comesBack('karelia', 'Karelia');
    expect(await within(facts('Karelia')).findByText(/^Germany takes it: /)).toBeTruthy();
    act(() => useSettings.setState({ odds: false }));
    expect(within(facts('Karelia')).queryByText(/takes it/)).toBeNull();
    expect(await within(facts('Karelia')).findByText('As the units stand now, each power by itself:')).toBeTruthy();
  });
});

test('if odds cannot be reckoned, it is told who could come as the units stand', async () => {
  startAtPosition(SCENE);
  render(<SidePanel />);
  act(() => useThreats.setState({ hasFailed: true }));
  const west = await comesBack('west-russia', 'West Russia');
  await waitFor(() => expect(west.textContent).toContain('2 tanks from Eastern Europe: attack'));
});

describe('the threats on the map', () => {
  const shown = () =>
    render(
      <>
        <MapTools />
        <ThreatsShown />
        <SidePanel />
      </>,
    );

  test('begin with those of the other side, and are told as a list', async () => {
    startAtPosition(SCENE);
    shown();
    await press('Threats on the map');
    expect(button('Threats on the map').getAttribute('aria-pressed')).toBe('true');
    const panel = await screen.findByRole('region', { name: 'Threats' });
    expect(await within(panel).findByText('No fleet is in danger.')).toBeTruthy();
    expect(useThreats.getState().layer).toEqual({ by: 'axis', horizon: 'this' });
    expect(within(panel).getByRole('button', { name: 'Go to West Russia' }).closest('li')?.textContent).toMatch(
      /^West Russia \d+\s% to Germany; 13 IPCs at stake$/,
    );
  });

  test('are those of any power, in its next combat move or the one after it', async () => {
    startAtPosition(SCENE);
    shown();
    await press('Threats on the map');
    const panel = await screen.findByRole('region', { name: 'Threats' });
    const whose = within(panel).getByRole('combobox', { name: 'Whose threats' });
    await userEvent.selectOptions(whose, 'Japan');
    expect(await within(panel).findByText('Nothing can fall')).toBeTruthy();
    await userEvent.selectOptions(whose, 'Soviet Union');
    expect(await within(panel).findByRole('button', { name: 'Go to Ukraine' })).toBeTruthy();
    await userEvent.selectOptions(
      within(panel).getByRole('combobox', { name: 'In which combat move' }),
      'The one after it, at most',
    );
    expect(await within(panel).findByRole('button', { name: 'Go to Eastern Europe' })).toBeTruthy();
  });

  test('are explained in the details of a space, dead ground too', async () => {
    startAtPosition(SCENE);
    shown();
    await press('Threats on the map');
    act(() => useView.getState().openFacts('west-russia'));
    expect(
      await within(facts('West Russia')).findByText(
        /^Germany can bring 3 units by land \(7 points\) and 1 unit by air \(4 points\)\. Chance that it falls: /,
      ),
    ).toBeTruthy();
    act(() => useView.getState().openFacts('brazil'));
    expect(await within(facts('Brazil')).findByText('Dead ground: none of them can come here.')).toBeTruthy();
  });

  test('are put away by Escape or the cross, and the focus goes back to their button', async () => {
    startAtPosition(SCENE);
    shown();
    await press('Threats on the map');
    await screen.findByRole('region', { name: 'Threats' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Threats' })).toBeNull();
    expect(document.activeElement).toBe(button('Threats on the map'));
    await press('Threats on the map');
    await screen.findByRole('region', { name: 'Threats' });
    await press('Show no threats on the map');
    expect(useThreats.getState().isShown).toBe(false);
  });
});
