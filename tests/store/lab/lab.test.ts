import '../../freshDatabase.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { awaiting, SHELF, toPosition, type Command, loadPositions } from '../../../src/engine/axis-allies/index.ts';
import { chanceOfLine, nodesFrom, ROOT } from '../../../src/engine/table/index.ts';
import { oddsOf, TO_THE_END } from '../../../src/games/axis-allies/odds/index.ts';
import { lowLuckCounts } from '../../../src/games/axis-allies/odds/lineTo.ts';
import { beginAtBoard } from '../../../src/store/lab/editChapters.ts';
import {
  copyBranch,
  goToNode,
  noteNode,
  pasteBranch,
  promoteNode,
  redoEdit,
  removeNode,
  undoEdit,
} from '../../../src/store/lab/editLab.ts';
import { flushStudy } from '../../../src/store/lab/keepStudy.ts';
import { labDocument, useLab, type StudyDocument } from '../../../src/store/lab/labStore.ts';
import {
  openBoard,
  analyseGame,
  importStudy,
  openKept,
  openKeptFile,
  testOpening,
  testPosition,
} from '../../../src/store/lab/openStudy.ts';
import { closeLab } from '../../../src/store/lab/openLab.ts';
import { pickEnds } from '../../../src/games/axis-allies/ui/lab/LabEnds.tsx';
import { readStudy, toStudyFile } from '../../../src/store/lab/studyFile.ts';
import { listStudies } from '../../../src/store/lab/studyStorage.ts';
import { toTheEndNow } from '../../../src/games/axis-allies/store/odds/choices.ts';
import { currentGame, ownUnits, SETUP, startNewGame } from '../gameSupport.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

const { dispatch, roll, undoPhase } = useGame.getState();
const attack = (): Command => ({ type: 'move', units: ownUnits('karelia', 'infantry'), to: 'west-russia' });
const end: Command = { type: 'end-phase' };
const commands = (): readonly Command[] => useGame.getState().commands;
const whole = (): StudyDocument => useLab.getState().history.now;
const size = (): number => labDocument().tree.size;
const lines = (): readonly (readonly string[])[] => {
  const { tree } = labDocument();
  return nodesFrom(tree, ROOT)
    .slice(1)
    .map((id) => [String(tree.nodes[id]!.parent), tree.nodes[id]!.move!.type]);
};

const open = (): void => expect(testOpening('1941', 'Opening')).toMatchObject({ ok: true });

let games = 0;
beforeEach(() => startNewGame({ ...SETUP, seed: `game ${(games += 1)}` }));
afterEach(closeLab);

describe('the lab', () => {
  beforeEach(() => void open());

  test('adds whatever is played, and another order at an old move as a variation', () => {
    dispatch({ type: 'purchase', units: { infantry: 2 } });
    dispatch(end);
    goToNode(ROOT);
    expect(commands()).toEqual([]);
    expect(currentGame().purchased).toEqual({});
    dispatch({ type: 'purchase', units: { tank: 1 } });
    expect(lines()).toEqual([
      ['0', 'purchase'],
      ['1', 'end-phase'],
      ['0', 'purchase'],
    ]);
    goToNode(ROOT);
    dispatch({ type: 'purchase', units: { infantry: 2 } });
    expect(size()).toBe(4);
    expect(labDocument().cursor).toBe(1);
  });

  test('makes one move of a purchase order that is changed until it is right', () => {
    const order = (units: Readonly<Record<string, number>>): void => void dispatch({ type: 'purchase', units });
    order({ infantry: 1 });
    order({ infantry: 2 });
    order({ tank: 1 });
    expect(lines()).toEqual([['0', 'purchase']]);
    expect(commands()).toEqual([{ type: 'purchase', units: { tank: 1 } }]);
    expect(currentGame().purchased).toEqual({ tank: 1 });
    undoEdit();
    expect(currentGame().purchased).toEqual({ infantry: 2 });
    expect(lines()).toEqual([['0', 'purchase']]);
    order({ infantry: 1 });
    expect(lines()).toEqual([['0', 'purchase']]);
    dispatch(end);
    undoPhase();
    expect(currentGame().purchased).toEqual({ infantry: 1 });
  });

  test('keeps a purchase order that something hangs on, or that was there before, beside the newer one', () => {
    dispatch({ type: 'purchase', units: { infantry: 1 } });
    dispatch(end);
    goToNode(1);
    dispatch({ type: 'purchase', units: { infantry: 2 } });
    dispatch({ type: 'purchase', units: { tank: 1 } });
    expect(lines()).toEqual([
      ['0', 'purchase'],
      ['1', 'end-phase'],
      ['0', 'purchase'],
    ]);
    noteNode(labDocument().cursor, 'name', { name: 'Tanks' });
    dispatch({ type: 'purchase', units: { infantry: 2 } });
    expect(size()).toBe(5);
    goToNode(ROOT);
    dispatch({ type: 'purchase', units: { bomber: 0 } });
    // On the way to another order an old one is met again, and stays.
    dispatch({ type: 'purchase', units: { infantry: 2 } });
    expect(size()).toBe(5);
    dispatch({ type: 'purchase', units: { infantry: 2, tank: 0 } });
    expect(size()).toBe(6);
  });

  test('undoes and redoes edits across phases and dice', () => {
    dispatch(end);
    dispatch(attack());
    dispatch(end);
    if (currentGame().battle === null) dispatch({ type: 'fight', space: 'west-russia' });
    roll();
    const after = currentGame();
    expect(commands().some(({ type }) => type === 'roll')).toBe(true);
    for (let n = 0; n < 20; n += 1) undoEdit();
    expect(commands()).toEqual([]);
    expect(size()).toBe(1);
    for (let n = 0; n < 20; n += 1) redoEdit();
    expect(currentGame()).toEqual(after);
  });

  test('rolls other dice each time at the same place', () => {
    dispatch(end);
    dispatch(attack());
    dispatch(end);
    if (currentGame().battle === null) dispatch({ type: 'fight', space: 'west-russia' });
    const { cursor } = labDocument();
    for (let n = 0; n < 8; n += 1) {
      goToNode(cursor);
      roll();
    }
    expect(labDocument().tree.nodes[cursor]!.children.length).toBeGreaterThan(1);
  });

  test('takes undone orders of the phase as another line', () => {
    dispatch(end);
    dispatch(attack());
    const far = size();
    undoPhase();
    expect(size()).toBe(far);
    expect(commands()).toEqual([end]);
  });

  test('names, comments, marks, folds, promotes and removes, each undone by one step', () => {
    dispatch({ type: 'purchase', units: { infantry: 2 } });
    goToNode(ROOT);
    dispatch({ type: 'purchase', units: { tank: 1 } });
    const before = labDocument().tree;
    noteNode(2, 'name', { name: 'Tanks' });
    noteNode(2, 'comment', { comment: 'Costs **more**.' });
    noteNode(2, 'mark', { mark: 'doubtful' });
    noteNode(2, 'fold', { isFolded: true });
    promoteNode(2);
    expect(labDocument().tree.nodes[ROOT]!.children).toEqual([2, 1]);
    removeNode(2);
    expect(labDocument()).toMatchObject({ cursor: ROOT, tree: { size: 2 } });
    expect(currentGame().purchased).toEqual({});
    for (let n = 0; n < 6; n += 1) undoEdit();
    expect(labDocument().tree).toEqual(before);
    expect(currentGame().purchased).toEqual({ tank: 1 });
  });

  test('keeps the cursor as near as it can when its node is undone', () => {
    dispatch({ type: 'purchase', units: { infantry: 2 } });
    dispatch(end);
    goToNode(ROOT);
    copyBranch(2);
    pasteBranch(ROOT);
    goToNode(2);
    undoEdit();
    undoEdit();
    expect(labDocument().tree.nodes[labDocument().cursor]).toBeDefined();
    expect(commands()).toHaveLength(labDocument().cursor === ROOT ? 0 : 1);
  });

  test('pastes a branch as far as the rules allow it there', () => {
    dispatch(end);
    dispatch(attack());
    goToNode(ROOT);
    dispatch({ type: 'purchase', units: { tank: 1 } });
    const bought = labDocument().cursor;
    copyBranch(1);
    pasteBranch(bought);
    expect(commands().map(({ type }) => type)).toEqual(['purchase', 'end-phase']);
    expect(size()).toBe(6);
    copyBranch(2);
    pasteBranch(bought);
    expect(useLab.getState().trouble).toMatchObject({
      kind: 'not-pasted',
      pasted: 0,
      why: { command: { type: 'move' }, refusal: { rule: 'TURN-2' } },
    });
    expect(size()).toBe(6);
  });

  test('takes ends of a battle as branches with their chances, which multiply along a line', async () => {
    dispatch(end);
    dispatch(attack());
    dispatch(end);
    if (currentGame().battle === null) dispatch({ type: 'fight', space: 'west-russia' });
    const { cursor } = labDocument();
    const odds = oddsOf(currentGame(), TO_THE_END);
    if (typeof odds === 'string') throw new Error(odds);
    const [first, second] = odds.ends;
    await pickEnds([
      { end: first!, name: 'First' },
      { end: second!, name: 'Second' },
    ]);
    expect(labDocument().cursor).toBe(cursor);
    const { tree } = labDocument();
    const ends = nodesFrom(tree, cursor).filter((id) => tree.nodes[id]!.notes.chance !== undefined);
    expect(ends.map((id) => tree.nodes[id]!.notes)).toEqual(
      expect.arrayContaining([
        { name: 'First', chance: first!.chance },
        { name: 'Second', chance: second!.chance },
      ]),
    );
    // No dice come to this end, so that the one in its place is the main line.
    const impossible = { ...second!, left: { attacker: { battleship: 9 }, defender: {} } };
    undoEdit();
    await pickEnds([
      { end: impossible, name: 'None', instead: [{ end: second!, name: 'Second' }] },
      { end: first!, name: 'First' },
    ]);
    const mainLine = (id: number): number => {
      const [main] = labDocument().tree.nodes[id]!.children;
      return main === undefined ? id : mainLine(main);
    };
    expect(labDocument().tree.nodes[mainLine(cursor)]!.notes).toEqual({ name: 'Second', chance: second!.chance });
    await pickEnds([{ end: first!, name: 'First' }]);
    expect(currentGame().battle).toBeNull();
    expect(labDocument().tree.size).toBe(tree.size);
    expect(chanceOfLine(labDocument().tree, labDocument().cursor)).toBe(first!.chance);
    undoEdit();
    undoEdit();
    expect(labDocument().tree.nodes[cursor]!.children).toEqual([]);
    expect(chanceOfLine(labDocument().tree, cursor)).toBeNull();
  });

  test('ends when the opening page is shown', () => {
    dispatch(end);
    useGame.getState().leaveGame();
    expect(useLab.getState().study).toBeNull();
    expect(useGame.getState()).toMatchObject({ isLab: false, aside: null, inGame: false, commands: [] });
  });

  test('ends when a game is loaded', () => {
    dispatch(end);
    useGame.getState().newGame(useGame.getState().setup!);
    expect(useLab.getState().study).toBeNull();
    expect(useGame.getState()).toMatchObject({ isLab: false, aside: null, commands: [] });
  });
});

test('a position is where a lab can begin', async () => {
  await loadPositions();
  dispatch(end);
  dispatch(end);
  const position = toPosition(currentGame());
  expect(testPosition('1941', position, 'A position')).toMatchObject({ ok: true });
  expect(commands()).toEqual([]);
  expect(currentGame().phase).toBe(position.phase);
  const file = toStudyFile('', whole(), new Date(0));
  closeLab();
  expect(await importStudy(JSON.stringify(file))).toMatchObject({ ok: true });
});

describe('analysing a game', () => {
  test('shows its whole line at its present end, and leaves it as it was', async () => {
    dispatch({ type: 'purchase', units: { infantry: 2 } });
    dispatch(end);
    const before = { ...useGame.getState() };
    await analyseGame('Round 1');
    expect(useGame.getState()).toMatchObject({ isLab: true, commands: before.commands });
    expect(currentGame()).toEqual(before.game);
    dispatch(attack());
    goToNode(1);
    dispatch({ type: 'purchase', units: { tank: 1 } });
    closeLab();
    expect(useGame.getState()).toEqual(before);
  });

  test('shows a purchase order that was changed often as one move, which stays when another is tried', async () => {
    for (const infantry of [0, 1, 2]) dispatch({ type: 'purchase', units: { infantry } });
    await analyseGame('Round 1');
    expect(lines()).toEqual([['0', 'purchase']]);
    expect(currentGame().purchased).toEqual({ infantry: 2 });
    dispatch({ type: 'purchase', units: { infantry: 1 } });
    dispatch({ type: 'purchase', units: { tank: 1 } });
    expect(lines()).toEqual([
      ['0', 'purchase'],
      ['0', 'purchase'],
    ]);
    expect(useGame.getState().aside?.commands).toHaveLength(3);
  });

  test('shows what was taken back in the middle of changing an order as a variation', async () => {
    for (const infantry of [1, 2]) dispatch({ type: 'purchase', units: { infantry } });
    const point = useGame.getState().timeline!.before!;
    dispatch(end);
    dispatch(attack());
    dispatch(end);
    dispatch({ type: 'fight', space: 'west-russia' });
    roll();
    useGame.getState().takeBack(point, 'Ben');
    dispatch({ type: 'purchase', units: { tank: 1 } });
    await analyseGame('Round 1');
    const { tree, cursor } = labDocument();
    const [now, taken] = tree.nodes[ROOT]!.children;
    expect(cursor).toBe(now);
    expect(tree.nodes[now!]).toMatchObject({ move: { units: { tank: 1 } }, children: [] });
    expect(tree.nodes[taken!]).toMatchObject({
      move: { units: { infantry: 2 } },
      notes: { name: 'Taken back by Ben' },
    });
    closeLab();
    const [line] = useGame.getState().timeline!.sideLines;
    await analyseGame('Round 1', line);
    expect(commands()).toEqual(line!.commands);
  });
});

describe('low luck', () => {
  const POSITION = {
    edition: '1941',
    power: 'germany',
    phase: 'conduct-combat',
    units: { germany: { 'sz-5': { destroyer: 1, fighter: 2 } }, 'united-kingdom': { 'sz-5': { destroyer: 2 } } },
  };
  const LOW = { ...SETUP, start: { kind: 'position', position: POSITION }, diceMode: 'low-luck' } as const;
  const fight = (): void => expect(dispatch({ type: 'fight', space: 'sz-5' })).toBe(true);
  const rollers = (): readonly (string | undefined)[] =>
    commands().flatMap((command) => (command.type === 'roll' ? [command.by] : []));

  test('of a game is kept when it is analysed, in other chapters and on boards of it too', async () => {
    await loadPositions();
    startNewGame(LOW);
    await analyseGame('Low luck');
    fight();
    roll();
    expect(new Set(rollers())).toEqual(new Set(['low-luck']));
    const board = currentGame();
    await beginAtBoard('Later', board);
    expect(useGame.getState().setup?.diceMode).toBe('low-luck');
    expect(await openBoard(board, 'A board')).toBe(true);
    expect(useGame.getState().setup?.diceMode).toBe('low-luck');
  });

  test('gives the ends of a battle their chances, and lines to them with rolls that can come', async () => {
    await loadPositions();
    startNewGame({ ...LOW, seed: 'ends' });
    await analyseGame('Low luck');
    fight();
    const odds = oddsOf(currentGame(), toTheEndNow());
    if (typeof odds === 'string') throw new Error(odds);
    expect(odds).not.toEqual(oddsOf(currentGame(), TO_THE_END));
    const { cursor } = labDocument();
    expect(await pickEnds(odds.ends.map((picked, i) => ({ end: picked, name: `End ${i}` })))).toBe(odds.ends.length);
    const { tree } = labDocument();
    const [asked, before] = [awaiting(currentGame()), currentGame()];
    if (asked.kind !== 'dice') throw new Error(asked.kind);
    const can = lowLuckCounts(before, asked).map(({ dice }) => dice.join());
    const rolled = tree.nodes[cursor]!.children.map((id) => tree.nodes[id]!.move as Command | null);
    expect(rolled.length).toBeGreaterThan(0);
    for (const move of rolled) expect(can).toContain(move?.type === 'roll' && move.dice.join());
  });

  test('can be agreed on for an opening', () => {
    testOpening('1941', 'Opening', 'low-luck');
    expect(useGame.getState().setup?.diceMode).toBe('low-luck');
  });
});

describe('a study', () => {
  test('is kept after its first edit, and opens again at the same place', async () => {
    for (const { id } of SHELF) {
      testOpening(id, `Opening ${id}`);
      await flushStudy();
      dispatch(end);
      dispatch(end);
      goToNode(1);
      noteNode(1, 'comment', { comment: 'A *comment*.' });
      const { tree, cursor } = labDocument();
      closeLab();
      await flushStudy();
      const [entry] = await listStudies();
      expect(entry?.file?.title).toBe(`Opening ${id}`);
      expect(await openKept(entry!)).toEqual({ ok: true, value: null });
      expect(labDocument()).toMatchObject({ tree, cursor });
      expect(useLab.getState().keeping).toBe('kept');
    }
    expect((await listStudies()).length).toBeGreaterThanOrEqual(SHELF.length);
  });

  test('of the running game is continued', async () => {
    dispatch(end);
    await analyseGame('First');
    dispatch(attack());
    closeLab();
    await flushStudy();
    dispatch(attack());
    dispatch(end);
    await analyseGame('Second');
    expect(useLab.getState()).toMatchObject({ title: 'First', keeping: 'kept' });
    expect(commands()).toEqual(useGame.getState().aside?.commands);
  });

  test('survives a file, and a wrong one is refused with a list, nothing changed', async () => {
    open();
    dispatch({ type: 'purchase', units: { infantry: 2 } });
    dispatch(end);
    noteNode(2, 'name', { name: 'West' });
    const { tree } = labDocument();
    const file = toStudyFile('Opening', whole(), new Date(0));
    const [chapter] = file.chapters;
    const withNodes = (nodes: readonly unknown[]) => ({ ...file, chapters: [{ ...chapter, nodes }] });
    closeLab();
    expect(await importStudy(JSON.stringify(file))).toEqual({ ok: true, value: null });
    expect(labDocument().tree).toEqual(tree);
    closeLab();
    const before = { ...useGame.getState() };
    const wrong = async (study: unknown): Promise<readonly { path: string; rule?: string }[]> => {
      const answer = await importStudy(typeof study === 'string' ? study : JSON.stringify(study));
      if (answer.ok) throw new Error('it was opened');
      expect({ ...useGame.getState() }).toEqual(before);
      return answer.fault;
    };
    const [first, second] = chapter!.nodes;
    expect(await wrong('nonsense')).toHaveLength(1);
    expect(await wrong({ ...file, kind: undefined })).toEqual([{ path: 'kind', message: 'this is no study' }]);
    expect(await wrong(null)).toEqual([{ path: 'kind', message: 'this is no study' }]);
    expect(await wrong({ ...file, version: 9 })).toMatchObject([
      { path: 'version', message: expect.stringContaining('a newer Warboard wrote this file') },
    ]);
    expect(await wrong({ ...file, edition: 'none' })).toMatchObject([{ path: 'edition' }]);
    expect(await wrong(withNodes([{ ...first, parent: 0 }]))).toMatchObject([{ path: 'chapters[0].nodes' }]);
    expect(await wrong(withNodes([first, { ...second, comment: 'x'.repeat(5_000) }]))).toMatchObject([
      { path: 'chapters[0].nodes[1].comment' },
    ]);
    const bad = { ...first, move: { type: 'purchase', units: { tank: 99 } } };
    expect(await wrong(withNodes([bad, second, { ...bad, parent: -1 }]))).toMatchObject([
      { path: 'chapters[0].nodes[0]', rule: 'BUY-2' },
      { path: 'chapters[0].nodes[2]' },
    ]);
  });

  test('with a line that the rules do not allow any more opens at its start', async () => {
    open();
    dispatch(end);
    const file = toStudyFile('Opening', whole(), new Date(0));
    const [chapter] = file.chapters;
    const nodes = [...chapter!.nodes, { parent: 0, move: { type: 'press' as const } }];
    const old = { ...file, chapters: [{ ...chapter!, nodes, cursor: 1 }] };
    closeLab();
    await openKeptFile('old', old);
    expect(useLab.getState()).toMatchObject({
      trouble: { kind: 'line-not-allowed', why: { command: { type: 'press' }, refusal: { rule: 'COM-3' } } },
    });
    expect(labDocument()).toMatchObject({ cursor: ROOT, tree: { size: 3 } });
    goToNode(2);
    expect(labDocument().cursor).toBe(ROOT);
    goToNode(1);
    expect(labDocument().cursor).toBe(1);
    const fault = [{ path: 'chapters[0].nodes[1]' }];
    expect(await readStudy(old, 'elsewhere')).toMatchObject({ ok: false, fault });
  });

  test('that cannot be kept is said to be so, and tried again at the next edit', async () => {
    open();
    await flushStudy();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    dispatch(end);
    await flushStudy();
    expect(useLab.getState().keeping).toBe('failed');
    dispatch(end);
    await flushStudy();
    expect(useLab.getState().keeping).toBe('kept');
    put.mockRestore();
  });
});
