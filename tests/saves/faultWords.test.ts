import { expect, test } from 'vitest';
import { parseLesson } from '../../src/saves/parseLesson.ts';
import { parseSave } from '../../src/saves/parseSave.ts';
import { parseStudy } from '../../src/saves/parseStudy.ts';
import { toSave } from '../../src/saves/saveFile.ts';
import { STUDY_VERSION } from '../../src/saves/studySchema.ts';
import { openFile } from '../../src/store/openFile.ts';
import { SETUP } from '../store/gameSupport.ts';

const { edition, seed, diceMode, players } = SETUP;
const save = toSave(SETUP, [], new Date(0));
const chapter = { title: '', start: SETUP.start, seed, diceMode, players, nodes: [], cursor: -1 };
const study = { version: STUDY_VERSION, kind: 'study', title: '', edition, chapters: [chapter], shown: 0, savedAt: '' };
const node = { parent: -1, move: { type: 'press' } };
const withNodes = (...nodes: readonly unknown[]) => ({ ...study, chapters: [{ ...chapter, nodes }] });

/** Everything that is said of a file, line by line. */
const told = (read: ReturnType<typeof parseSave | typeof parseStudy | typeof parseLesson>): readonly string[] =>
  read.ok ? [] : read.fault.map(({ path, message }) => `${path}: ${message}`);

test.each<[string, unknown, readonly string[]]>([
  ['a part that is missing', { ...save, seed: undefined }, ['seed: it is missing; it must be a text']],
  ['another kind of value', { ...save, players: 'all' }, ['players: it must be a list, not a text']],
  ['null', { ...save, start: null }, ['start: it must be a record, not null']],
  ['half a thing', { ...save, rules: 1.5 }, ['rules: it must be a whole number']],
  ['nothing of it', { ...save, rules: 0 }, ['rules: it must be more than 0']],
  ['a number beyond all', { ...save, rules: 1e300 }, ['rules: no number in a file is so large']],
  [
    'dice of no die',
    { ...save, commands: [{ type: 'roll', dice: [7] }] },
    ['commands[0].dice[0]: it must be at most 6'],
  ],
  ['a name of nothing', { ...save, name: '' }, ['name: it is empty']],
  ['other dice', { ...save, diceMode: 'loaded' }, ['diceMode: it must be one of "program", "low-luck" and "table"']],
  ['another start', { ...save, start: { kind: 'middle' } }, ['start.kind: it must be "setup" or "position"']],
  ['parts that nobody knows', { ...save, x: 1, y: 2 }, [': "x", "y" do not belong here']],
  ['time without a name', { ...save, timeUsed: { '': 1 } }, ['timeUsed.: this is no name for an entry']],
])('a game with %s is refused in plain words', (_, file, faults) => {
  expect(told(parseSave(file))).toEqual(faults);
});

test.each<[string, unknown, readonly string[]]>([
  [
    'a move before all moves',
    withNodes({ ...node, parent: -2 }),
    ['chapters[0].nodes[0].parent: it must be at least -1'],
  ],
  ['a move without a move', withNodes({ parent: -1 }), ['chapters[0].nodes[0].move: there is no such command']],
  ['a fold that is none', withNodes({ ...node, isFolded: false }), ['chapters[0].nodes[0].isFolded: it must be true']],
  [
    'a drawing of no kind',
    withNodes({ ...node, draws: [{ kind: 'line' }] }),
    ['chapters[0].nodes[0].draws[0].kind: it must be "space" or "arrow"'],
  ],
  [
    'a chance beyond certainty',
    withNodes({ ...node, chance: 2 }),
    ['chapters[0].nodes[0].chance: it must be at most 1'],
  ],
])('a study with %s is refused in plain words', (_, file, faults) => {
  expect(told(parseStudy(file))).toEqual(faults);
});

test('a position and a lesson are refused in plain words too', async () => {
  const opened = await openFile('{"edition":"1941","power":"germany","phase":"sleep","units":[]}', SETUP);
  expect(opened.ok ? [] : opened.fault.faults.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^it must be one of "develop-weapons", .* and "collect-income"$/),
    'it must be a record, not a list',
  ]);
  expect(told(parseLesson({ kind: 'lesson', stops: [] }))).toContain('edition: it is missing; it must be a text');
});
