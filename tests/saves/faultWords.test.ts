import { describe, expect, test } from 'vitest';
import { atOnce, type PositionFault } from '../../src/engine/index.ts';
import { parseLesson } from '../../src/saves/lessonSchema.ts';
import { tooLarge } from '../../src/saves/parseJson.ts';
import { parseSave, toSave } from '../../src/saves/saveFile.ts';
import { parseStudy } from '../../src/saves/studySchema.ts';
import { STUDY_VERSION } from '../../src/saves/schema.ts';
import { openDraft } from '../../src/games/axis-allies/store/editor/openDraft.ts';
import { MAX_STUDY_BYTES } from '../../src/saves/limits.ts';
import { importStudy } from '../../src/store/lab/openStudy.ts';
import { openFile } from '../../src/store/openFile.ts';
import { SETUP } from '../store/gameSupport.ts';

const { edition, seed, diceMode, players } = SETUP;
const save = toSave(SETUP, [], new Date(0));
const chapter = { title: '', start: SETUP.start, seed, diceMode, players, nodes: [], cursor: -1 };
const study = { version: STUDY_VERSION, kind: 'study', title: '', edition, chapters: [chapter], shown: 0, savedAt: '' };
const node = { parent: -1, move: { type: 'press' } };
const withNodes = (...nodes: readonly unknown[]) => ({ ...study, chapters: [{ ...chapter, nodes }] });

/** Everything that is said of a file, line by line. */
function told(reader: ReturnType<typeof parseSave | typeof parseStudy | typeof parseLesson>): readonly string[] {
  const read = atOnce<{ readonly ok: true } | { readonly ok: false; readonly fault: readonly PositionFault[] }>(reader);
  return read.ok ? [] : read.fault.map(({ path, message }) => `${path}: ${message}`);
}

test.each<[string, unknown, readonly string[]]>([
  ['a part that is missing', { ...save, seed: undefined }, ['seed: it is missing; it must be a text']],
  ['a position that is missing', { ...save, start: { kind: 'position' } }, ['start.position: it is missing']],
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

describe('a study', () => {
  const wrong = async (file: unknown): Promise<readonly string[]> => {
    const opened = await importStudy(JSON.stringify(file));
    return opened.ok ? [] : opened.fault.map(({ path, message }) => `${path}: ${message}`);
  };
  const position = {
    edition: '1941',
    power: 'germany',
    phase: 'combat-move',
    units: { germany: { ukraine: { tank: 1 } } },
  };
  const from = (start: unknown, more: object = {}) => ({ ...study, chapters: [{ ...chapter, start }], ...more });

  test('of another edition says where its chapters do not fit, and what would', async () => {
    expect(await wrong({ ...study, edition: 'revised' })).toEqual([
      'chapters[0].start.victory: in revised nobody can win "standard"; ' +
        'a game there is won "minor" or "major" or "total"',
    ]);
    expect(await wrong(from({ kind: 'position', position }, { edition: 'revised' }))).toEqual([
      'chapters[0].start.position.edition: a game of revised cannot begin from a position of 1941',
    ]);
    expect(await wrong({ ...study, edition: 'none' })).toEqual(['edition: there is no edition none']);
  });

  test('says of a position in it where that is', async () => {
    expect(await wrong(from({ kind: 'position', position: 4 }))).toEqual([
      'chapters[0].start.position: it must be a record, not a number',
    ]);
    const nowhere = { ...position, units: { germany: { atlantis: { tank: 1 } } } };
    expect(await wrong(from({ kind: 'position', position: nowhere }))).toEqual([
      'chapters[0].start.position.units.germany.atlantis: no space atlantis',
    ]);
    const others = { ...position, edition: 'none' };
    expect(await wrong(from({ kind: 'position', position: others }))).toEqual([
      'chapters[0].start.position.edition: there is no edition none',
    ]);
  });
});

test('the beginning of a saved game is named by its place in the file', async () => {
  const start = { kind: 'position', position: { edition: '1941', power: 'x', phase: 'combat-move', units: {} } };
  for (const [file, path] of [
    [{ ...save, start }, 'start.position.power'],
    [{ ...save, edition: 'revised' }, 'start.victory'],
    [start.position, 'power'],
  ] as const) {
    const opened = await openFile(JSON.stringify(file), SETUP);
    expect(opened.ok ? [] : opened.fault.faults.map((fault) => fault.path)).toEqual([path]);
  }
});

test.each(['study', 'lesson', 'games', 'short-game'])('a file that is a %s is known as one', async (kind) => {
  const opened = await openFile(JSON.stringify({ kind }), SETUP);
  expect(opened.ok ? [] : opened.fault.faults).toEqual([{ path: 'kind', message: expect.stringMatching(/open it/) }]);
  expect(await openDraft(JSON.stringify({ kind }))).toEqual(
    opened.ok ? null : { ok: false, fault: opened.fault.faults },
  );
});

test('where a position is wanted, anything else is said to be none', async () => {
  for (const text of ['"x"', '5', 'null', '[]'])
    expect(await openDraft(text)).toEqual({
      ok: false,
      fault: [{ path: '', message: expect.stringMatching(/^it must be a record/) }],
    });
});

test('a file that is too large is told what may be opened, and how large it may be', () => {
  expect(tooLarge().message).toBe('the file is too large: a file of a game or a position has at most 4 MB');
  expect(tooLarge(MAX_STUDY_BYTES).message).toBe('the file is too large: a study has at most 16 MB');
});
