// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadNames } from '../../../src/store/findSpaces.ts';
import { battlesToCome } from '../../../src/engine/axis-allies/index.ts';
import { useMapCamera } from '../../../src/store/mapCamera.ts';
import { useView } from '../../../src/games/axis-allies/store/viewStore.ts';
import { SidePanel } from '../../../src/ui/shell/SidePanel.tsx';
import { SpacesDrawer } from '../../../src/ui/mapControls/SpacesDrawer.tsx';
import { currentGame, ownUnits } from '../../store/gameSupport.ts';
import { resetBetweenTests, press, roll, give, startAtPosition } from '../../games/axis-allies/ui/panelSupport.ts';
import '../loadParts.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

beforeAll(() => loadNames('1941'));

resetBetweenTests();

const UK = 'united-kingdom';
/** Germany can take Karelia, land in Great Britain, and has a tank that can follow. */
const SCENE = {
  power: 'germany',
  phase: 'combat-move',
  units: {
    germany: {
      'eastern-europe': { infantry: 2, tank: 1 },
      germany: { fighter: 1, infantry: 1 },
      'western-europe': { tank: 1 },
    },
    'soviet-union': { karelia: { infantry: 1 } },
    [UK]: { [UK]: { infantry: 2 } },
  },
} as const;

const list = (): HTMLElement => screen.getByRole('region', { name: 'List of spaces' });
const facts = (name: string): HTMLElement => screen.getByRole('region', { name: `About ${name}` });
const opened = (name: string): HTMLElement => within(list()).getByRole('group', { name: `In ${name}` });
const ask = (space: string): void => act(() => useView.getState().openFacts(space));
const entry = (name: RegExp): HTMLElement => within(list()).getByRole('button', { name, expanded: false });

describe('the details of a space', () => {
  test('name the first and present owner, units with their strength, the battle to come and the orders', () => {
    startAtPosition({
      ...SCENE,
      control: { karelia: 'germany', 'west-russia': 'soviet-union' },
      units: {
        ...SCENE.units,
        germany: { ...SCENE.units.germany, karelia: { infantry: 1 } },
        'soviet-union': { 'west-russia': { infantry: 2 } },
      },
    });
    render(<SidePanel />);
    ask('karelia');
    expect(facts('Karelia').textContent).toContain('Germany · 1 IPC');
    expect(facts('Karelia').textContent).toContain('The Soviet Union held it when the game began.');
    expect(facts('Karelia').textContent).toContain('attack 1, defence 2, 1 hit');
    act(() => give({ type: 'move', units: ownUnits('karelia', 'infantry'), to: 'west-russia' }));
    ask('west-russia');
    expect(facts('West Russia').textContent).toContain('Attacking: 1 infantry, attack 1');
    expect(facts('West Russia').textContent).toContain('Defending: 2 infantry, defence 4');
    // The panel's own list has the orders.
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
  });

  test('say what a modern atlas calls it', () => {
    startAtPosition(SCENE);
    render(<SidePanel />);
    ask('caucasus');
    expect(facts('Caucasus').textContent).toContain('Cities today: Volgograd (Stalingrad)');
    expect(facts('Caucasus').textContent).toContain('Today: Georgia, Armenia');
    ask('iceland');
    expect(facts('Iceland').textContent).not.toContain('oday');
  });

  test('link to the neighbours, canals named as such', async () => {
    startAtPosition(SCENE);
    render(<SidePanel />);
    ask('sz-17');
    await userEvent.click(within(facts('Sea Zone 17')).getByText(/^Borders on/));
    expect(within(facts('Sea Zone 17')).getByRole('button', { name: 'Go to Sea Zone 28, by canal' })).toBeTruthy();
    expect(facts('Sea Zone 17').textContent).toContain('The Suez Canal leads to Sea Zone 28.');
    await press('Go to Middle East');
    expect(useView.getState().focused).toBe('middle-east');
    expect(useMapCamera.getState().request?.target).toMatchObject({ spaces: ['middle-east'] });
    // The next space opens the same sections.
    expect(within(facts('Middle East')).getByRole('button', { name: 'Go to Sea Zone 17' })).toBeTruthy();
  });

  test('list what can reach it, own and enemy, once the search is complete', async () => {
    startAtPosition({ ...SCENE, phase: 'noncombat-move', power: 'soviet-union' });
    render(<SidePanel />);
    ask('karelia');
    await userEvent.click(within(facts('Karelia')).getByText('Which enemies could attack it'));
    await waitFor(() =>
      expect(facts('Karelia').textContent).toContain('2 infantry and a tank from Eastern Europe: attack'),
    );
    expect(facts('Karelia').textContent).toContain('from Germany: attack');
    expect(facts('Karelia').textContent).not.toContain('Looking');
    ask('eastern-europe');
    expect(within(facts('Eastern Europe')).queryByText('Which enemies could attack it')).toBeNull();
    await userEvent.click(within(facts('Eastern Europe')).getByText('What of the Soviet Union can reach it'));
    await waitFor(() => expect(facts('Eastern Europe').textContent).toContain('Nothing can come here now.'));
  });

  test('predict nothing while battles are waiting', async () => {
    startAtPosition(SCENE);
    act(() => give({ type: 'move', units: ownUnits('eastern-europe', 'infantry'), to: 'karelia' }));
    render(<SidePanel />);
    ask('germany');
    const section = within(facts('Germany')).getByText('Which enemies could attack it').closest('details');
    if (section?.open !== true)
      await userEvent.click(within(facts('Germany')).getByText('Which enemies could attack it'));
    expect(facts('Germany').textContent).toContain('This can be told when the battles of this turn are over.');
  });
});

describe('opening the details', () => {
  const isShown = (): boolean => screen.queryByRole('region', { name: /^About / }) !== null;
  const looked = (space: string): void => act(() => useView.getState().press(space));

  test('needs a button or the key i, not just a selection; Escape closes them', async () => {
    startAtPosition(SCENE);
    render(<SidePanel />);
    looked('karelia');
    expect(isShown()).toBe(false);
    await press('About Karelia');
    expect(document.activeElement).toBe(within(facts('Karelia')).getByRole('heading', { name: 'Karelia' }));
    // The panel's content stays mounted, with unfinished input.
    expect(screen.queryByRole('heading', { name: 'Combat move' })).toBeNull();
    await press('Close what is known of Karelia');
    expect(isShown()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'About Karelia' }));
    await userEvent.keyboard('i');
    expect(isShown()).toBe(true);
    await userEvent.keyboard('i');
    expect(isShown()).toBe(false);
  });

  test('shows each selected space, and closes them when units are pressed to be chosen', async () => {
    startAtPosition(SCENE);
    render(<SidePanel />);
    ask('karelia');
    looked('west-russia');
    expect(facts('West Russia')).toBeTruthy();
    looked('eastern-europe');
    expect(isShown()).toBe(false);
    expect(screen.getByRole('region', { name: 'Units in Eastern Europe' })).toBeTruthy();
  });

  test('is undone by a new phase, which shows what can be done', () => {
    startAtPosition(SCENE);
    render(<SidePanel />);
    ask('karelia');
    act(() => give({ type: 'end-phase' }));
    expect(isShown()).toBe(false);
  });

  test('is not triggered by the letter in a text field', async () => {
    startAtPosition(SCENE);
    render(
      <>
        <SpacesDrawer />
        <SidePanel />
      </>,
    );
    looked('karelia');
    await press('Spaces');
    await userEvent.type(within(list()).getByRole('searchbox'), 'i');
    expect(isShown()).toBe(false);
  });
});

describe('the list of spaces', () => {
  const filtered = async (name: string): Promise<readonly (string | undefined)[]> => {
    await userEvent.selectOptions(within(list()).getByRole('combobox', { name: 'Show' }), name);
    return [...list().querySelectorAll<HTMLElement>('[data-space]')].map((each) => each.dataset['space']);
  };

  test('is filtered by owner, by what can move, by battles', async () => {
    startAtPosition(SCENE);
    render(<SpacesDrawer />);
    await press('Spaces');
    expect(await filtered('Mine that can still move')).toEqual(['eastern-europe', 'germany', 'western-europe']);
    expect(await filtered('Of Soviet Union')).toContain('karelia');
    expect(await filtered('Of Soviet Union')).not.toContain('germany');
    expect(await filtered('With battles')).toEqual([]);
    act(() => give({ type: 'move', units: ownUnits('eastern-europe', 'infantry'), to: 'karelia' }));
    expect(await filtered('With battles')).toEqual(['karelia']);
  });

  test('is sorted by importance: enemies, capitals, many units; own spaces by distance to the front', async () => {
    startAtPosition(SCENE);
    render(<SpacesDrawer />);
    await press('Spaces');
    expect((await filtered('All spaces')).slice(0, 3)).toEqual([UK, 'karelia', 'germany']);
    expect((await filtered('Mine, or with my units')).slice(0, 2)).toEqual(['eastern-europe', 'norway-finland']);
  });

  test('shows only actions; the details open in the panel', async () => {
    startAtPosition(SCENE);
    render(<SpacesDrawer />);
    await press('Spaces');
    act(() => useView.getState().focus('karelia'));
    expect(within(list()).getByRole('button', { name: /^Karelia/, expanded: true })).toBeTruthy();
    expect(list().textContent).not.toContain('Today');
    await userEvent.click(within(opened('Karelia')).getByRole('button', { name: 'About Karelia' }));
    expect(useView.getState()).toMatchObject({ focused: 'karelia', showsFacts: true });
  });

  /** Presses Tab until an element with this name has the focus. */
  async function tabTo(name: RegExp): Promise<void> {
    for (let i = 0; i < 80; i += 1) {
      const at = document.activeElement;
      if (
        at instanceof HTMLElement &&
        at !== document.body &&
        name.test(at.getAttribute('aria-label') ?? at.textContent ?? '')
      )
        return;
      await userEvent.tab();
    }
    throw new Error(`The keyboard does not come to ${name.source}.`);
  }
  const find = async (name: string): Promise<void> => {
    await tabTo(/^Find a space$/);
    await userEvent.clear(within(list()).getByRole('searchbox'));
    await userEvent.keyboard(name);
    await userEvent.tab({ shift: false });
    await tabTo(new RegExp(`^${name}`));
  };

  test('can play a combat move, a noncombat move and the new units by keyboard alone', async () => {
    startAtPosition({ ...SCENE, purchased: { tank: 2 } }, { diceMode: 'table' });
    render(<SpacesDrawer />);
    await tabTo(/Spaces$/);
    await userEvent.keyboard('{Enter}');

    await find('Eastern Europe');
    await userEvent.keyboard('{Enter}');
    await tabTo(/^All 2 infantry in Eastern Europe/);
    await userEvent.keyboard('{Enter}');
    expect(opened('Eastern Europe').textContent).toContain('Chosen: 2 infantry. 1 place to go.');
    await tabTo(/^KareliaAttack against 1 infantry/);
    await userEvent.keyboard('{Enter}');
    expect(ownUnits('karelia', 'infantry')).toHaveLength(2);
    expect((document.activeElement as HTMLElement).dataset['space']).toBe('eastern-europe');

    // Undone, and ordered again from the list.
    await tabTo(/^Take back the order: 2 infantry/);
    await userEvent.keyboard('{Enter}');
    expect(ownUnits('karelia', 'infantry')).toHaveLength(0);
    await find('Eastern Europe');
    await userEvent.keyboard('{Enter}');
    await tabTo(/^All 2 infantry in Eastern Europe/);
    await userEvent.keyboard('{Enter}');
    await find('Karelia');
    expect(document.activeElement?.textContent).toContain('Can go here: attack against 1 infantry');
    await userEvent.keyboard('{Enter}');
    expect(battlesToCome(currentGame())).toHaveLength(1);
    expect(entry(/^Karelia/).textContent).toContain('battle');

    act(() => {
      give({ type: 'end-phase' });
      give({ type: 'fight', space: 'karelia' });
      roll(1, 1);
      roll(6);
    });
    act(() => void useGame.getState().dispatch({ type: 'end-phase' }));
    expect(currentGame().phase).toBe('noncombat-move');

    await find('Western Europe');
    await userEvent.keyboard('{Enter}');
    await tabTo(/^More tanks in Western Europe/);
    await userEvent.keyboard('{Enter}');
    await tabTo(/^GermanyMove/);
    await userEvent.keyboard('{Enter}');
    expect(ownUnits('germany', 'tank')).toHaveLength(1);
    expect(opened('Western Europe').textContent).toContain('A tank from Western Europe to Germany');

    act(() => void useGame.getState().dispatch({ type: 'end-phase' }));
    expect(currentGame().phase).toBe('mobilize-new-units');
    await find('Germany');
    await userEvent.keyboard('{Enter}');
    await tabTo(/^Place a tank here \(2 to place, Germany takes 4 more\)/);
    await userEvent.keyboard('{Enter}');
    expect(ownUnits('germany', 'tank')).toHaveLength(2);
    expect(opened('Germany').textContent).toContain('tank placed in Germany');
    await tabTo(/^Place a tank here \(1 to place, Germany takes 3 more\)/);
    await userEvent.keyboard('{Enter}');
    expect(currentGame().purchased['tank'] ?? 0).toBe(0);
  });
});
