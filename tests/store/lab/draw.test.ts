import '../../freshDatabase.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { editionOf } from '../../../src/engine/axis-allies/index.ts';
import { MAX_DRAWS, ROOT, type Draw } from '../../../src/engine/table/index.ts';
import { clearDraws, shownDraws, stroke } from '../../../src/store/lab/draws.ts';
import { goToNode, redoEdit, undoEdit } from '../../../src/store/lab/editLab.ts';
import { labDocument, useLab } from '../../../src/store/lab/labStore.ts';
import { closeLab } from '../../../src/store/lab/openLab.ts';
import { importStudy, openKeptFile, testOpening } from '../../../src/store/lab/openStudy.ts';
import { toStudyFile } from '../../../src/store/lab/studyFile.ts';
import { SETUP, startNewGame } from '../gameSupport.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

const mark: Draw = { kind: 'space', space: 'karelia', colour: 'green' };
const arrow: Draw = { kind: 'arrow', from: 'karelia', to: 'west-russia', colour: 'red' };
const file = () => toStudyFile('', useLab.getState().history.now, new Date(0));

beforeEach(() => {
  startNewGame({ ...SETUP, seed: 'drawings' });
  testOpening('1941', 'Opening');
});
afterEach(closeLab);

describe('drawings of the lab', () => {
  test('belong to the node that is shown, and each stroke is one step of undo', () => {
    stroke(mark);
    useGame.getState().dispatch({ type: 'end-phase' });
    expect(shownDraws()).toEqual([]);
    stroke(arrow);
    stroke(mark);
    stroke(arrow);
    expect(shownDraws()).toEqual([mark]);
    undoEdit();
    expect(shownDraws()).toEqual([arrow, mark]);
    clearDraws();
    expect(labDocument().tree.nodes[1]!.notes).toEqual({});
    undoEdit();
    undoEdit();
    expect(shownDraws()).toEqual([arrow]);
    redoEdit();
    redoEdit();
    expect(shownDraws()).toEqual([]);
    goToNode(ROOT);
    expect(shownDraws()).toEqual([mark]);
  });

  test('end where there is no room', () => {
    const spaces = editionOf('1941').spaces.slice(0, MAX_DRAWS + 1);
    for (const { id } of spaces) stroke({ kind: 'space', space: id, colour: 'blue' });
    expect(shownDraws()).toHaveLength(MAX_DRAWS);
    expect(useLab.getState().trouble).toBe('draws-full');
  });
});

describe('drawings in a file', () => {
  test('come back as they were, those of the start too', async () => {
    stroke(mark);
    useGame.getState().dispatch({ type: 'end-phase' });
    stroke(arrow);
    const { tree } = labDocument();
    const text = JSON.stringify(file());
    closeLab();
    expect(await importStudy(text)).toMatchObject({ ok: true });
    expect(labDocument().tree).toEqual(tree);
  });

  test('are refused with a list where they are wrong', async () => {
    useGame.getState().dispatch({ type: 'end-phase' });
    const study = file();
    closeLab();
    const [chapter] = study.chapters;
    const [node] = chapter!.nodes;
    const paths = async (wrong: object): Promise<readonly string[]> => {
      const answer = await importStudy(JSON.stringify({ ...study, chapters: [{ ...chapter, ...wrong }] }));
      return answer.ok ? [] : answer.fault.map(({ path }) => path);
    };
    const drawn = (...draws: readonly unknown[]): Promise<readonly string[]> => paths({ nodes: [{ ...node, draws }] });
    expect(await drawn({ ...mark, space: 'atlantis' }, mark, { ...arrow, to: 'sz-999' })).toEqual([
      'chapters[0].nodes[0].draws[0]',
      'chapters[0].nodes[0].draws[2]',
    ]);
    expect(await paths({ notes: { draws: [{ ...mark, space: '__proto__' }] } })).toEqual([
      'chapters[0].notes.draws[0]',
    ]);
    expect(await drawn({ ...arrow, to: arrow.from })).toEqual(['chapters[0].nodes[0].draws[0]']);
    expect(await drawn({ ...mark, colour: 'pink' })).toEqual(['chapters[0].nodes[0].draws[0].colour']);
    expect(await drawn({ kind: 'circle' })).toEqual(['chapters[0].nodes[0].draws[0].kind']);
    expect(await drawn({ ...mark, more: 1 })).toEqual(['chapters[0].nodes[0].draws[0]']);
    expect(await drawn(...Array.from({ length: MAX_DRAWS + 1 }, () => mark))).toEqual(['chapters[0].nodes[0].draws']);
    expect(await drawn()).toEqual(['chapters[0].nodes[0].draws']);
    expect(useLab.getState().study).toBeNull();
  });

  test('kept in this browser are checked too', async () => {
    const notes = { draws: [{ ...mark, space: 'atlantis' }] };
    const study = { ...file(), chapters: [{ ...file().chapters[0]!, notes }] };
    closeLab();
    expect(await openKeptFile('old', study)).toMatchObject({
      ok: false,
      fault: [{ path: 'chapters[0].notes.draws[0]' }],
    });
    expect(useLab.getState().study).toBeNull();
  });
});
