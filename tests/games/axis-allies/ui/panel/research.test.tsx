// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { revised } from '../../../../../src/engine/axis-allies/editions/revised.ts';
import type { Setup } from '../../../../../src/saves/schema.ts';
import { PhaseContent } from '../../../../../src/games/axis-allies/ui/panel/PhaseContent.tsx';
import { PhaseBar } from '../../../../../src/ui/shell/TopBar.tsx';
import { currentGame } from '../../../../store/gameSupport.ts';
import { button, press, resetBetweenTests, startAtPositionOf } from '../panelSupport.ts';
import '../../../../ui/loadParts.ts';

/** Germany with 20 IPCs and Rockets, about to develop weapons. */
function start(setup: Partial<Setup> = {}): void {
  const position = {
    power: 'germany',
    phase: 'develop-weapons',
    treasury: { germany: 20 },
    units: {},
    developments: { germany: ['rockets'] },
  };
  startAtPositionOf(revised, position, setup);
  render(<PhaseContent />);
}

const choice = (name: RegExp): HTMLInputElement => screen.getByRole<HTMLInputElement>('radio', { name });

describe('develop weapons', () => {
  resetBetweenTests();

  test('RES-1: every development is listed with its number and what it brings', () => {
    start();
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(choice(/1 Jet Fighters Fighters defend on 5 instead of 4\./)).toBeTruthy();
    expect(choice(/4 Long-Range Aircraft .*Fighters move 6 spaces instead of 4\. Bombers move 8 spaces/)).toBeTruthy();
    expect(choice(/5 Combined Bombardment Destroyers bombard coasts on 3\./)).toBeTruthy();
    expect(choice(/6 Heavy Bombers Bombers roll 2 dice each when they attack or raid\./)).toBeTruthy();
  });

  test('RES-6: what a power has is shown and cannot be chosen', () => {
    start();
    expect(choice(/Rockets developed Antiaircraft guns can strike industrial complexes up to 3 spaces/).disabled).toBe(
      true,
    );
  });

  test('the price, what is left and the chance follow the number of dice, which money limits', async () => {
    start();
    expect(button('Choose what to develop').disabled).toBe(true);
    await userEvent.click(choice(/Heavy Bombers/));
    expect(screen.getByText('16.7 %')).toBeTruthy();
    await press('More research dice');
    expect(screen.getByText('30.6 %')).toBeTruthy();
    expect(screen.getAllByText('10 IPCs')).toHaveLength(2);
    await press('More research dice');
    await press('More research dice');
    expect(button('More research dice').getAttribute('aria-disabled')).toBe('true');
    expect(button('Pay 20 IPCs and roll 4 dice')).toBeTruthy();
  });

  test('RES-3: the program rolls at once, and the panel says what came of it', async () => {
    start();
    await userEvent.click(choice(/Heavy Bombers/));
    await press('Pay 5 IPCs and roll 1 die');
    const report = within(screen.getByRole('list', { name: 'What was rolled' }));
    expect(report.getByText('Research for Heavy Bombers')).toBeTruthy();
    expect(report.getByText(/is developed|No breakthrough/)).toBeTruthy();
    expect(currentGame().turn.research).toBe('heavy-bombers');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('dice of the table are typed in: only the number of the development counts', async () => {
    start({ diceMode: 'table' });
    await userEvent.click(choice(/Heavy Bombers/));
    await press('More research dice');
    await press('Pay 10 IPCs and roll at the table');
    await userEvent.type(screen.getByRole('textbox', { name: '2 dice for the research a 6 brings it' }), '16');
    expect(screen.getByRole('img', { name: '6, a hit' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '1' })).toBeTruthy();
    await press('Enter these dice');
    expect(screen.getByText('Heavy Bombers is developed.')).toBeTruthy();
    expect(currentGame().developments['germany']).toEqual(['rockets', 'heavy-bombers']);
  });

  test('TURN-2: the bar shows all seven phases', () => {
    start();
    render(<PhaseBar />);
    expect(within(screen.getByRole('list', { name: 'Phases of the turn' })).getAllByRole('listitem')).toHaveLength(7);
  });
});
