// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { revised } from '../../../src/engine/axis-allies/editions/revised.ts';
import type { UnitId } from '../../../src/engine/axis-allies/index.ts';
import { isWinnerCertain } from '../../../src/games/axis-allies/session/fighting.ts';
import { useView } from '../../../src/games/axis-allies/store/viewStore.ts';
import { SidePanel } from '../../../src/ui/shell/SidePanel.tsx';
import { currentGame, endPhase, SETUP, startNewGame } from '../../store/gameSupport.ts';
import {
  button,
  give,
  press,
  resetBetweenTests,
  roll,
  startAtPositionOf,
} from '../../games/axis-allies/ui/panelSupport.ts';
import '../loadParts.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

/** Advantages that ask, or let a player do something, by what stands in the panel. */

const unitsAt = (space: string, type: string): readonly UnitId[] =>
  Object.values(currentGame().units).flatMap((unit) => (unit.space === space && unit.type === type ? [unit.id] : []));
const send = (from: string, type: string, to: string): void => give({ type: 'move', units: unitsAt(from, type), to });
const unfold = (name: string): Promise<void> => userEvent.click(screen.getByText(`${name}: can be declared now`));

describe('NA-UK-3: Enigma Decoded', () => {
  resetBetweenTests();

  /** Germany attacks Anglo-Egypt; two infantry and a tank stand beside it. */
  function attack(): void {
    startAtPositionOf(revised, {
      power: 'germany',
      phase: 'combat-move',
      advantages: { 'united-kingdom': ['enigma-decoded'] },
      units: {
        germany: { libya: { tank: 1 } },
        'united-kingdom': { 'anglo-egypt': { infantry: 2 }, 'trans-jordan': { infantry: 2, tank: 1 } },
      },
    });
    send('libya', 'tank', 'anglo-egypt');
    endPhase();
    render(<SidePanel />);
  }

  test('the attacker is told before combat that units may be moved, and that the odds do not count it', () => {
    attack();
    act(() => useGame.getState().undo());
    const plan = within(screen.getByRole('region', { name: 'Battles to come' }));
    expect(
      plan.getByText(/^Before combat the United Kingdom may move units: Enigma Decoded\. The odds do not count this\./),
    ).toBeTruthy();
  });

  test('its owner chooses a way and who goes', async () => {
    attack();
    expect(screen.getByRole('heading', { name: /United Kingdom.*: move units now\?/ })).toBeTruthy();
    await press('Trans-Jordan to Anglo-Egypt');
    const way = within(screen.getByRole('group', { name: 'From Trans-Jordan to Anglo-Egypt' }));
    expect(way.getByRole('button', { name: 'Send them to Anglo-Egypt' })).toHaveProperty('disabled', true);
    await press('More infantry in Trans-Jordan');
    await userEvent.click(way.getByRole('checkbox', { name: 'A tank in Trans-Jordan' }));
    await press('Send them to Anglo-Egypt');
    expect([unitsAt('anglo-egypt', 'infantry').length, unitsAt('trans-jordan', 'infantry').length]).toEqual([3, 1]);
    expect(currentGame().spentAdvantages).toEqual(['enigma-decoded']);
  });

  test('what its rule forbids is said, and nobody need go', async () => {
    attack();
    await press('Anglo-Egypt to Trans-Jordan');
    const more = 'More infantry in Anglo-Egypt';
    await press(more);
    await press(more);
    expect(screen.getByRole('alert').textContent).toMatch(/NA-UK-3/);
    expect(button('Send them to Trans-Jordan').disabled).toBe(true);
    await press('Move nobody');
    expect([currentGame().offers, currentGame().spentAdvantages]).toEqual([[], []]);
  });

  test('with the keyboard alone', async () => {
    attack();
    button('Trans-Jordan to Anglo-Egypt').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Fewer infantry in Trans-Jordan');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect([unitsAt('anglo-egypt', 'infantry').length, unitsAt('anglo-egypt', 'tank').length]).toEqual([3, 2]);
  });
});

describe('NA-JA-3: Kaiten Torpedoes', () => {
  resetBetweenTests();

  function attack(): void {
    startAtPositionOf(revised, {
      power: 'united-states',
      phase: 'combat-move',
      advantages: { japan: ['kaiten-torpedoes'] },
      units: { 'united-states': { 'sz-57': { battleship: 2 } }, japan: { 'sz-60': { submarine: 2, destroyer: 1 } } },
    });
    send('sz-57', 'battleship', 'sz-60');
    endPhase();
    give({ type: 'fight', space: 'sz-60' });
    render(<SidePanel />);
  }

  test('submarines are named before the dice are rolled', async () => {
    attack();
    await unfold('Kaiten Torpedoes');
    await press('More submarines in Sea Zone 60');
    await press('Declare Kaiten Torpedoes');
    expect(currentGame().battle?.doomed).toHaveLength(1);
  });

  test('the next round waits for it: pressing on rolls no dice by itself', async () => {
    attack();
    roll(6, 6);
    roll(6, 6);
    roll(6);
    useGame.getState().fightOn({ type: 'press' }, { type: 'submerge', units: [] });
    expect([currentGame().battle?.round, currentGame().battle?.step]).toEqual([2, 'defender-strike']);
    expect(isWinnerCertain(currentGame())).toBe(false);
    useGame.getState().roll();
    expect(currentGame().battle?.step).not.toBe('defender-strike');
  });
});

describe('a phase with an advantage to declare', () => {
  resetBetweenTests();

  test('NA-SU-5: is not passed over though there is no money to spend', () => {
    startAtPositionOf(revised, {
      power: 'soviet-union',
      phase: 'develop-weapons',
      advantages: { 'soviet-union': ['lend-lease'] },
      treasury: { 'soviet-union': 0 },
      units: { 'united-kingdom': { russia: { tank: 2 } }, 'soviet-union': { russia: { infantry: 1 } } },
    });
    useGame.getState().endPhase();
    expect(currentGame().phase).toBe('purchase-units');
  });

  test('NA-SU-5: units of several friends are told apart, and like ones are counted', async () => {
    startAtPositionOf(revised, {
      power: 'soviet-union',
      phase: 'purchase-units',
      advantages: { 'soviet-union': ['lend-lease'] },
      units: {
        'united-kingdom': { russia: { tank: 2 } },
        'united-states': { russia: { tank: 1 }, caucasus: { fighter: 2 } },
      },
    });
    render(<SidePanel />);
    await unfold('Lend-Lease');
    await press('More tanks in Russia (United Kingdom)');
    await userEvent.click(screen.getByRole('checkbox', { name: 'A tank in Russia (United States)' }));
    await press('More fighters in Caucasus (United States)');
    await press('Declare Lend-Lease');
    const soviet = Object.values(currentGame().units).filter(({ owner }) => owner === 'soviet-union');
    expect(soviet.map(({ type }) => type).toSorted()).toEqual(['fighter', 'tank', 'tank']);
  });
});

describe('moves and loads that advantages allow', () => {
  resetBetweenTests();

  /** Selects a space, chooses units there by their whole line or one by one, and sends them. */
  async function order(space: string, choice: RegExp, to: RegExp): Promise<void> {
    act(() => useView.getState().focus(space));
    await userEvent.click(screen.getByRole('button', { name: choice }));
    await userEvent.click(screen.getByRole('button', { name: to }));
  }

  test('NA-JA-4: a transport lands, is sent on and lands again; one landing is called off', async () => {
    startAtPositionOf(revised, {
      power: 'japan',
      phase: 'combat-move',
      advantages: { japan: ['lightning-assaults'] },
      units: { japan: { 'sz-57': { transport: 1 } }, 'united-states': { midway: { infantry: 1 } } },
      aboard: [
        {
          in: 'sz-57',
          ship: 'transport',
          owner: 'japan',
          cargo: ['infantry', 'infantry'].map((unit) => ({ unit, owner: 'japan' })),
        },
      ],
    });
    render(<SidePanel />);
    await order('sz-57', /^All 1 transport/, /^Sea Zone 56/);
    await order('sz-56', /^More infantry aboard/, /^Midway/);
    await order('sz-56', /^All 1 transport/, /^Sea Zone 63/);
    act(() => useView.getState().focus('sz-63'));
    expect(screen.getByText('Aboard · will assault Midway from Sea Zone 56')).toBeTruthy();
    await order('sz-63', /^All 1 infantry aboard.*Aboard$/, /^Alaska/);
    endPhase();
    expect(await screen.findByText('Landing from Sea Zone 56')).toBeTruthy();
    await press(/^Call off the landing from Sea Zone 56/);
    await press('Fight in Alaska');
    expect([currentGame().control['alaska'], currentGame().control['midway']]).toEqual(['japan', 'united-states']);
  });

  test('NA-JA-1: infantry goes aboard a destroyer', async () => {
    startAtPositionOf(revised, {
      power: 'japan',
      phase: 'noncombat-move',
      advantages: { japan: ['tokyo-express'] },
      units: { japan: { japan: { infantry: 2 }, 'sz-60': { destroyer: 1 } } },
    });
    render(<SidePanel />);
    await order('japan', /^More infantry in Japan/, /^Sea Zone 60 ?Load/);
    expect(unitsAt('sz-60', 'infantry')).toHaveLength(1);
  });

  test('NA-UK-4: an air unit that landed by the oil can be sent on', async () => {
    startAtPositionOf(revised, {
      power: 'united-kingdom',
      phase: 'noncombat-move',
      advantages: { 'united-kingdom': ['mideast-oil'] },
      units: { 'united-kingdom': { 'anglo-egypt': { bomber: 1 } } },
    });
    render(<SidePanel />);
    await order('anglo-egypt', /^All 1 bomber/, /^Persia/);
    await order('persia', /^All 1 bomber in Persia, Moved · 6 moves/, /^India/);
    expect(unitsAt('india', 'bomber')).toHaveLength(1);
  });

  test('NA-GE-3: tanks that won in one round can be sent on', async () => {
    startAtPositionOf(
      revised,
      {
        power: 'germany',
        phase: 'combat-move',
        advantages: { germany: ['panzerblitz'] },
        units: { germany: { belorussia: { tank: 1 } }, 'soviet-union': { 'west-russia': { infantry: 1 } } },
        control: { 'west-russia': 'soviet-union' },
      },
      { diceMode: 'table' },
    );
    send('belorussia', 'tank', 'west-russia');
    endPhase();
    give({ type: 'fight', space: 'west-russia' });
    roll(1);
    roll(6);
    endPhase();
    render(<SidePanel />);
    await order('west-russia', /^All 1 tank in West Russia, .*1 move/, /^Belorussia/);
    expect(unitsAt('belorussia', 'tank')).toHaveLength(1);
  });

  test('NA-GE-5: fighters raid as bombers do', async () => {
    startAtPositionOf(revised, {
      power: 'germany',
      phase: 'combat-move',
      advantages: { germany: ['luftwaffe-dive-bombers'] },
      // Where nobody can be fought they would raid unasked.
      units: { germany: { 'western-europe': { fighter: 2 } }, 'united-kingdom': { 'united-kingdom': { infantry: 1 } } },
    });
    send('western-europe', 'fighter', 'united-kingdom');
    render(<SidePanel />);
    await press('More fighters that raid United Kingdom');
    expect(screen.getByText('1 of 2 fighters raid')).toBeTruthy();
  });
});

describe('offers', () => {
  resetBetweenTests();
  afterEach(cleanup);

  test('NA-UK-6: the game begins with the question where the complex stands', async () => {
    startNewGame({
      ...SETUP,
      edition: 'revised',
      start: { kind: 'setup', victory: 'minor', advantages: { 'united-kingdom': ['colonial-garrison'] } },
    });
    render(<SidePanel />);
    expect(screen.getByRole('heading', { name: /United Kingdom.*: place an industrial complex\?/ })).toBeTruthy();
    const worths = screen
      .getAllByRole('heading', { level: 3 })
      .flatMap((one) => /^Builds .*/.exec(one.textContent) ?? []);
    expect(worths).toEqual(['Builds 3 units a turn', 'Builds 2 units a turn', 'Builds 1 unit a turn']);
    expect(useView.getState().marks).toMatchObject({ india: 'place', australia: 'place' });
    act(() => useView.getState().press('india'));
    expect(button('Place in India').className).toContain('button--main');
    expect(button('Place in Australia').className).not.toContain('button--main');
    await press('Place in Australia');
    expect(useView.getState().marks).toEqual({});
    expect(currentGame().complexes).toContain('australia');
  });

  test('NA-SU-2: the treaty is broken, and four infantry stand up where their owner says', async () => {
    startAtPositionOf(revised, {
      power: 'japan',
      phase: 'combat-move',
      advantages: { 'soviet-union': ['nonaggression-treaty'] },
      units: { japan: { manchuria: { infantry: 2 } } },
    });
    send('manchuria', 'infantry', 'buryatia-ssr');
    endPhase();
    render(<SidePanel />);
    expect(screen.getByRole('heading', { name: /Soviet Union.*: place 4 infantry\?/ })).toBeTruthy();
    await press('Place in Buryatia S.S.R.');
    expect(unitsAt('buryatia-ssr', 'infantry')).toHaveLength(6);
  });

  test('NA-UK-5, NA-SU-4: what is placed where ground is taken or held is asked, and can be declined', async () => {
    startAtPositionOf(revised, {
      power: 'united-states',
      phase: 'combat-move',
      advantages: { 'united-kingdom': ['french-resistance'] },
      units: { 'united-states': { 'southern-europe': { infantry: 1 } } },
      control: { 'southern-europe': 'united-states' },
    });
    send('southern-europe', 'infantry', 'western-europe');
    endPhase();
    render(<SidePanel />);
    expect(screen.getByRole('heading', { name: /United Kingdom.*: place 3 infantry\?/ })).toBeTruthy();
    await press('Do not place');
    expect(currentGame().offers).toEqual([]);
    cleanup();
    startAtPositionOf(
      revised,
      {
        power: 'germany',
        phase: 'combat-move',
        advantages: { 'soviet-union': ['salvage'] },
        units: { germany: { 'ukraine-ssr': { tank: 1 } }, 'soviet-union': { caucasus: { infantry: 1 } } },
      },
      { diceMode: 'table' },
    );
    send('ukraine-ssr', 'tank', 'caucasus');
    endPhase();
    give({ type: 'fight', space: 'caucasus' });
    roll(6);
    roll(1);
    render(<SidePanel />);
    await press('Place in Caucasus');
    expect(unitsAt('caucasus', 'tank')).toHaveLength(1);
  });
});

describe('NA-SU-2: Nonaggression Treaty', () => {
  resetBetweenTests();

  test('Japan is told while it plans an attack on Soviet ground where infantry may come', () => {
    startAtPositionOf(revised, {
      power: 'japan',
      phase: 'combat-move',
      advantages: { 'soviet-union': ['nonaggression-treaty'] },
      units: { japan: { manchuria: { infantry: 2 } }, 'soviet-union': { 'buryatia-ssr': { infantry: 1 } } },
    });
    render(<SidePanel />);
    expect(screen.queryByText(/^Before combat/)).toBeNull();
    act(() => send('manchuria', 'infantry', 'buryatia-ssr'));
    expect(
      screen.getByText(
        /^Before combat the Soviet Union may place 4 infantry in Buryatia S\.S\.R\.: Nonaggression Treaty\./,
      ),
    ).toBeTruthy();
  });
});

test('NA-SU-2: an attack that would lose the treaty is said to, before combat begins', () => {
  startAtPositionOf(revised, {
    power: 'soviet-union',
    phase: 'combat-move',
    advantages: { 'soviet-union': ['nonaggression-treaty'] },
    units: { 'soviet-union': { 'buryatia-ssr': { infantry: 2 }, 'west-russia': { infantry: 1 } } },
  });
  render(<SidePanel />);
  const warning = /^The Soviet Union loses Nonaggression Treaty when combat begins\. Rule NA-SU-2/;
  const told = () => screen.queryAllByText((_, element) => warning.test(element?.textContent ?? ''), { selector: 'p' });
  act(() => send('west-russia', 'infantry', 'ukraine-ssr'));
  expect(told()).toEqual([]);
  act(() => send('buryatia-ssr', 'infantry', 'manchuria'));
  expect(told()).toHaveLength(1);
  act(() => useGame.getState().undo());
  expect(told()).toEqual([]);
});
