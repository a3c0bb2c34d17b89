// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { revised } from '../../../../../src/engine/axis-allies/editions/revised.ts';
import { BattlePanel } from '../../../../../src/games/axis-allies/ui/battle/BattlePanel.tsx';
import { currentGame, ownUnits } from '../../../../store/gameSupport.ts';
import { button, give, press, resetBetweenTests, roll, startAtPosition, startAtPositionOf } from '../panelSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

/** Germany has hit three of four infantry and two tanks. */
function begin(): void {
  startAtPosition(
    {
      power: 'germany',
      phase: 'conduct-combat',
      units: {
        germany: { karelia: { infantry: 3, tank: 2 } },
        'soviet-union': { karelia: { infantry: 4, tank: 2 } },
      },
    },
    { diceMode: 'table' },
  );
  render(<BattlePanel />);
  act(() => give({ type: 'fight', space: 'karelia' }));
  act(() => roll(1, 1, 6, 1, 6));
}

const shelf = (): HTMLElement => screen.getByRole('group', { name: 'Chosen losses' });
const behind = (): readonly string[] =>
  within(shelf())
    .queryAllByRole('button')
    .map((one) => one.getAttribute('aria-label') ?? '');
const hit = (): readonly (string | undefined)[] =>
  (currentGame().battle?.casualties ?? []).map((id) => currentGame().units[id]?.type);

const SUGGESTED = 'Take one back: 4 infantry of the Soviet Union, 3 hits';
const TANK = 'Take one back: 2 tanks of the Soviet Union, 1 hit';

describe('chosen losses', () => {
  resetBetweenTests();
  afterEach(() => vi.restoreAllMocks());

  test('are at first those suggested, which Enter takes', async () => {
    begin();
    expect(behind()).toEqual([SUGGESTED]);
    expect(shelf().textContent).toContain('still fires back');
    await waitFor(() => expect(button('Lose 3 infantry').classList.contains('button--delayed')).toBe(false));
    await userEvent.keyboard('{Enter}');
    expect(hit()).toEqual(['infantry', 'infantry', 'infantry']);
  });

  test('are changed by arrows alone', async () => {
    begin();
    await waitFor(() => expect(button('Lose 3 infantry').classList.contains('button--delayed')).toBe(false));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    expect(behind()).toEqual(['Take one back: 4 infantry of the Soviet Union, 2 hits', TANK]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('2 tanks of the Soviet Union, 1 hit');
    await userEvent.keyboard('{Enter}');
    expect(hit().toSorted()).toEqual(['infantry', 'infantry', 'tank']);
  });

  test('come back by a press, and have to be chosen again', async () => {
    begin();
    await press(SUGGESTED);
    expect(shelf().textContent).toContain('1 hit to come');
    expect(button('1 still to choose').disabled).toBe(true);
    await press('As suggested');
    expect(behind()).toEqual([SUGGESTED]);
  });

  test('are dragged there and back', () => {
    begin();
    const drag = (from: Element, over: Element): void => {
      document.elementFromPoint = () => over;
      fireEvent.pointerDown(from, { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: 0 });
      fireEvent.pointerMove(window, { pointerId: 1, clientX: 40, clientY: 40 });
      expect(document.querySelector('.carried-counter')).not.toBeNull();
      fireEvent.pointerUp(window, { pointerId: 1, clientX: 40, clientY: 40 });
      expect(document.querySelector('.carried-counter')).toBeNull();
    };
    const tank = screen.getByRole('img', { name: '2 tanks of the Soviet Union' });
    drag(tank, shelf());
    expect(behind()).toContain(TANK);
    drag(button(TANK), document.body);
    expect(behind()).toEqual(['Take one back: 4 infantry of the Soviet Union, 2 hits']);
    drag(tank, document.body);
    expect(behind()).toEqual(['Take one back: 4 infantry of the Soviet Union, 2 hits']);
    expect(useGame.getState().commands).toHaveLength(2);
  });

  test('ART-1: infantry that artillery raises are counted by themselves, and go last', async () => {
    startAtPositionOf(
      revised,
      {
        power: 'germany',
        phase: 'conduct-combat',
        units: {
          germany: { 'karelia-ssr': { infantry: 3, artillery: 1, tank: 1 } },
          'soviet-union': { 'karelia-ssr': { infantry: 4 } },
        },
      },
      { diceMode: 'table' },
    );
    render(<BattlePanel />);
    act(() => give({ type: 'fight', space: 'karelia-ssr' }));
    act(() => roll(6, 6, 6, 6, 6));
    act(() => roll(1, 1, 1, 6));
    const [plain, raised] = [
      'Take one back: 2 infantry of Germany, 2 hits',
      'Take one back: 1 infantry of Germany, 1 hit',
    ];
    expect(behind()).toEqual([plain, raised]);
    await press('Fewer hits on 1 infantry of Germany');
    expect(behind()).toEqual([plain]);
    await press('More hits on 1 artillery of Germany');
    await press('Lose 2 infantry and 1 artillery');
    expect(ownUnits('karelia-ssr', 'infantry')).toHaveLength(1);
    expect(ownUnits('karelia-ssr', 'artillery')).toHaveLength(0);
  });

  test('COM-8: fighters are told apart by how far they can still fly', async () => {
    startAtPositionOf(
      revised,
      {
        power: 'germany',
        phase: 'combat-move',
        units: {
          germany: { 'eastern-europe': { fighter: 1 }, germany: { fighter: 1 } },
          'soviet-union': { 'karelia-ssr': { infantry: 2 } },
        },
      },
      { diceMode: 'table' },
    );
    render(<BattlePanel />);
    const [near] = ownUnits('eastern-europe', 'fighter');
    const [far] = ownUnits('germany', 'fighter');
    act(() => give({ type: 'move', units: [near!, far!], to: 'karelia-ssr' }));
    act(() => give({ type: 'end-phase' }));
    act(() => give({ type: 'fight', space: 'karelia-ssr' }));
    expect(screen.getByRole('img', { name: 'a fighter of Germany, 3 moves left' })).toBeTruthy();
    act(() => roll(6, 6));
    act(() => roll(1, 6));
    const first = behind();
    expect(first).toEqual(['Take one back: a fighter of Germany, 3 moves left, 1 hit']);
    await press('Fewer hits on a fighter of Germany, 3 moves left');
    await press('More hits on a fighter of Germany, 2 moves left');
    await press('Lose a fighter');
    expect(ownUnits('karelia-ssr', 'fighter')).toEqual([near]);
  });

  test('COM-8: transports are told apart by where their troops are to land, and by whose they are', () => {
    const carrying = (owner: string) => ({
      in: 'sz-14',
      ship: 'transport',
      owner: 'germany',
      cargo: [{ unit: 'infantry', owner }],
    });
    startAtPositionOf(
      revised,
      {
        power: 'germany',
        phase: 'combat-move',
        units: {
          germany: { 'sz-14': { transport: 3 }, 'southern-europe': { fighter: 1 } },
          'united-kingdom': {
            'sz-15': { submarine: 1 },
            'anglo-egypt': { infantry: 1 },
            'trans-jordan': { infantry: 1 },
          },
        },
        aboard: [carrying('germany'), carrying('germany'), carrying('japan')],
      },
      { diceMode: 'table' },
    );
    render(<BattlePanel />);
    act(() => give({ type: 'move', units: ownUnits('sz-14', 'transport'), to: 'sz-15' }));
    act(() => give({ type: 'move', units: ownUnits('southern-europe', 'fighter'), to: 'sz-15' }));
    const [one, other] = ownUnits('sz-15', 'infantry');
    act(() => give({ type: 'offload', units: [one!], to: 'anglo-egypt' }));
    act(() => give({ type: 'offload', units: [other!], to: 'trans-jordan' }));
    act(() => give({ type: 'end-phase' }));
    act(() => give({ type: 'fight', space: 'sz-15' }));
    act(() => roll(1));
    for (const cargo of ['1 infantry for Anglo-Egypt', '1 infantry for Trans-Jordan', '1 infantry of Japan'])
      expect(screen.getByRole('img', { name: `a transport of Germany, carrying ${cargo}` })).toBeTruthy();
  });
});
