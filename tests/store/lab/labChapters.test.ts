import '../../freshDatabase.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toPosition, loadPositions } from '../../../src/engine/axis-allies/index.ts';
import { MAX_NODES, nodesFrom, ROOT } from '../../../src/engine/table/index.ts';
import { MAX_CHAPTERS } from '../../../src/saves/limits.ts';
import { toSave } from '../../../src/saves/saveFile.ts';
import {
  beginAtBoard,
  beginAtSetup,
  beginFromFile,
  moveChapter,
  openChapter,
  removeChapter,
  renameChapter,
} from '../../../src/store/lab/editChapters.ts';
import { chaptersOf } from '../../../src/store/lab/chapters.ts';
import { edit, goToNode, noteNode, redoEdit, undoEdit } from '../../../src/store/lab/editLab.ts';
import { flushStudy } from '../../../src/store/lab/keepStudy.ts';
import { labDocument, useLab, type StudyDocument } from '../../../src/store/lab/labStore.ts';
import { closeLab } from '../../../src/store/lab/openLab.ts';
import { analyseGame, importStudy, openKept, testOpening } from '../../../src/store/lab/openStudy.ts';
import { toStudyFile } from '../../../src/store/lab/studyFile.ts';
import { listStudies } from '../../../src/store/lab/studyStorage.ts';
import { currentGame, ownUnits, SETUP, startNewGame } from '../gameSupport.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

const END = { type: 'end-phase' } as const;
const TANK = { type: 'purchase', units: { tank: 1 } } as const;
const { dispatch } = useGame.getState();
const whole = (): StudyDocument => useLab.getState().history.now;
const titles = (): readonly string[] => chaptersOf(whole()).map(({ title }) => title);
const text = (): string => JSON.stringify(toStudyFile('A study', whole(), new Date(0)));

let games = 0;
beforeEach(() => {
  startNewGame({ ...SETUP, seed: `chapters ${(games += 1)}` });
  testOpening('1941', 'Opening');
});
afterEach(closeLab);

test('each chapter has a start and a tree of its own, and is found as it was left', async () => {
  dispatch(END);
  dispatch(END);
  const board = currentGame();
  expect(await beginAtBoard('Later', board)).toEqual({ ok: true, value: null });
  expect(titles()).toEqual(['', 'Later']);
  expect(currentGame().phase).toBe(board.phase);
  expect(labDocument()).toMatchObject({ title: 'Later', cursor: ROOT, tree: { size: 1 } });
  dispatch(END);
  const { commands } = useGame.getState();
  beginAtSetup('Again');
  dispatch(TANK);
  openChapter(0);
  expect(currentGame()).toEqual(board);
  openChapter(1);
  expect(useGame.getState().commands).toEqual(commands);
  openChapter(2);
  expect(currentGame().purchased).toEqual(TANK.units);
});

test('every edit of any chapter is undone by one step, and shows where it was', () => {
  dispatch(TANK);
  beginAtSetup('Second');
  dispatch(END);
  renameChapter(1, 'Renamed');
  moveChapter(1, -1);
  moveChapter(1, -1);
  expect(titles()).toEqual(['Renamed', '']);
  removeChapter(1);
  expect(labDocument().title).toBe('');
  expect(currentGame().purchased).toEqual(TANK.units);
  removeChapter(0);
  expect(titles()).toEqual(['']);
  const last = whole();
  undoEdit();
  expect(titles()).toEqual(['Renamed', '']);
  expect(labDocument().title).toBe('Renamed');
  expect(useGame.getState().commands).toEqual([END]);
  undoEdit();
  expect(titles()).toEqual(['', 'Renamed']);
  undoEdit();
  openChapter(0);
  undoEdit();
  expect(labDocument()).toMatchObject({ title: 'Second', cursor: ROOT, tree: { size: 1 } });
  undoEdit();
  expect(titles()).toEqual(['']);
  expect(currentGame().purchased).toEqual(TANK.units);
  undoEdit();
  expect(labDocument().tree.size).toBe(1);
  for (let n = 0; n < 9; n += 1) redoEdit();
  expect(whole()).toEqual(last);
  expect(currentGame().purchased).toEqual(TANK.units);
});

test('removing a chapter again shows another one, whichever was shown when it was removed first', () => {
  beginAtSetup('Second');
  openChapter(0);
  removeChapter(1);
  undoEdit();
  expect(labDocument().title).toBe('Second');
  redoEdit();
  expect(labDocument().title).toBe('');
  expect(useGame.getState().commands).toEqual([]);
});

test('a study of several chapters is kept, saved and opened whole, with the notes of its starts', async () => {
  dispatch(END);
  beginAtSetup('Second');
  dispatch(TANK);
  goToNode(ROOT);
  noteNode(ROOT, 'comment', { comment: 'Where it begins.' });
  renameChapter(0, 'First');
  openChapter(0);
  const before = whole();
  const file = text();
  // Studies of other tests may have been stored in the same millisecond, so the list does not tell which is this one.
  const { id } = useLab.getState().study!;
  closeLab();
  await flushStudy();
  expect((await listStudies()).map((study) => study.id)).toContain(id);
  expect(await openKept({ id })).toMatchObject({ ok: true });
  expect(whole()).toEqual(before);
  expect(useLab.getState().keeping).toBe('kept');
  closeLab();
  expect(await importStudy(file)).toMatchObject({ ok: true });
  expect(whole()).toEqual(before);
  // Opening a chapter is remembered, but nothing that could be undone.
  openChapter(1);
  expect(labDocument().tree.nodes[ROOT]!.notes).toEqual({ comment: 'Where it begins.' });
  expect(useLab.getState().history.done).toEqual([]);
});

test('the study of a game goes on in the chapter of that game', async () => {
  closeLab();
  dispatch(END);
  await analyseGame('A game');
  beginAtSetup('Aside');
  await flushStudy();
  closeLab();
  dispatch(END);
  const { commands } = useGame.getState();
  await analyseGame('Another');
  expect(titles()).toEqual(['', 'Aside']);
  expect(labDocument().title).toBe('');
  expect(useGame.getState().commands).toEqual(commands);
});

test('what was taken back in a game becomes variations of its tree, as far as the rules allow it', async () => {
  closeLab();
  dispatch(TANK);
  dispatch(END);
  const { timeline } = useGame.getState();
  if (timeline === null) throw new Error('no game');
  const line = { number: 1, after: 0, by: 'Ben', takenBackAt: '', diceTaken: 0 };
  const attack = { type: 'move', units: ownUnits('karelia', 'infantry'), to: 'west-russia' } as const;
  const sideLines = [
    // Its first two orders were given again; its fourth is none.
    { ...line, commands: [TANK, END, attack, { type: 'press' } as const, END] },
    { ...line, number: 2, after: 2, commands: [{ type: 'press' } as const] },
  ];
  useGame.setState({ timeline: { ...timeline, sideLines } });
  await analyseGame('A game', sideLines[0]);
  const { tree } = labDocument();
  expect(tree.size).toBe(4);
  expect(useGame.getState().commands).toEqual([TANK, END, attack]);
  expect(Object.values(tree.nodes).map(({ notes }) => notes.name)).toEqual([
    undefined,
    undefined,
    undefined,
    'Taken back by Ben',
  ]);
  await flushStudy();
  closeLab();
  await analyseGame('A game again');
  expect(labDocument().tree.size).toBe(4);
  expect(useGame.getState().commands).toEqual([TANK, END]);
});

test('a chapter begins from a position, a game or a study in a file; a wrong file changes nothing', async () => {
  await loadPositions();
  dispatch(END);
  const position = toPosition(currentGame());
  const study = text();
  const save = JSON.stringify(toSave(SETUP, [TANK, END], new Date(0)));
  expect(await beginFromFile('Position', JSON.stringify(position))).toMatchObject({ ok: true });
  expect(await beginFromFile('Game', save)).toMatchObject({ ok: true });
  expect(useGame.getState().commands).toEqual([TANK, END]);
  expect(await beginFromFile('Study', study)).toMatchObject({ ok: true });
  expect(titles()).toEqual(['', 'Position', 'Game', '']);
  const before = whole();
  const wrong = async (file: string): Promise<unknown> => {
    const added = await beginFromFile('Wrong', file);
    expect(whole()).toBe(before);
    return added.ok ? null : added.fault[0]?.path;
  };
  expect(await wrong('nonsense')).toBe('');
  expect(await wrong(study.replace('"version":3', '"version":4'))).toBe('version');
  expect(await wrong(study.replace('"end-phase"', '"press"'))).toBe('chapters[0].nodes[0]');
  closeLab();
  testOpening('revised', 'Other edition');
  const added = await beginFromFile('Wrong', study);
  expect(added).toMatchObject({ ok: false, fault: [{ path: 'edition' }] });
});

test('there is a limit to chapters, and to the moves of all together', () => {
  for (let n = 0; n < MAX_CHAPTERS + 2; n += 1) beginAtSetup(`More ${n}`);
  expect(titles()).toHaveLength(MAX_CHAPTERS);
  expect(useLab.getState().trouble).toBe('chapters-full');
  openChapter(0);
  // As if the tree had nearly all the moves a study may have.
  edit('play', ({ tree }) => {
    tree.size = MAX_NODES - 1;
  });
  openChapter(1);
  dispatch(END);
  expect(useLab.getState().trouble).toBeNull();
  dispatch(END);
  expect(useLab.getState().trouble).toBe('tree-full');
  expect(useGame.getState().commands).toEqual([END]);
  expect(nodesFrom(labDocument().tree, ROOT)).toHaveLength(2);
});
