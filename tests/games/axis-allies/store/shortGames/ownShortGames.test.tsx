// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadShortGames } from '../../../../../src/games/axis-allies/ui/shortGames/loadShortGames.tsx';
import type { ClassroomPageProps } from '../../../../../src/classroom/frame/frame.tsx';
import { draftOfFile, fileOfDraft, idFrom } from '../../../../../src/games/axis-allies/shortGames/draft.ts';
import type { ShortGame } from '../../../../../src/games/axis-allies/shortGames/schema.ts';
import { useEditor } from '../../../../../src/games/axis-allies/store/editor/editorStore.ts';
import { draftOfSetup } from '../../../../../src/games/axis-allies/store/editor/openDraft.ts';
import {
  editOwn,
  openOwn,
  undoOwn,
  useEditedShortGame,
  addOwn,
  bringBackOwn,
  ownShortGame,
  ownShortGames,
  removeOwn,
} from '../../../../../src/games/axis-allies/store/shortGames/ownShortGames.ts';
import { shippedShortGames } from '../../../../../src/games/axis-allies/store/shortGames/readShortGame.ts';
import { faultPlace } from '../../../../../src/games/axis-allies/text/shortGameFaults.ts';
import { loadWindows } from '../../../../../src/ui/components/Window.tsx';
import { currentGame, startNewGame } from '../../../../store/gameSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

// Pictures need the shapes of the map.
vi.mock('../../../../../src/map/picture/PlacePicture.tsx', () => ({ PlacePicture: () => null }));

const LOADING = { timeout: 20_000 };
const SHIPPED = await shippedShortGames();
const BARBAROSSA = SHIPPED.find(({ id }) => id === 'barbarossa') as ShortGame;

let Page: React.ComponentType<ClassroomPageProps>;
beforeAll(async () => {
  [Page] = await Promise.all([loadShortGames(), loadWindows()]);
});
beforeEach(() => {
  localStorage.clear();
  useEditedShortGame.setState({ edited: null });
  startNewGame();
});
afterEach(() => {
  cleanup();
  window.location.hash = '';
});

/** The page that the address names. */
const open = (): void => void render(<Page rest={window.location.hash.split('/').slice(2)} />);
const added = () => addOwn(draftOfFile(BARBAROSSA))!;

describe('the drafts', () => {
  test('are files again, with an id from the title, and empty lines left out', () => {
    for (const shortGame of SHIPPED)
      expect(fileOfDraft(draftOfFile(shortGame))).toEqual({ ...shortGame, id: idFrom(shortGame.title) });
    const draft = draftOfFile(BARBAROSSA);
    expect(fileOfDraft({ ...draft, questions: ['', ' Why? ', ''] }).questions).toEqual(['Why?']);
    expect(['Über Äcker & 1941', '—', 'x'.repeat(99)].map(idFrom)).toEqual([
      'uber-acker-1941',
      'short-game',
      'x'.repeat(60),
    ]);
  });

  test('are kept with every letter, and undone field by field', () => {
    const { id } = added();
    openOwn(id);
    for (const title of ['A', 'AB', 'ABC']) editOwn((draft) => ({ ...draft, title }), 'title');
    editOwn((draft) => ({ ...draft, roles: draft.roles.slice(1) }));
    expect(ownShortGame(id)?.draft).toMatchObject({ title: 'ABC', roles: { length: 3 } });
    undoOwn();
    expect(ownShortGame(id)?.draft?.roles).toEqual(BARBAROSSA.roles);
    undoOwn();
    expect(ownShortGame(id)?.draft?.title).toBe(BARBAROSSA.title);
  });

  test('go on as a copy if another tab changed the same one meanwhile: neither loses anything', () => {
    const { id, text } = added();
    openOwn(id);
    const theirs = text.replace('Barbarossa, 1941', 'Theirs');
    localStorage.setItem(`warboard-short-game ${id}`, theirs);
    editOwn((draft) => ({ ...draft, title: 'Ours' }));
    expect(useEditedShortGame.getState().edited).toMatchObject({ isApart: true, isKept: true });
    expect(
      ownShortGames()
        .map(({ draft }) => draft?.title)
        .toSorted(),
    ).toEqual(['Ours', 'Theirs']);
  });

  test('are deleted, and brought back as they were', () => {
    const own = added();
    removeOwn(own.id);
    expect(ownShortGames()).toEqual([]);
    bringBackOwn(own);
    expect(ownShortGame(own.id)).toEqual(own);
  });

  test('that cannot be read are listed as such, and not opened', () => {
    const texts = ['', '{', '[]', '{"draft":{"__proto__":1},"savedAt":""}', JSON.stringify({ draft: { title: 1 } })];
    for (const [i, text] of texts.entries()) localStorage.setItem(`warboard-short-game ${i}`, text);
    expect(ownShortGames().map(({ draft }) => draft)).toEqual(texts.map(() => null));
    expect(openOwn('1')).toBeNull();
    window.location.hash = '#/short-games';
    open();
    expect(screen.getAllByRole('link', { name: 'A short game that cannot be read' })).toHaveLength(texts.length);
  });
});

test('a fault is named as the page names its field', () => {
  const places = [
    'roles[2].who',
    'roles[0].knows[1]',
    'goal.spaces[0]',
    'rules[1].text',
    'happened.steps[0].date',
    'id',
    'position.units.x',
    'constructor',
  ];
  expect(places.map((path) => faultPlace(draftOfFile(BARBAROSSA), path))).toEqual([
    'Group 3 (Red Army in the North), who they are',
    'Group 1 (German northern command), what they should know, 2',
    'Goal, territories, 1',
    'Rules, 2, text',
    'What happened, events, 1, date',
    'Title',
    'Position, units · x',
    'constructor',
  ]);
});

describe('the page', () => {
  test('makes a short game from nothing but its fields, which says what is missing till it can be played', async () => {
    window.location.hash = '#/short-games';
    open();
    await userEvent.click(screen.getByRole('button', { name: 'New, on the board of 1941' }));
    await waitFor(() => expect(window.location.hash).toMatch(/^#\/short-games\/edit\/./), LOADING);
    cleanup();
    open();
    await userEvent.click(await screen.findByText(/\d+ things are missing or wrong/, {}, LOADING));
    expect(screen.getByText('Group 1, who they are')).toBeTruthy();

    const type = (field: HTMLElement, value: string) => void fireEvent.change(field, { target: { value } });
    type(screen.getByLabelText('Title'), 'The Dnieper');
    type(screen.getByLabelText('What it is about'), 'Two armies and one river.');
    await userEvent.selectOptions(screen.getByLabelText('Territories of the goal'), 'Ukraine');
    await userEvent.click(screen.getByRole('button', { name: 'The goal and what lies beside it' }));
    for (const number of [1, 2]) {
      const group = within(screen.getByRole('region', { name: `Group ${number}` }));
      type(group.getByLabelText('Name'), `Army ${number}`);
      for (const label of ['Who they are', 'What they want', 'What they should know'])
        type(group.getByLabelText(label), 'A sentence for this group.');
    }
    await userEvent.selectOptions(screen.getByLabelText('Rule'), 'CM-9');
    type(screen.getByLabelText('In words for the class'), 'Tanks may drive through.');
    type(screen.getByLabelText('Date'), '1943-09');
    type(screen.getByLabelText('What happened'), 'The Red Army crossed the river.');
    type(screen.getByLabelText('Where the game departs from it'), 'There is no river in it.');
    type(screen.getByLabelText('Sources'), 'A book on the war');
    type(screen.getByLabelText('Questions'), 'Who crosses a river first?');
    expect(await screen.findByText('It can be played.', {}, LOADING)).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
    expect(useGame.getState().setup?.shortGame).toMatchObject({ id: 'the-dnieper', title: 'The Dnieper' });
    expect(currentGame().players.map(({ name }) => name)).toEqual(['Army 1', 'Army 2']);
  });

  test('takes the position of the editor, and refuses that of another board, with the reason', async () => {
    const { id } = added();
    window.location.hash = `#/short-games/edit/${id}`;
    useEditor.getState().open(draftOfSetup('revised'));
    open();
    const take = await screen.findByRole('button', { name: 'From the position editor' }, LOADING);
    await userEvent.click(take);
    expect(await screen.findByText(/that is a position of revised, and this game is on 1941/)).toBeTruthy();
    act(() => useEditor.getState().open(draftOfSetup('1941')));
    await userEvent.click(take);
    expect(ownShortGame(id)?.draft?.position).toMatchObject({ edition: '1941', power: 'soviet-union' });
  });

  test('a shipped game is copied and changed; a file with faults is opened to be mended', async () => {
    window.location.hash = '#/short-games/barbarossa';
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Copy and change' }));
    expect(ownShortGames().map(({ draft }) => draft?.title)).toEqual(['Barbarossa, 1941']);
    cleanup();
    window.location.hash = '#/short-games';
    open();
    const file = JSON.stringify({ ...BARBAROSSA, title: '', rounds: 99 });
    await userEvent.upload(screen.getByLabelText('Short game file'), new File([file], 'mine.json'));
    await userEvent.click(await screen.findByRole('button', { name: 'Open it as it is, to mend it here' }, LOADING));
    expect(ownShortGames()).toHaveLength(2);
    cleanup();
    open();
    expect(await screen.findByText('2 things are missing or wrong', {}, LOADING)).toBeTruthy();
    expect(screen.getByText('Rounds', { selector: 'code' })).toBeTruthy();
  });
});
