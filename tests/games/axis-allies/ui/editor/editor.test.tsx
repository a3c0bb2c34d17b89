// @vitest-environment happy-dom
import '../../../../familyScreens.ts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { editionOf } from '../../../../../src/engine/axis-allies/index.ts';
import { chaptersOf } from '../../../../../src/store/lab/chapters.ts';
import { useEditor } from '../../../../../src/games/axis-allies/store/editor/editorStore.ts';
import { setTreasury } from '../../../../../src/games/axis-allies/store/editor/possessionEdits.ts';
import { beginEditing, useKeeping, keptDrafts } from '../../../../../src/games/axis-allies/store/editor/keptDraft.ts';
import { useLab } from '../../../../../src/store/lab/labStore.ts';
import { closeLab } from '../../../../../src/store/lab/openLab.ts';
import { draftOfSetup } from '../../../../../src/games/axis-allies/store/editor/openDraft.ts';
import { useStartPosition } from '../../../../../src/store/nextGame.ts';
import { EditorPage } from '../../../../../src/games/axis-allies/ui/editor/EditorPage.tsx';
import { endPhase, startNewGame } from '../../../../store/gameSupport.ts';
import { freshPage, goThere, openAt } from '../../../../ui/support.ts';
import { useExample, useGame } from '../../../../../src/games/axis-allies/store/game.ts';

freshPage();
beforeEach(() => useEditor.getState().open(draftOfSetup('1941')));
afterEach(() => {
  useStartPosition.setState({ position: null });
  useKeeping.setState({ isKept: true, isApart: false, broken: null });
  useEditor.getState().close();
  localStorage.clear();
  sessionStorage.clear();
});

const editor = (): Promise<HTMLElement> => screen.findByRole('complementary', { name: 'Position editor' });
const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const openTab = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('tab', { name }));
const choose = (name: string, option: string): Promise<void> =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
const position = () => {
  const { draft } = useEditor.getState();
  if (draft === null) throw new Error('no draft');
  return draft.position;
};

/** Presses a space on the map, as its canvas would. */
const pressOnMap = (space: string): void => act(() => useExample.getState().example?.hand?.press(space));

async function find(name: string): Promise<void> {
  await userEvent.type(screen.getByRole('searchbox', { name: 'Go to a space' }), `${name}{Enter}`);
}

describe('the position editor', () => {
  test('gives the focus to the nearest control that is left when one goes away by itself', async () => {
    render(<EditorPage />);
    const focused = (): string | null | undefined =>
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim();
    const enter = async (name: string | RegExp): Promise<void> => {
      act(() => screen.getByRole('button', { name }).focus());
      await userEvent.keyboard('{Enter}');
    };
    await find('sea zone 4');
    await waitFor(() => expect(focused()).toBe('Sea Zone 4'));
    act(() => useEditor.getState().take({ power: 'germany' }));
    await press('More transports of Germany in Sea Zone 4');
    await enter('Infantry aboard');
    expect(focused()).toBe('Infantry aboard');
    await enter('Take off 1 infantry of Germany aboard a transport of Germany');
    await waitFor(() => expect(focused()).toBe('Infantry aboard'));
    // Then that one goes away too, where no ship has room any more.
    await enter('Tank aboard');
    await waitFor(() => expect(focused()).toBe('Infantry aboard'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Take off a tank of Germany aboard a transport of Germany'));
    await press(/^Take off a tank of Germany/);
    await press(/^Take off 1 infantry of Germany/);
    await openTab('Bid');
    await choose('Who gets it', 'Axis');
    await userEvent.type(screen.getByRole('textbox', { name: 'IPCs of the bid' }), '{Control>}a{/Control}9{Enter}');
    await enter('2 IPCs to Germany');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Who gets it' })));
  });

  test('opens at its own address and shows a space that is found by name', async () => {
    openAt('#/editor');
    await editor();
    await find('karelia');
    expect(screen.getByRole('heading', { name: 'Karelia' })).toBeTruthy();
    expect(useExample.getState().example?.spaces).toEqual(['karelia']);
    await press('More infantry of the Soviet Union in Karelia');
    expect(position().units['soviet-union']?.karelia?.infantry).toBe(4);
  });

  test('shows a space that is pressed again after another part of the position was looked at', async () => {
    render(<EditorPage />);
    pressOnMap('ukraine');
    await openTab('Turn');
    pressOnMap('ukraine');
    expect(await screen.findByRole('heading', { name: 'Ukraine' })).toBeTruthy();
  });

  test('names a fault at once, where it is and by which rule, and is done when that is mended', async () => {
    render(<EditorPage />);
    await press('Add');
    await userEvent.click(screen.getByRole('radio', { name: 'Germany' }));
    await choose('Unit', 'Tank');
    pressOnMap('karelia');
    pressOnMap('karelia');
    expect(position().units.germany?.karelia).toEqual({ tank: 2 });
    expect(useExample.getState().example?.marks).toEqual({ karelia: 'fault' });
    expect(screen.getByRole('button', { name: 'Play it as a new game' })).toHaveProperty('disabled', true);
    await press('One thing is wrong.');
    const faults = screen.getByRole('tabpanel');
    expect(within(faults).getByText('2 tanks of Germany in Karelia:')).toBeTruthy();
    expect(
      within(faults)
        .getByRole('link', { name: /^MAP-2/ })
        .getAttribute('href'),
    ).toBe('#/rules/1941/MAP-2');
    await press('Show it');
    await openTab('Space');
    await choose('Held by', 'Germany');
    // Now the infantry of the Soviet Union stand in a territory of the enemy.
    await press('Take it out: 3 infantry of the Soviet Union');
    expect(screen.getByRole('button', { name: 'Nothing is wrong.' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play it as a new game' })).toHaveProperty('disabled', false);
  });

  test.each(['1941', 'revised'] as const)('names what is wrong as the game does, never as a file: %s', (edition) => {
    const { position: setUp } = draftOfSetup(edition);
    const ship = { in: 'caucasus', ship: 'aircraft-carrier', owner: 'germany', cargo: [] };
    const cargo = [{ unit: 'fighter', owner: 'united-kingdom' }];
    const units = {
      ...setUp.units,
      'united-kingdom': { 'sz-5': { infantry: 2, tank: 1 }, 'eastern-europe': { transport: 1 } },
      germany: { 'united-kingdom': { infantry: 1 }, caucasus: { 'industrial-complex': 1 } },
    };
    act(() =>
      useEditor.getState().open({
        position: {
          ...setUp,
          units,
          aboard: [ship, { in: 'sz-5', ship: 'transport', owner: 'united-kingdom', cargo }],
          complexes: ['eastern-europe', 'sz-5'],
          control: { ...setUp.control, 'sz-5': 'germany' },
          developments: { germany: ['jet-fighters', 'jet-fighters'] },
        },
        bid: null,
      }),
    );
    render(<EditorPage />);
    act(() => screen.getByRole('tab', { name: /^Faults/ }).click());
    const texts = within(screen.getByRole('tabpanel'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '');
    expect(texts.length).toBeGreaterThan(5);
    const ids = [editionOf(edition).spaces, editionOf(edition).powers, editionOf(edition).units].flatMap((all) =>
      all.map(({ id }) => id),
    );
    for (const text of texts) {
      expect(text).not.toMatch(/\w\.\w|\[\d/);
      const shown = text.split(/[\s,.:;]+/).filter((word) => ids.includes(word));
      expect(shown.filter((word) => word.includes('-') || word !== word.toLowerCase())).toEqual([]);
    }
    expect(texts.join()).toContain('2 infantry of the United Kingdom in Sea Zone 5: ');
  });

  test('opens with the focus on its first tool', () => {
    render(<EditorPage />);
    expect(document.activeElement).toBe(
      within(screen.getByRole('region', { name: 'Tools' })).getAllByRole('button')[0],
    );
  });

  test('takes out what is wrong, and undoes and redoes by keys', async () => {
    render(<EditorPage />);
    await press('Add');
    await userEvent.click(screen.getByRole('radio', { name: 'Japan' }));
    pressOnMap('karelia');
    await openTab(/^Faults/);
    await press(/^Take it out/);
    expect(useEditor.getState().faults).toEqual([]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(useEditor.getState().faults).toHaveLength(1);
    await userEvent.keyboard('{Control>}zz{/Control}');
    expect(position()).toEqual(draftOfSetup('1941').position);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(position().units.japan?.karelia).toEqual({ infantry: 1 });
  });

  test('changes the turn, the round, purchases and treasuries', async () => {
    render(<EditorPage />);
    await openTab('Turn');
    await choose('Turn of', 'Japan');
    await choose('Phase', 'Mobilize new units');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Round' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Round' }), '4{Enter}');
    await press('More bought tanks');
    expect(position()).toMatchObject({ power: 'japan', phase: 'mobilize-new-units', round: 4, purchased: { tank: 1 } });
    expect(screen.getByRole('heading', { level: 1, name: 'Japan' })).toBeTruthy();
    await openTab('Powers');
    const treasury = screen.getByRole('textbox', { name: 'Germany’s treasury' });
    await userEvent.clear(treasury);
    await userEvent.type(treasury, '31');
    await userEvent.tab();
    expect(position().treasury.germany).toBe(31);
  });

  test('says so where a number that is typed cannot be taken', async () => {
    render(<EditorPage />);
    await openTab('Turn');
    const round = screen.getByRole('textbox', { name: 'Round' });
    const type = async (text: string): Promise<void> => {
      await userEvent.clear(round);
      await userEvent.type(round, `${text}{Enter}`);
    };
    const reason = 'Only a whole number from 1 to 9,999 is taken here. The one before stays.';
    for (const wrong of ['0', '12345', 'four', '2.5']) {
      await type('3');
      expect(screen.queryByText(reason)).toBeNull();
      await type(wrong);
      expect(screen.getByRole('textbox', { name: 'Round', description: reason })).toBe(round);
      expect(position().round).toBe(3);
    }
  });

  test('shows who gives how much by a bid, and what is left of it', async () => {
    render(<EditorPage />);
    await openTab('Bid');
    await choose('Who gets it', 'Axis');
    expect(screen.getByText('No sum is agreed yet.')).toBeTruthy();
    const amount = screen.getByRole('textbox', { name: 'IPCs of the bid' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '9{Enter}');
    expect(
      screen.getByText('The Allies give the Axis a bid of 9 IPCs. 0 IPCs of it placed, 9 IPCs left.'),
    ).toBeTruthy();
    await press('Add');
    await userEvent.click(screen.getByRole('radio', { name: 'Germany' }));
    await choose('Unit', 'Tank');
    pressOnMap('ukraine');
    await press('3 IPCs to Japan');
    expect(screen.getByText(/All of it is placed\./)).toBeTruthy();
    expect(screen.getByText('Germany: a tank in Ukraine (6 IPCs).')).toBeTruthy();
    expect(screen.getByText('Japan: 3 IPCs.')).toBeTruthy();
  });

  test('lowers a bid by a minus key, and writes what a power has less with a minus sign', async () => {
    render(<EditorPage />);
    await openTab('Bid');
    await choose('Who gets it', 'Axis');
    const amount = screen.getByRole('textbox', { name: 'IPCs of the bid' });
    await userEvent.click(amount);
    await userEvent.keyboard('{Control>}a{/Control}9-−{ArrowUp}-{Enter}');
    expect(useEditor.getState().draft?.bid).toEqual({ side: 'axis', ipcs: 7 });
    await userEvent.keyboard('{ArrowDown>9/}{Enter}');
    expect(useEditor.getState().draft?.bid).toEqual({ side: 'axis', ipcs: 0 });
    const { edit } = useEditor.getState();
    act(() => edit('the treasury', setTreasury('japan', (position().treasury.japan ?? 0) - 3)));
    act(() => edit('the treasury', setTreasury('germany', (position().treasury.germany ?? 0) - 1)));
    expect(screen.getByText('Japan: −3 IPCs.')).toBeTruthy();
    expect(screen.getByText('Germany: −1 IPC.')).toBeTruthy();
    expect(screen.getByText('Axis: −4 IPCs')).toBeTruthy();
    expect(screen.getByText(/have 4 IPCs less than in the set-up: 4 IPCs left to be placed\.$/)).toBeTruthy();
  });

  test('puts cargo aboard and takes it off', async () => {
    render(<EditorPage />);
    const [zone] = Object.entries(position().units['united-states'] ?? {}).find(([, types]) => types.transport) ?? [];
    act(() => useEditor.getState().take({ power: 'united-states' }));
    pressOnMap(zone ?? '');
    await press('Tank aboard');
    expect(position().aboard).toMatchObject([{ in: zone, cargo: [{ unit: 'tank' }] }]);
    await press(/^Take off a tank of the United States aboard/);
    expect(position().aboard).toEqual([]);
  });

  test('gives Revised its developments, advantages and complexes', async () => {
    act(() => useEditor.getState().open(draftOfSetup('revised')));
    render(<EditorPage />);
    await openTab('Powers');
    await userEvent.click(screen.getAllByRole('checkbox', { name: 'Rockets' })[0] as HTMLElement);
    expect(position().developments).toEqual({ 'soviet-union': ['rockets'] });
    await userEvent.click(screen.getByRole('checkbox', { name: /Russian Winter/ }));
    expect(position().advantages).toEqual({ 'soviet-union': ['russian-winter'] });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Russian Winter' }));
    expect(position().spentAdvantages).toEqual(['russian-winter']);
    pressOnMap('caucasus');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Industrial complex' }));
    expect(position().complexes).not.toContain('caucasus');
  });
});

describe('what comes of a position', () => {
  test('is a new game, with seats from the opening screen', async () => {
    startNewGame();
    openAt('#/editor');
    await editor();
    await openTab('Turn');
    await choose('Turn of', 'Germany');
    await press('Play it as a new game');
    const heading = await screen.findByRole('heading', { name: 'From the position you set up' });
    // The button that was pressed is gone; the keyboard goes on here, a moment after the heading is there.
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('Round 1, Germany: purchase units.')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /Short game/ })).toBeNull();
    await press('Begin the game');
    expect(useGame.getState()).toMatchObject({ inGame: true, game: { power: 'germany', round: 1 } });
    expect(useStartPosition.getState().position).toBeNull();
  });

  test('is not played if the set-up is wanted after all', async () => {
    openAt('#/editor');
    await editor();
    await press('Play it as a new game');
    await userEvent.click(await screen.findByRole('button', { name: 'Begin from the set-up instead' }));
    await press('Begin the game');
    expect(useGame.getState().setup?.start.kind).toBe('setup');
  });
});

describe('in the lab', () => {
  test('a position is tried, and the running game waits', async () => {
    startNewGame();
    const { game } = useGame.getState();
    openAt('#/editor');
    await editor();
    await openTab('Turn');
    await choose('Turn of', 'Japan');
    await press('Open it in the lab');
    await waitFor(() => expect(window.location.hash).toBe('#/'));
    expect(useGame.getState()).toMatchObject({ isLab: true, game: { power: 'japan' } });
    act(closeLab);
    expect(useGame.getState().game).toBe(game);
  });

  test('a position becomes another chapter of the study, unless it is of another edition', async () => {
    startNewGame();
    openAt('#/editor');
    await editor();
    expect(screen.queryByRole('button', { name: /as a chapter/ })).toBeNull();
    await press('Open it in the lab');
    await waitFor(() => expect(useGame.getState().isLab).toBe(true));
    await goThere('#/editor');
    await editor();
    await openTab('Turn');
    await choose('Turn of', 'Japan');
    await press('Add it to the study as a chapter');
    await waitFor(() => expect(window.location.hash).toBe('#/'));
    const chapters = () => chaptersOf(useLab.getState().history.now).map(({ title }) => title);
    expect(chapters()).toEqual(['', 'A position set up']);
    expect(useGame.getState()).toMatchObject({ isLab: true, game: { power: 'japan' } });
    act(() => useEditor.getState().open(draftOfSetup('revised')));
    await goThere('#/editor');
    await editor();
    await press('Add it to the study as a chapter');
    expect(await screen.findByText(/^It cannot be added: a game of .* cannot begin from a position of/)).toBeTruthy();
    expect(chapters()).toHaveLength(2);
    act(closeLab);
  });

  test('a position can be changed and played, which ends the lab', async () => {
    startNewGame();
    openAt('#/editor');
    await editor();
    await press('Open it in the lab');
    await waitFor(() => expect(useGame.getState().isLab).toBe(true));
    endPhase();
    await goThere('#/editor');
    await editor();
    await openTab('Begin');
    await press('The position in the lab');
    expect(position().phase).toBe('combat-move');
    await press('Play it as a new game');
    expect(await screen.findByText('Round 1, Soviet Union: combat move.')).toBeTruthy();
    expect(useGame.getState()).toMatchObject({ isLab: false, inGame: false, game: { phase: 'purchase-units' } });
  });
});

describe('another position to begin with', () => {
  test('is the game on the table, which stays as it is', async () => {
    startNewGame();
    endPhase();
    const { game } = useGame.getState();
    render(<EditorPage />);
    await openTab('Begin');
    await press('The game on the table');
    expect(position().phase).toBe('combat-move');
    await press('A board without units');
    expect([position().units, position().phase]).toEqual([{}, 'purchase-units']);
    expect(screen.getByText('Begun with an empty board.').role).toBe('status');
    await press('Undo: an empty board');
    expect(position().phase).toBe('combat-move');
    expect(useGame.getState().game).toBe(game);
  });

  test('is a file, if it can be read', async () => {
    render(<EditorPage />);
    await openTab('Begin');
    const input = screen.getByLabelText('Position file or saved game');
    await userEvent.upload(input, new File(['{"units": 3}'], 'wrong.json', { type: 'application/json' }));
    expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0);
    const before = position();
    const text = JSON.stringify({ edition: '1941', power: 'japan', phase: 'combat-move', units: {} });
    await userEvent.upload(input, new File([text], 'right.json', { type: 'application/json' }));
    expect(position()).not.toBe(before);
    expect(position().power).toBe('japan');
  });

  test('stands beside one that was kept and cannot be read, till that is let go', async () => {
    localStorage.setItem('warboard-editor', 'nonsense');
    useEditor.getState().close();
    await beginEditing();
    render(<EditorPage />);
    expect(screen.getByRole('alert').textContent).toContain('cannot be opened');
    await openTab('Begin');
    await press('A board without units');
    expect(localStorage.getItem('warboard-editor')).toBe('nonsense');
    await press('Let it go');
    expect(screen.queryByText(/cannot be opened/)).toBeNull();
    expect(localStorage.getItem('warboard-editor')).toBeNull();
    expect(keptDrafts()).toMatchObject([{ standing: { edition: '1941', power: 'soviet-union' } }]);
  });

  test('is another one of this browser, and the one before stays kept', async () => {
    const other = { ...draftOfSetup('1941').position, power: 'japan', round: 3 };
    localStorage.setItem(
      'warboard-editor other',
      JSON.stringify({ position: other, bid: null, savedAt: '2026-11-22' }),
    );
    render(<EditorPage />);
    await openTab('Turn');
    await choose('Turn of', 'Germany');
    await openTab('Begin');
    const entry = screen.getByRole('group', { name: 'Round 3, Japan, Purchase units' });
    await userEvent.click(within(entry).getByRole('button', { name: 'Open' }));
    await screen.findByText('Opened. The one before is kept too.');
    expect(position()).toMatchObject({ power: 'japan', round: 3 });
    await openTab('Turn');
    await choose('Turn of', 'United States');
    expect(
      keptDrafts()
        .map(({ standing }) => standing?.power)
        .toSorted(),
    ).toEqual(['germany', 'united-states']);
    await openTab('Begin');
    const before = screen.getByRole('group', { name: 'Round 1, Germany, Purchase units' });
    await userEvent.click(within(before).getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(before).getByRole('button', { name: 'Delete' }));
    expect(keptDrafts().map(({ standing }) => standing?.power)).toEqual(['united-states']);
  });
});
