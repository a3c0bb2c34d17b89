// @vitest-environment happy-dom
import '../../../../freshDatabase.ts';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ROOT } from '../../../../../src/engine/table/index.ts';
import { threatsAnswered, type ThreatQuestion } from '../../../../../src/games/axis-allies/odds/threats/index.ts';
import { useDiffering } from '../../../../../src/store/displayedOnMap.ts';
import { goToNode, noteNode } from '../../../../../src/store/lab/editLab.ts';
import { labDocument } from '../../../../../src/store/lab/labStore.ts';
import { closeLab } from '../../../../../src/store/lab/openLab.ts';
import { analyseGame } from '../../../../../src/store/lab/openStudy.ts';
import { useMapCamera } from '../../../../../src/store/mapCamera.ts';
import { ComparePanel } from '../../../../../src/games/axis-allies/ui/compare/ComparePanel.tsx';
import { LabTools } from '../../../../../src/games/axis-allies/ui/lab/LabTools.tsx';
import { ownUnits } from '../../../../store/gameSupport.ts';
import { button, give, resetBetweenTests, startAtPosition } from '../panelSupport.ts';

/** Threats are reckoned at once instead of in a worker; the first time it breaks down if told to. */
const worker = vi.hoisted(() => ({ breaks: false }));
vi.mock('../../../../../src/games/axis-allies/store/odds/workerOffice.ts', () => ({
  // Plans have a test of their own.
  workerOffice: () => ({ answer: () => new Promise(() => {}), close: () => {} }),
  threatOffice: (onFailure: () => void) => {
    if (worker.breaks) queueMicrotask(onFailure);
    const answer = async (question: ThreatQuestion) => {
      if (worker.breaks) return new Promise(() => {});
      return threatsAnswered(question);
    };
    return { answer, close: () => {} };
  },
}));

const panel = () => screen.queryByRole('region', { name: 'Two positions compared' });
const side = (name: string): HTMLSelectElement => screen.getByRole<HTMLSelectElement>('combobox', { name });
const spaces = () => screen.getByRole('table', { name: /^Spaces/ });
const attack = (count: number): void =>
  act(() => give({ type: 'move', units: ownUnits('ukraine', 'infantry').slice(0, count), to: 'caucasus' }));

describe('two positions compared', () => {
  resetBetweenTests();
  beforeEach(async () => {
    worker.breaks = false;
    startAtPosition({
      power: 'germany',
      phase: 'combat-move',
      units: {
        germany: { ukraine: { infantry: 3 } },
        'soviet-union': { caucasus: { fighter: 1 }, 'west-russia': { infantry: 2 } },
      },
      control: { 'west-russia': 'soviet-union' },
    });
    await act(() => analyseGame('Test'));
    render(
      <>
        <LabTools />
        <ComparePanel />
      </>,
    );
  });
  afterEach(() => {
    act(closeLab);
    cleanup();
  });

  test('one is remembered, and another is set beside it', async () => {
    await userEvent.click(button('Remember to compare'));
    expect(button('Remembered').getAttribute('aria-pressed')).toBe('true');
    attack(1);
    await userEvent.click(button('Compare with another position'));
    expect(within(spaces()).getByRole('row', { name: /Ukraine ?Germany \u22121 infantry$/ })).toBeTruthy();
    expect(within(spaces()).getByRole('row', { name: /Caucasus.*Germany \+1 infantry$/ })).toBeTruthy();
    await userEvent.click(button('Close the comparison'));
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(button('Compare with another position'));
  });

  test('the second is the one shown while one walks through the tree, until it is kept', async () => {
    await userEvent.click(button('Compare with another position'));
    expect(panel()?.textContent).toContain('Both are the same position.');
    attack(1);
    expect(within(spaces()).getByRole('row', { name: /Germany \u22121 infantry$/ })).toBeTruthy();
    await userEvent.click(button('Keep the position shown as the second one'));
    expect(side('Second').selectedOptions[0]?.textContent).toMatch(/Caucasus.* · Round 1, Germany: combat move$/);
    act(() => goToNode(ROOT));
    expect(within(spaces()).getByRole('row', { name: /Germany \u22121 infantry$/ })).toBeTruthy();
    await userEvent.selectOptions(side('Second'), within(side('Second')).getByText(/^The position shown/));
    expect(panel()?.textContent).toContain('Both are the same position.');
  });

  test('any node with a name can be picked for each', async () => {
    attack(2);
    act(() => noteNode(labDocument().cursor, 'name', { name: 'Two go' }));
    act(() => goToNode(ROOT));
    attack(3);
    act(() => noteNode(labDocument().cursor, 'name', { name: 'All go' }));
    act(() => goToNode(ROOT));
    attack(1);
    act(() => noteNode(labDocument().cursor, 'name', { name: 'All go' }));
    await userEvent.click(button('Compare with another position'));
    await userEvent.selectOptions(side('First'), 'Two go');
    // Two of one name are told apart.
    expect(within(side('First')).getByText('All go (2)')).toBeTruthy();
    await userEvent.selectOptions(side('Second'), 'All go');
    act(() => goToNode(ROOT));
    expect(within(spaces()).getByRole('row', { name: /Caucasus.*Germany \+1 infantry$/ })).toBeTruthy();
  });

  test('the map marks where they differ, a row leads there, and Escape takes the marks off', async () => {
    attack(1);
    await userEvent.click(button('Compare with another position'));
    expect(useDiffering.getState().spaces).toEqual([
      { space: 'caucasus', sign: '≠ +1', holder: null },
      { space: 'ukraine', sign: '≠ \u22121', holder: null },
    ]);
    await userEvent.click(button('Go to Caucasus'));
    expect(useMapCamera.getState().request?.target).toMatchObject({ spaces: ['caucasus'] });
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(useDiffering.getState().spaces).toEqual([]);
  });

  test('threats are compared, and begun anew if that breaks down', async () => {
    attack(3);
    await userEvent.click(button('Compare with another position'));
    worker.breaks = true;
    await userEvent.click(screen.getByText('Threats'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    worker.breaks = false;
    await userEvent.click(again);
    const soviet = await waitFor(() => screen.getByRole('table', { name: /^Soviet Union could attack: \d/ }), {
      timeout: 10_000,
    });
    expect(within(soviet).getByRole('row', { name: /Ukraine ?\d+\s% → \d+\s%$/ })).toBeTruthy();
  });
});
