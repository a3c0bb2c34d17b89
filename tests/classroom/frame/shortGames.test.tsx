// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadShortGames } from '../../../src/games/axis-allies/ui/shortGames/loadShortGames.tsx';
import type { ClassroomPageProps } from '../../../src/classroom/frame/frame.tsx';
import type { ShortGame } from '../../../src/games/axis-allies/shortGames/schema.ts';
import type { EndedTurn } from '../../../src/games/face/story.ts';
import type { Notice } from '../../../src/store/notices.ts';
import { groupsOf } from '../../../src/games/axis-allies/store/shortGames/inPlay.ts';
import {
  useOpenedShortGame,
  shortGameSetup,
  shippedShortGames,
} from '../../../src/games/axis-allies/store/shortGames/readShortGame.ts';
import { loadWindows } from '../../../src/ui/components/Window.tsx';
import { HandoverCard } from '../../../src/ui/handover/HandoverCard.tsx';
import { newsText } from '../../../src/ui/shell/noticeText.ts';
import { closeEnd, ShortGameBox, ShortGameEnd } from '../../../src/games/axis-allies/ui/shortGame/laterShortGame.tsx';
import { currentGame, startNewGame } from '../../store/gameSupport.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';
import '../../familyScreens.ts';

// Pictures need the shapes of the map.
vi.mock('../../../src/map/picture/PlacePicture.tsx', () => ({ PlacePicture: () => null }));

const SHIPPED = await shippedShortGames();
const named = (id: string): ShortGame => SHIPPED.find((each) => each.id === id) ?? SHIPPED[0]!;
const fileOf = (content: string): File => new File([content], 'mine.json', { type: 'application/json' });

let Page: React.ComponentType<ClassroomPageProps>;
beforeAll(async () => {
  [Page] = await Promise.all([loadShortGames(), loadWindows()]);
});
beforeEach(() => {
  startNewGame();
  useOpenedShortGame.setState({ shortGame: null });
  closeEnd();
});
afterEach(() => {
  cleanup();
  window.location.hash = '';
});

describe('the page', () => {
  test('lists the short games, and says when the address names none', () => {
    render(<Page rest={['no-such-game']} />);
    for (const { title } of SHIPPED) expect(screen.getByRole('link', { name: title })).toBeTruthy();
    expect(screen.getByText(/There is no such short game here/)).toBeTruthy();
  });

  test.each(SHIPPED.map((each) => [each.title, each] as const))(
    '%s has a sheet for each group',
    (_title, shortGame) => {
      render(<Page rest={[shortGame.id]} />);
      for (const role of shortGame.roles) {
        const sheet = within(screen.getByRole('article', { name: `Sheet of ${role.name}` }));
        for (const text of [role.who, role.wants, ...role.knows]) expect(sheet.getByText(text)).toBeTruthy();
        for (const { rule } of shortGame.rules) expect(sheet.getByText(new RegExp(`, ${rule}\\)`))).toBeTruthy();
        expect(sheet.getByText(/^The (Axis|Allies) hold .* at the end of round \d\./)).toBeTruthy();
      }
      const talk = within(screen.getByRole('article', { name: 'Sheet for the end' }));
      for (const question of shortGame.questions) expect(talk.getByText(question)).toBeTruthy();
      for (const { text } of shortGame.happened.steps) expect(talk.getByText(text)).toBeTruthy();
    },
  );

  test('begins the game, once it is confirmed that another one gives way', async () => {
    useGame.getState().endPhase();
    render(<Page rest={['barbarossa']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Begin this game' }));
    expect(useGame.getState().setup?.shortGame).toBeUndefined();
    await userEvent.click(await screen.findByRole('button', { name: /Set it aside|Replace it/ }));
    expect([currentGame().power, currentGame().round]).toEqual(['germany', 1]);
    expect(useGame.getState().setup?.shortGame).toMatchObject({ id: 'barbarossa' });
    expect(useGame.getState().name).toBe('Barbarossa, 1941');
    expect(window.location.hash).toBe('#/');
  });

  test('shows the short game on the table', () => {
    startNewGame(shortGameSetup(named('desert'), 'test'));
    render(<Page rest={['game']} />);
    expect(screen.getByRole('heading', { name: named('desert').title })).toBeTruthy();
  });

  test('opens a file of one’s own, and lists what is wrong with another', async () => {
    render(<Page rest={[]} />);
    const input = screen.getByLabelText('Short game file');
    await userEvent.upload(input, fileOf('{"version": 1, "kind": "short-game"}'));
    expect(await screen.findByText(/mine.json cannot be opened. Nothing has changed./)).toBeTruthy();
    expect(useOpenedShortGame.getState().shortGame).toBeNull();
    await userEvent.upload(input, fileOf(JSON.stringify({ ...named('pacific'), title: 'Our own war' })));
    await vi.waitFor(() => expect(window.location.hash).toBe('#/short-games/file'));
    cleanup();
    render(<Page rest={['file']} />);
    expect(screen.getByRole('heading', { name: 'Our own war' })).toBeTruthy();
  });
});

describe('at the table', () => {
  const box = () => within(screen.getByRole('region', { name: 'Short game' }));

  /** Ends phases until this round begins. */
  function idleTo(round: number): void {
    for (let presses = 0; presses < 200 && currentGame().round < round; presses++) useGame.getState().endPhase();
    expect(currentGame().round).toBe(round);
  }

  beforeEach(() => {
    startNewGame(shortGameSetup(named('barbarossa'), 'test'));
    render(
      <>
        <ShortGameBox />
        <ShortGameEnd />
      </>,
    );
  });

  test('the panel tells the goal, how it stands, and the round', async () => {
    expect(box().getByText('Round 1 of 5.')).toBeTruthy();
    expect(box().getByText(/The Axis have 0 of the 2 territories that they need\./)).toBeTruthy();
    expect(box().getByText(/hold at least 2 of Karelia, Russia and Caucasus at the end of round 5\./)).toBeTruthy();
    idleTo(2);
    expect(await screen.findByText('Round 2 of 5.')).toBeTruthy();
  });

  test('the panel and the handover name the groups of the sheets', () => {
    expect(box().getByText('German northern command and German southern command (Germany)')).toBeTruthy();
    const timeline = useGame.getState();
    const { power } = currentGame();
    while (currentGame().power === power) useGame.getState().endPhase();
    const ended = { power, round: 1, timeline: { ...timeline, state: currentGame() } } as unknown as EndedTurn;
    render(<HandoverCard ended={ended} />);
    expect(screen.getByRole('heading', { name: 'Red Army in the North and Red Army in the South' })).toBeTruthy();
    expect(screen.getByText('Soviet Union · round 2')).toBeTruthy();
  });

  test('a save that names groups in a hostile way names players instead', () => {
    const hostile = [
      null,
      'roles',
      { roles: 'x' },
      { roles: [null, 1, { name: {} }, { name: 'A', powers: 'germany' }] },
    ];
    for (const shortGame of hostile) expect(groupsOf(shortGame, 'germany')).toEqual([]);
    const long = { roles: [{ name: `\u202e${'x'.repeat(9999)}`, powers: ['germany'] }] };
    expect(groupsOf(long, 'germany')).toEqual(['x'.repeat(40)]);
  });

  test('what is said after a turn passes over the powers that rest', () => {
    const { power } = currentGame();
    while (currentGame().power === power) useGame.getState().endPhase();
    const { events } = useGame.getState();
    const said = newsText({
      id: 1,
      content: { kind: 'news', events, state: currentGame(), before: null },
    } as unknown as Notice).join(' ');
    expect(said).toMatch(/Germany’s turn ends.*Round 2: the Soviet Union’s turn/);
    expect(said).not.toMatch(/Japan|United/);
  });

  test('at the end a window says who reached the goal, beside the war, and play goes on', async () => {
    idleTo(6);
    const end = within(await screen.findByRole('dialog', { name: 'The Allies have reached their goal.' }));
    expect(end.getByText(/The Axis held none of its territories/)).toBeTruthy();
    expect(end.getByText('22 June 1941')).toBeTruthy();
    await userEvent.click(end.getByRole('button', { name: 'Play on' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    useGame.getState().endPhase();
    expect(await screen.findByText('The short game is over.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(box().getByRole('button', { name: 'Show the end' }));
    expect(await screen.findByRole('dialog', { name: 'The Allies have reached their goal.' })).toBeTruthy();
  });

  test('a description that cannot be read is said so, and the game stays playable', async () => {
    cleanup();
    startNewGame({ ...shortGameSetup(named('barbarossa'), 'test'), shortGame: { goal: '<b>win</b>' } });
    render(<ShortGameBox />);
    expect(screen.getByText(/The goal of this short game cannot be read/)).toBeTruthy();
    expect(useGame.getState().dispatch({ type: 'end-phase' })).toBe(true);
  });
});
