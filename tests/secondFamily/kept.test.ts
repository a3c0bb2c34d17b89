import '../freshDatabase.ts';
import { beforeEach, expect, test } from 'vitest';
import { atOnce, familyOf, loadAnyEdition, shelf } from '../../src/engine/index.ts';
import { packedGame, readGameLink } from '../../src/store/games/readGames.ts';
import { goToNode } from '../../src/store/lab/editLab.ts';
import { labDocument, useLab } from '../../src/store/lab/labStore.ts';
import { closeLab } from '../../src/store/lab/openLab.ts';
import { importStudy, testOpening } from '../../src/store/lab/openStudy.ts';
import { toStudyFile } from '../../src/store/lab/studyFile.ts';
import { openFile } from '../../src/store/openFile.ts';
import { useView } from '../../src/store/viewStore.ts';
import { parseSave, saveText, toSave } from '../../src/saves/saveFile.ts';
import { loadPage, newBrowser, openTab } from '../store/fakeBrowser.ts';
import type { StraitCommand } from './strait.ts';
import { addStrait, useGame } from './straitFace.ts';

/** A game of a second family is played, undone, saved and opened by the program as games of the first are. */

addStrait();
await loadAnyEdition('strait');

const SETUP = {
  ...familyOf({ edition: 'strait' }).usualBeginning('strait'),
  seed: 'no dice',
  diceMode: 'program' as const,
};
const TABLE = { edition: 'strait', players: SETUP.players, seed: 'another', diceMode: 'table' as const };
/** Further than a ship sails. */
const FAR: StraitCommand = { type: 'sail', to: 'south-shore' };
const game = () => useGame.getState();

beforeEach(() => {
  expect(game().newGame(SETUP).ok).toBe(true);
});

/** The northern ship sails into the strait, and the southern one asks to come there too. */
function meet(): void {
  game().dispatch({ type: 'sail', to: 'strait' });
  game().dispatch({ type: 'sail', to: 'strait' });
}

test('its edition is offered beside the others', () => {
  expect(shelf().map(({ id }) => id)).toContain('strait');
});

test('the player who is not on turn is asked, and a refusal says by which rule', () => {
  meet();
  expect(familyOf(SETUP).awaiting(game().game!)).toEqual({ kind: 'leave', by: ['north'] });
  expect(familyOf(SETUP).deciders(game().game!)).toEqual(['Nora']);
  game().dispatch({ type: 'wait' });
  expect(game().refusal).toEqual({ rule: 'ASK', reason: 'answer-first' });
});

test('undo takes back one’s own order, and no other player’s choice, and redo gives it again', () => {
  meet();
  const { game: met } = game();
  game().undo();
  expect(game().commands).toHaveLength(1);
  game().undo();
  expect(game().commands).toHaveLength(1);
  expect(game().undoBlock).not.toBeNull();
  game().redo();
  expect(game().game).toEqual(met);
});

test('a press on the map sails there, and marks where leave is asked for', () => {
  useView.getState().press('strait');
  useView.getState().press('strait');
  expect(game().commands).toEqual([
    { type: 'sail', to: 'strait' },
    { type: 'sail', to: 'strait' },
  ]);
  expect(useView.getState().marks).toEqual({ strait: 'asked' });
});

test('a save holds it, and only what its family says a command is', async () => {
  meet();
  const save = toSave(SETUP, game().commands, new Date(0));
  const opened = await openFile(saveText(save), TABLE);
  expect(opened.ok && opened.value.timeline.state).toEqual(game().game);
  const parsed = atOnce(parseSave({ ...save, commands: [{ type: 'roll', dice: [1] }] }));
  expect(parsed).toMatchObject({ ok: false, fault: [{ path: 'commands[0].type' }] });
  const impossible = await openFile(saveText({ ...save, commands: [FAR] }), TABLE);
  expect(impossible).toMatchObject({ ok: false });
});

test('a position file holds it, and says what is wrong with one', async () => {
  meet();
  const position = familyOf(SETUP).loadedPositions()!.toPosition(game().game!);
  const opened = await openFile(JSON.stringify(position), TABLE);
  expect(opened.ok && opened.value.timeline.state).toEqual(game().game);
  const wrong = await openFile(JSON.stringify({ ...position, ships: { north: 'the moon', south: 'strait' } }), TABLE);
  expect(wrong).toMatchObject({ ok: false, fault: { faults: [{ path: 'ships.north' }] } });
});

test('a link holds it', async () => {
  meet();
  const read = await readGameLink(await packedGame(toSave(SETUP, game().commands, new Date(0))));
  expect(read.ok && read.value.opened.timeline.state).toEqual(game().game);
});

test('a reload goes on where it was', async () => {
  const browser = newBrowser();
  const open = async () => {
    const page = await loadPage();
    (await import('./straitFace.ts')).addStrait();
    return openTab(browser, {}, page);
  };
  const tab = await open();
  tab.useGame.getState().newGame(SETUP);
  const order: StraitCommand = { type: 'sail', to: 'strait' };
  tab.useGame.getState().dispatch(order as never);
  await tab.settled();
  browser.locks.close();
  const again = await open();
  expect(again.useGame.getState()).toMatchObject({ commands: [order], inGame: true, game: { power: 'south' } });
});

test('the lab keeps both ways that were tried, and a study file holds them', async () => {
  meet();
  const onTable = game().commands;
  expect(testOpening('strait', 'Both ways')).toMatchObject({ ok: true });
  game().dispatch({ type: 'sail', to: 'strait' });
  goToNode(0);
  game().dispatch({ type: 'wait' });
  expect(labDocument().tree.size).toBe(3);
  const file = toStudyFile('Both ways', useLab.getState().history.now, new Date(0));
  closeLab();
  expect(game().commands).toEqual(onTable);
  expect(await importStudy(JSON.stringify(file))).toMatchObject({ ok: true });
  expect(labDocument().tree.size).toBe(3);
  expect(game().commands).toEqual([{ type: 'wait' }]);
  closeLab();
});

test('whoever reaches the other shore has won, and nothing more can be ordered', () => {
  meet();
  game().dispatch({ type: 'answer', isLet: false });
  game().dispatch({ type: 'sail', to: 'south-shore' });
  game().dispatch({ type: 'answer', isLet: true });
  expect(familyOf(SETUP).winners(game().game!)).toEqual(['north']);
  game().dispatch({ type: 'wait' });
  expect(game().refusal).toEqual({ rule: 'END', reason: 'over' });
});
