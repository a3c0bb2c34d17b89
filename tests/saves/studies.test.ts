import '../freshDatabase.ts';
import { afterEach, expect, test } from 'vitest';
import { atOnce } from '../../src/engine/index.ts';
import { MAX_NODES, ROOT } from '../../src/engine/table/index.ts';
import { MAX_CHAPTERS, MAX_STUDIES } from '../../src/saves/limits.ts';
import { parseStudy, type StudyChapter, type StudyFile } from '../../src/saves/studySchema.ts';
import { renameChapter } from '../../src/store/lab/editChapters.ts';
import { noteNode, renameStudy } from '../../src/store/lab/editLab.ts';
import { flushStudy } from '../../src/store/lab/keepStudy.ts';
import { labDocument, useLab } from '../../src/store/lab/labStore.ts';
import { closeLab } from '../../src/store/lab/openLab.ts';
import { importStudy, openKept } from '../../src/store/lab/openStudy.ts';
import {
  deleteOldest,
  lookForRoom,
  useRoomForStudies,
  deleteStudy,
  listStudies,
  storedStudy,
  storeStudy,
} from '../../src/store/lab/studyStorage.ts';
import { toStudyFile } from '../../src/store/lab/studyFile.ts';
import { STUDY_VERSION_1, STUDY_VERSION_2, STUDY_VERSION_3 } from './studyVersions.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

afterEach(closeLab);

const saved = (): StudyFile => {
  const { title, history } = useLab.getState();
  return toStudyFile(title, history.now, new Date('2026-11-22T14:05:00.000Z'));
};

test('a study of version 1 opens as one of a single chapter', async () => {
  expect(await importStudy(JSON.stringify(STUDY_VERSION_1))).toEqual({ ok: true, value: null });
  expect(useGame.getState().commands).toHaveLength(2);
  expect(labDocument().tree.nodes[2]!.notes).toEqual({ comment: 'Two lines\nof *text*.' });
  const { chapters, ...study } = STUDY_VERSION_3 as StudyFile;
  const [{ players, nodes, ...chapter }] = chapters as [StudyChapter];
  expect(saved()).toEqual({ ...study, shown: 0, chapters: [{ ...chapter, players, nodes }] });
});

test('a study of version 1 that this browser kept opens, and is kept on under its id', async () => {
  await storeStudy('old', STUDY_VERSION_1 as StudyFile);
  const [entry] = await listStudies();
  expect(await openKept(entry!)).toEqual({ ok: true, value: null });
  expect(useLab.getState()).toMatchObject({ study: { id: 'old' }, keeping: 'kept' });
  await flushStudy();
  expect((await listStudies()).map(({ id }) => id)).toEqual(['old']);
});

test.each([
  ['2', STUDY_VERSION_2, true],
  ['3', STUDY_VERSION_3, undefined],
])('a study of version %s opens where it was left', async (_version, study, idleDice) => {
  expect(await importStudy(JSON.stringify(study))).toEqual({ ok: true, value: null });
  expect(labDocument()).toMatchObject({ title: 'An empty sea', cursor: ROOT });
  expect(useGame.getState().game).toMatchObject({ round: 3, power: 'germany', phase: 'combat-move' });
  expect(useGame.getState().game?.idleDice).toBe(idleDice);
});

test('a study of the newest version is saved as it was', async () => {
  await importStudy(JSON.stringify(STUDY_VERSION_3));
  expect(saved()).toEqual(STUDY_VERSION_3);
});

test('one study too many takes no other away: the oldest is offered, and goes only if wished', async () => {
  const at = (day: number): StudyFile => ({
    ...(STUDY_VERSION_3 as StudyFile),
    title: `Day ${day}`,
    savedAt: new Date(day * 1e9).toISOString(),
  });
  for (const { id } of await listStudies()) await deleteStudy(id);
  for (let i = 1; i < MAX_STUDIES; i += 1) await storeStudy(`study ${i}`, at(i + 10));
  // The clock was put back: the one in hand is the oldest.
  await storeStudy('in hand', at(1));
  await lookForRoom('in hand');
  expect(useRoomForStudies.getState().oldest).toBeNull();
  await storeStudy('one more', at(2));
  await lookForRoom('one more');
  expect(useRoomForStudies.getState()).toMatchObject({ oldest: { id: 'in hand' }, count: MAX_STUDIES + 1 });
  expect(await listStudies()).toHaveLength(MAX_STUDIES + 1);
  await deleteOldest('one more');
  expect(useRoomForStudies.getState().oldest).toBeNull();
  const kept = (await listStudies()).map(({ id }) => id);
  expect(kept).toHaveLength(MAX_STUDIES);
  expect(kept).not.toContain('in hand');
  for (const id of kept) await deleteStudy(id);
});

test('a study with a date that is none hides no other study', async () => {
  await storeStudy('odd', { ...(STUDY_VERSION_3 as StudyFile), savedAt: { toString: 1, valueOf: 1 } as never });
  expect((await listStudies()).find(({ id }) => id === 'odd')).toEqual({ id: 'odd', file: null });
  await deleteStudy('odd');
});

test('what was pasted with hidden characters is saved without them, so that it opens again', async () => {
  await importStudy(JSON.stringify(STUDY_VERSION_2));
  renameStudy('A\u200e study');
  renameChapter(useLab.getState().history.now.shown, 'a\u2028b');
  noteNode(ROOT, 'name', { name: '\u202eback' });
  noteNode(ROOT, 'comment', { comment: 'One\u0000\n\ttwo' });
  await flushStudy();
  const text = JSON.stringify(saved());
  const { id: kept } = useLab.getState().study!;
  closeLab();
  expect(await importStudy(text)).toEqual({ ok: true, value: null });
  expect(labDocument()).toMatchObject({ title: 'ab' });
  expect(labDocument().tree.nodes[ROOT]!.notes).toMatchObject({ name: 'back', comment: 'One\n\ttwo' });
  expect((await listStudies()).find(({ id }) => id === kept)?.file?.title).toBe('A study');
});

test('an end of a large battle names its line however long, and a title that is too long is saved cut', async () => {
  await importStudy(JSON.stringify(STUDY_VERSION_2));
  const name =
    'Typical: 3 fighters, a bomber, a submarine, a destroyer, a battleship and 2 carriers left; ' +
    'no place to land for a fighter';
  noteNode(ROOT, 'name', { name });
  renameStudy(`${'x'.repeat(78)}\u{1f600}, unlucky turn`);
  await flushStudy();
  const [entry] = await listStudies();
  expect(entry?.file?.title).toBe(`${'x'.repeat(78)}…`);
  expect(await storedStudy(entry!.id)).toMatchObject({
    title: `${'x'.repeat(78)}…`,
    chapters: [{}, { notes: { name } }],
  });
  expect((await importStudy(JSON.stringify(saved()))).ok).toBe(true);
});

test('a study that was kept with hidden characters in it opens without them', async () => {
  await storeStudy('pasted', { ...(STUDY_VERSION_3 as StudyFile), title: 'A\u200e study' });
  expect((await listStudies()).find(({ id }) => id === 'pasted')?.file?.title).toBe('A study');
  expect((await storedStudy('pasted'))?.title).toBe('A study');
  await deleteStudy('pasted');
});

test('a study of the most moves opens from the file it is saved to, with words about some of them', async () => {
  const [{ players, seed, diceMode, start }] = (STUDY_VERSION_3 as StudyFile).chapters as [StudyChapter];
  const nodes = Array.from({ length: MAX_NODES - 1 }, (_, i) => ({
    parent: i - 1,
    move: { type: 'purchase' as const, units: { infantry: i % 2, tank: 1 - (i % 2) } },
    ...(i % 10 === 0 && { comment: 'x'.repeat(1_500) }),
  }));
  const chapter = { title: 'Long', start, seed, diceMode, players, nodes, cursor: -1 };
  const text = JSON.stringify({ ...(STUDY_VERSION_3 as StudyFile), chapters: [chapter], shown: 0 });
  expect(await importStudy(text)).toEqual({ ok: true, value: null });
  const again = JSON.stringify(saved(), null, 1);
  expect(again.length).toBeGreaterThan(4_000_000);
  expect(await importStudy(again)).toEqual({ ok: true, value: null });
});

const whole = STUDY_VERSION_3 as StudyFile;
const [first, second] = whole.chapters as [StudyChapter, StudyChapter];
const many = <Value>(count: number, value: Value): readonly Value[] => Array.from({ length: count }, () => value);

test.each<[string, unknown, string]>([
  ['no chapter', { ...whole, chapters: [] }, 'chapters'],
  ['too many chapters', { ...whole, chapters: many(MAX_CHAPTERS + 1, second) }, 'chapters'],
  [
    'too many moves in all',
    { ...whole, chapters: many(3, { ...first, nodes: many(MAX_NODES / 2, first.nodes[0]) }) },
    'chapters',
  ],
  ['a chapter of its own edition', { ...whole, chapters: [{ ...first, edition: 'revised' }] }, 'chapters[0]'],
  [
    'a title that turns the text around',
    { ...whole, chapters: [{ ...first, title: 'a\u202eb' }] },
    'chapters[0].title',
  ],
  ['a title like a book', { ...whole, chapters: [{ ...first, title: 'x'.repeat(81) }] }, 'chapters[0].title'],
  [
    'a move before the one it follows',
    { ...whole, chapters: [{ ...first, nodes: [{ ...first.nodes[0], parent: 0 }] }] },
    'chapters[0].nodes',
  ],
  ['an unknown note of a start', { ...whole, chapters: [{ ...first, notes: { dance: true } }] }, 'chapters[0].notes'],
  ['a later version', { ...whole, version: 4 }, 'version'],
  ['version 1 with chapters', { ...(STUDY_VERSION_1 as object), chapters: [] }, 'chapters[0]'],
])('a study with %s is refused', (_, json, path) => {
  const parsed = atOnce(parseStudy(json));
  expect(parsed.ok ? [] : parsed.fault.map((fault) => fault.path)).toContain(path);
});

test('a wrong start is named with its chapter', async () => {
  const position = { ...(second.start as { position: object }).position, round: -1 };
  const file = { ...whole, chapters: [first, { ...second, start: { kind: 'position', position } }] };
  const opened = await importStudy(JSON.stringify(file));
  expect(opened.ok ? [] : opened.fault).toMatchObject([{ path: 'chapters[1].start.position.round' }]);
  expect(useLab.getState().study).toBeNull();
});

test('every move that the rules stop is named in the order of the file, and none after it', async () => {
  const purchase = (units: Readonly<Record<string, number>>) => ({ type: 'purchase', units }) as const;
  const nodes: StudyChapter['nodes'] = [
    { parent: -1, move: purchase({ infantry: 2 }) },
    { parent: 0, move: { type: 'press' } },
    { parent: 1, move: { type: 'press' } },
    { parent: -1, move: purchase({ tank: 1 }) },
    { parent: 3, move: { type: 'end-phase' } },
    { parent: 3, move: purchase({ tank: 100 }) },
    { parent: 0, move: { type: 'press' } },
    { parent: 0, move: { type: 'end-phase' } },
  ];
  const opened = await importStudy(JSON.stringify({ ...whole, chapters: [{ ...first, nodes }] }));
  expect(opened.ok ? [] : opened.fault.map(({ path }) => path)).toEqual(
    [1, 5, 6].map((place) => `chapters[0].nodes[${place}]`),
  );
});

test('a study whose reading is stopped opens nothing, wherever it is stopped', async () => {
  const text = JSON.stringify(STUDY_VERSION_3);
  closeLab();
  const before = { ...useGame.getState() };
  const shares: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    const stopping = new AbortController();
    const reading = { signal: stopping.signal, onDone: (share: number) => void shares.push(share) };
    const opening = importStudy(text, reading);
    for (let task = 0; task < at; task += 1) await Promise.resolve();
    stopping.abort();
    await expect(opening).rejects.toThrow();
    expect({ ...useGame.getState() }).toEqual(before);
    expect(useLab.getState().study).toBeNull();
  }
});
