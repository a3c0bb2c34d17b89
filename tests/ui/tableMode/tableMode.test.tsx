// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { useSettings } from '../../../src/store/settings.ts';
import { TABLE_FRAME } from '../../../src/store/tableFrame.ts';
import { OWN_KEYS } from '../../../src/games/axis-allies/text/keys.ts';
import { keySheet } from '../../../src/text/keySheet.ts';
import { NO_FULL_SCREEN } from '../../../src/text/tableText.ts';
import { listenToLetters, LETTERS } from '../../../src/ui/tableMode/listenToLetters.ts';
import { isAroundTable, openTable } from '../../../src/ui/tableMode/frame.ts';
import { useSaid } from '../../../src/ui/tableMode/said.ts';
import { SaidNote } from '../../../src/ui/tableMode/SaidNote.tsx';
import { turnToPlayers } from '../../../src/ui/tableMode/sides.ts';
import { turnView } from '../../../src/ui/tableMode/tableMode.ts';
import { TableTools } from '../../../src/ui/tableMode/TableTools.tsx';
import { currentGame, endPhase, startNewGame } from '../../store/gameSupport.ts';

afterAll(listenToLetters());

/** As if this page were in the frame of the table. */
function sitAtTable(): void {
  const frame = document.createElement('div');
  frame.id = TABLE_FRAME;
  vi.stubGlobal('frameElement', frame);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useSettings.setState({ tableMode: false, turned: 0, turnsToPlayer: false, sides: {} });
});

test('the page shows itself in a frame while table mode is on', () => {
  expect(isAroundTable()).toBe(false);
  useSettings.getState().set({ tableMode: true, turned: 90 });
  expect(isAroundTable()).toBe(true);
  const root = document.createElement('div');
  openTable(root);
  const frame = root.querySelector('iframe');
  expect(frame?.id).toBe(TABLE_FRAME);
  expect(frame?.style.transform).toContain('rotate(90deg)');
  sitAtTable();
  expect(isAroundTable()).toBe(false);
});

test('at the table the view is turned and left, by buttons and keys', async () => {
  sitAtTable();
  useSettings.getState().set({ tableMode: true });
  render(<TableTools />);
  await userEvent.click(screen.getByRole('button', { name: 'Turn' }));
  expect(useSettings.getState().turned).toBe(90);
  await userEvent.keyboard('rrr');
  expect(useSettings.getState().turned).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Leave table mode' }));
  expect(useSettings.getState().tableMode).toBe(false);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.keyboard('t');
  expect(useSettings.getState().tableMode).toBe(true);
});

test('if wanted, the view turns to the side of the player whose turn begins, once it was turned there', () => {
  sitAtTable();
  startNewGame();
  const end = turnToPlayers();
  const playOn = (from: string): void => {
    while (currentGame().power === from) endPhase();
  };
  const { set } = useSettings.getState();
  set({ tableMode: true });
  turnView();
  expect(useSettings.getState().sides).toEqual({});
  set({ turnsToPlayer: true });
  turnView();
  expect(useSettings.getState()).toMatchObject({ turned: 180, sides: { Ada: 180 } });
  playOn('soviet-union');
  // Where the next player sits is not known yet.
  expect(useSettings.getState().turned).toBe(180);
  turnView();
  turnView();
  expect(useSettings.getState().sides).toEqual({ Ada: 180, Ben: 0 });
  playOn('germany');
  expect(useSettings.getState().turned).toBe(180);
  expect(useSaid.getState().text).toBe('The view faces Ada.');
  set({ turnsToPlayer: false });
  playOn('united-kingdom');
  expect(useSettings.getState().turned).toBe(180);
  end();
});

test('no more than forty sides are kept, the latest', () => {
  sitAtTable();
  startNewGame();
  const sides = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`Guest ${i}`, 90 as const]));
  useSettings.setState({ tableMode: true, turnsToPlayer: true, sides });
  turnView();
  const kept = Object.keys(useSettings.getState().sides);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([40, 'Guest 1', 'Ada']);
});

test('in a text field the letters are text', async () => {
  sitAtTable();
  render(<input aria-label="Name" />);
  await userEvent.type(screen.getByRole('textbox'), 'tf');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('tf');
  expect(useSettings.getState().tableMode).toBe(false);
});

test('it is said when the browser refuses to fill the screen', async () => {
  document.documentElement.requestFullscreen = () => Promise.reject(new TypeError());
  render(<SaidNote />);
  await userEvent.keyboard('f');
  expect((await screen.findByText(NO_FULL_SCREEN)).closest('[role=status]')).not.toBeNull();
});

test('on the map, where letters go to spaces, they work with Shift', async () => {
  const pressed = vi.fn();
  render(<button type="button" aria-label="Map" className="world-map__canvas" onKeyDown={pressed} />);
  screen.getByRole('button').focus();
  await userEvent.keyboard('m');
  expect(useSettings.getState().sounds).toBe(false);
  expect(pressed).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Shift>}M{/Shift}');
  expect(useSettings.getState().sounds).toBe(true);
  // Only of the Shift key itself does the map hear.
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('every letter stands in the sheet of keys', () => {
  const keysOf = (where: string): readonly string[] =>
    keySheet(OWN_KEYS)
      .find(({ place }) => place === where)
      ?.keys.flatMap(([keys]) => keys) ?? [];
  for (const letter of LETTERS) {
    expect(keysOf('Everywhere')).toContain(letter);
    expect(keysOf('On the map')).toContain(`Shift+${letter.toUpperCase()}`);
  }
});
