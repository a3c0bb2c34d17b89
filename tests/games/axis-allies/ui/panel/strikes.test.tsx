// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { revised } from '../../../../../src/engine/axis-allies/editions/revised.ts';
import { draggedUnits } from '../../../../../src/games/axis-allies/store/dragging.ts';
import { isEmptyPhase } from '../../../../../src/engine/axis-allies/phases/emptyPhase.ts';
import { movableUnits } from '../../../../../src/games/axis-allies/store/movableUnits.ts';
import { useView } from '../../../../../src/games/axis-allies/store/viewStore.ts';
import { PhaseContent, JointStrike } from '../../../../../src/games/axis-allies/ui/panel/PhaseContent.tsx';
import { MovesPanel } from '../../../../../src/games/axis-allies/ui/moves/MovesPanel.tsx';
import { AdvantageUses } from '../../../../../src/games/axis-allies/ui/offers/AdvantageUses.tsx';
import { SidePanel } from '../../../../../src/ui/shell/SidePanel.tsx';
import { currentGame } from '../../../../store/gameSupport.ts';
import { button, give, press, resetBetweenTests, startAtPositionOf } from '../panelSupport.ts';
import '../../../../ui/loadParts.ts';

const UK = 'united-kingdom';
const US = 'united-states';

describe('NA-JA-2: Kamikaze Attacks', () => {
  resetBetweenTests();
  beforeEach(() => {
    startAtPositionOf(revised, {
      power: 'japan',
      phase: 'combat-move',
      advantages: { japan: ['kamikaze-attacks'] },
      units: { japan: { manchuria: { fighter: 2 } }, [US]: { 'sz-57': { destroyer: 1 } } },
    });
    render(
      <>
        <AdvantageUses />
        <MovesPanel />
      </>,
    );
  });
  const hidden = (name: string): HTMLElement => screen.getByRole('button', { name, hidden: true });

  test('aircraft are counted and declared, and their line says that they will not come back', async () => {
    expect(screen.getByText(/can be declared now/)).toBeTruthy();
    await userEvent.click(hidden('More fighters in Manchuria'));
    await userEvent.click(hidden('Declare Kamikaze Attacks'));
    expect(Object.values(currentGame().turn.deeds).map(({ duty }) => duty)).toEqual(['kamikaze']);
    expect(screen.queryByText(/can be declared now/)).toBeTruthy();
    act(() => useView.getState().press('manchuria'));
    const picker = within(screen.getByRole('region', { name: 'Units in Manchuria' }));
    expect(picker.getByText('Will not come back from ships · 4 moves')).toBeTruthy();
    expect(picker.getByText('4 moves')).toBeTruthy();
  });

  test('only those declared are sent to ships out of reach', () => {
    const [first, second] = Object.values(currentGame().units).flatMap(({ id, type }) =>
      type === 'fighter' ? [id] : [],
    );
    give({ type: 'use-advantage', advantage: 'kamikaze-attacks', units: [first!] });
    const targets = (unit: string): readonly string[] => {
      act(() => useView.getState().choose([unit]));
      return useView.getState().destinations.map(({ space }) => space);
    };
    expect(targets(first!)).toContain('sz-57');
    expect(targets(second!)).not.toContain('sz-57');
  });
});

describe('units that give themselves up in a battle', () => {
  resetBetweenTests();
  const TABLE = { diceMode: 'table' } as const;

  test('NA-JA-2: kamikaze aircraft stand apart from others, and what they hit beside them', () => {
    startAtPositionOf(
      revised,
      {
        power: 'japan',
        phase: 'combat-move',
        advantages: { japan: ['kamikaze-attacks'] },
        units: { japan: { 'sz-60': { carrier: 1, fighter: 2 } }, [US]: { 'sz-60': { destroyer: 1, battleship: 1 } } },
      },
      TABLE,
    );
    const [fighter] = Object.values(currentGame().units).flatMap(({ id, type }) => (type === 'fighter' ? [id] : []));
    give({ type: 'use-advantage', advantage: 'kamikaze-attacks', units: [fighter!] });
    give({ type: 'end-phase' });
    if (currentGame().battle === null) give({ type: 'fight', space: 'sz-60' });
    render(<PhaseContent />);
    expect(screen.getByRole('img', { name: 'a fighter of Japan, will not return' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'a fighter of Japan' })).toBeTruthy();
    act(() => give({ type: 'roll', dice: [1] }));
    act(() => give({ type: 'casualties', units: currentGame().battle!.defenders.filter((id) => isDestroyer(id)) }));
    expect(screen.queryByRole('img', { name: /will not return|destroyer of/ })).toBeNull();
  });

  test('NA-JA-3: a kaiten is no choice for a hit, the submarine beside it is', () => {
    startAtPositionOf(
      revised,
      {
        power: US,
        phase: 'conduct-combat',
        advantages: { japan: ['kaiten-torpedoes'] },
        units: { [US]: { 'sz-60': { submarine: 1 } }, japan: { 'sz-60': { submarine: 2, transport: 1 } } },
      },
      TABLE,
    );
    if (currentGame().battle === null) give({ type: 'fight', space: 'sz-60' });
    const [named] = currentGame().battle!.defenders.filter((id) => currentGame().units[id]?.type === 'submarine');
    give({ type: 'use-advantage', advantage: 'kaiten-torpedoes', units: [named!] });
    give({ type: 'roll', dice: [1] });
    render(<PhaseContent />);
    expect(screen.getByRole('img', { name: 'a submarine of Japan, will not return' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'hits on a submarine of Japan' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: /will not return/ })).toBeNull();
  });
});

const isDestroyer = (id: string): boolean => currentGame().units[id]?.type === 'destroyer';

describe('NA-UK-2: Joint Strike', () => {
  resetBetweenTests();
  const tanks = { 'southern-europe': { tank: 1 } };
  const start = (more: object = {}): void =>
    startAtPositionOf(revised, {
      power: US,
      phase: 'combat-move',
      advantages: { [UK]: ['joint-strike'] },
      spentAdvantages: ['joint-strike'],
      running: [{ advantage: 'joint-strike', until: 'own-turn' }],
      control: { 'southern-europe': US },
      units: { [UK]: tanks, [US]: tanks, germany: { 'western-europe': { infantry: 1 } } },
      ...more,
    });
  const unused = { power: UK, phase: 'develop-weapons', spentAdvantages: [], running: [] };

  test('is declared with one press, and the panel says what follows', async () => {
    start(unused);
    render(
      <>
        <JointStrike />
        <AdvantageUses />
      </>,
    );
    expect(screen.queryByText(/no combat phases/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Declare Joint Strike', hidden: true }));
    expect(currentGame().spentAdvantages).toEqual(['joint-strike']);
    expect(
      screen.getByText(
        'The United Kingdom has no combat phases this turn: it strikes on the turn of the United States (NA-UK-2).',
      ),
    ).toBeTruthy();
  });

  test('phases without orders are not passed over while it can be declared', () => {
    start({ ...unused, treasury: { [UK]: 0 } });
    expect(isEmptyPhase(currentGame())).toBe(false);
    start({ power: UK, phase: 'develop-weapons', treasury: { [UK]: 0 } });
    expect(isEmptyPhase(currentGame())).toBe(true);
  });

  test('AA-5, NA-UK-2: British guns do not move after combat on the American turn, and are not said to', () => {
    start({ units: { [UK]: { persia: { 'antiaircraft-gun': 1 } }, [US]: { alaska: { 'antiaircraft-gun': 1 } } } });
    render(<MovesPanel />);
    act(() => useView.getState().press('persia'));
    const british = screen.getByRole('region', { name: 'Units in Persia' });
    expect(british.textContent).toContain('No moves on this turn');
    expect(british.textContent).not.toContain('Moves after combat');
    act(() => useView.getState().focus('alaska'));
    expect(screen.getByRole('region', { name: 'Units in Alaska' }).textContent).toContain('Moves after combat');
  });

  test('on the American turn British units are chosen and sent as American ones, each under its own flag', async () => {
    start();
    render(
      <>
        <JointStrike />
        <MovesPanel />
      </>,
    );
    expect(
      screen.getByText('The United Kingdom strikes too: its units move and fight as yours this turn (NA-UK-2).'),
    ).toBeTruthy();
    act(() => useView.getState().press('southern-europe'));
    expect(button(/^All 1 tank of the United Kingdom in Southern Europe/)).toBeTruthy();
    await press('Take all');
    expect(useView.getState().chosen).toHaveLength(2);
    act(() => useView.getState().press('western-europe'));
    const there = Object.values(currentGame().units).filter(({ space }) => space === 'western-europe');
    expect(there.map(({ owner }) => owner).toSorted()).toEqual(['germany', UK, US]);
  });

  test('in a battle, whose head stands in its place, it is not said', () => {
    start();
    render(<SidePanel />);
    expect(screen.getByText(/strikes too/)).toBeTruthy();
    const tank = Object.values(currentGame().units).find(({ owner }) => owner === US);
    act(() => {
      give({ type: 'move', units: [tank?.id ?? ''], to: 'western-europe' });
      give({ type: 'end-phase' });
    });
    act(() => give({ type: 'fight', space: 'western-europe' }));
    expect(currentGame().battle).not.toBeNull();
    expect(screen.queryByText(/strikes too/)).toBeNull();
  });

  test('a drag takes the units of the counter’s power only', () => {
    start();
    const game = currentGame();
    const line = { space: 'southern-europe', type: 'tank', aboard: false } as const;
    for (const power of [UK, US])
      expect(draggedUnits(game, [], { ...line, power }).map((id) => game.units[id]?.owner)).toEqual([power]);
    expect(draggedUnits(game, [], { ...line, power: 'germany' })).toEqual([]);
    expect(movableUnits(game).get('southern-europe')).toHaveLength(2);
  });

  test('in noncombat the British units rest', () => {
    start({ phase: 'noncombat-move' });
    render(<JointStrike />);
    expect(screen.queryByText(/NA-UK-2/)).toBeNull();
    expect(movableUnits(currentGame()).get('southern-europe')).toHaveLength(1);
  });
});
