import '../../freshDatabase.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SHELF } from '../../../src/engine/axis-allies/index.ts';
import { MAX_LINK_LENGTH, pack, TooMuch, unpack } from '../../../src/saves/link.ts';
import type { StudyFile } from '../../../src/saves/studySchema.ts';
import { beginAtSetup } from '../../../src/store/lab/editChapters.ts';
import { noteNode } from '../../../src/store/lab/editLab.ts';
import { flushStudy } from '../../../src/store/lab/keepStudy.ts';
import { useLab } from '../../../src/store/lab/labStore.ts';
import { closeLab } from '../../../src/store/lab/openLab.ts';
import { analyseGame, openLink, testOpening } from '../../../src/store/lab/openStudy.ts';
import { toStudyFile, packedStudy, readLink } from '../../../src/store/lab/studyFile.ts';
import { listStudies } from '../../../src/store/lab/studyStorage.ts';
import { SETUP, startNewGame } from '../gameSupport.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

const END = { type: 'end-phase' } as const;
const file = (): StudyFile => toStudyFile(useLab.getState().title, useLab.getState().history.now, new Date(0));

let games = 0;
beforeEach(() => startNewGame({ ...SETUP, seed: `link ${(games += 1)}` }));
afterEach(closeLab);

describe('packed text', () => {
  test.each(['', 'a', 'Ünïcödé 🎲', 'x'.repeat(100_000)])(
    'comes back as it was, in letters of an address',
    async (text) => {
      const packed = await pack(text);
      expect(packed).toMatch(/^[\w-]+$/);
      expect(await unpack(packed, 200_000)).toBe(text);
    },
  );

  test('may be too long for a link by far, and is still packed', async () => {
    const text = Array.from({ length: 300_000 }, (_, i) => String.fromCharCode(32 + ((i * i * 7919) % 90))).join('');
    const noise = Array.from({ length: 30_000 }, (_, i) => Math.sin(i).toString(36)).join('');
    for (const long of [text, noise]) expect(await unpack(await pack(long), 1_000_000)).toBe(long);
    expect((await pack(noise)).length).toBeGreaterThan(200_000);
  });

  test('is unpacked no further than is allowed', async () => {
    const bomb = await pack('0'.repeat(20_000_000));
    expect(bomb.length).toBeLessThan(30_000);
    await expect(unpack(bomb, 1_000_000)).rejects.toThrow(TooMuch);
  });
});

describe('a link', () => {
  test('opens its study as a new one, while the running game waits', async () => {
    testOpening('1941', 'Opening');
    useGame.getState().dispatch(END);
    noteNode(1, 'comment', { comment: 'A *comment*, with ü.' });
    beginAtSetup('Second');
    const { now } = useLab.getState().history;
    const packed = await packedStudy(file());
    await flushStudy();
    closeLab();
    const before = { ...useGame.getState() };
    const kept = await listStudies();
    expect(await openLink(packed)).toEqual({ ok: true, value: null });
    const { study, title, history, keeping } = useLab.getState();
    expect(title).toBe('Opening');
    expect(Object.values(history.now.chapters).map(({ tree }) => tree)).toEqual(
      Object.values(now.chapters).map(({ tree }) => tree),
    );
    expect(kept.map(({ id }) => id)).not.toContain(study?.id);
    // On closing, one is asked.
    expect(keeping).toBe('elsewhere');
    expect(await listStudies()).toEqual(kept);
    closeLab();
    expect({ ...useGame.getState() }).toEqual(before);
  });

  test('does not tell the dice of a running game', async () => {
    await analyseGame('A game');
    const { seed } = useGame.getState().aside!.setup!;
    const study = await readLink(await packedStudy(file()));
    expect(file().chapters[0]!.seed).toBe(seed);
    expect(study.ok && JSON.stringify(study.value).includes(seed)).toBe(false);
  });

  test('that is not wanted any more opens nothing', async () => {
    testOpening('1941', 'Opening');
    const packed = await packedStudy(file());
    closeLab();
    const before = { ...useGame.getState() };
    await expect(openLink(packed, { signal: AbortSignal.abort() })).rejects.toThrow();
    expect({ ...useGame.getState() }).toEqual(before);
  });

  test('holds each of the shipped studies', async () => {
    for (const { id } of SHELF) {
      const folder = new URL(`../../../rules/${id}/studies/`, import.meta.url);
      for (const name of readdirSync(folder)) {
        const study = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as StudyFile;
        const packed = await packedStudy(study);
        expect(packed.length, name).toBeLessThan(MAX_LINK_LENGTH);
      }
    }
  });
});

describe('a hostile link is refused, and nothing is changed', () => {
  const text = (change: object = {}): string => {
    testOpening('1941', 'Opening');
    useGame.getState().dispatch(END);
    const whole = JSON.stringify({ ...file(), ...change });
    closeLab();
    return whole;
  };

  test.each<[string, () => Promise<string>, RegExp]>([
    ['nothing', async () => '', /damaged/],
    ['signs that are no letters', async () => `${await pack('{}')}%00<script>`, /damaged/],
    ['a letter too many', async () => `${(await pack(text())).slice(0, -1)}`.padEnd(1001, 'A'), /damaged/],
    ['a part missing', async () => (await pack(text())).slice(0, 200), /damaged/],
    ['letters at random', async () => 'abcdefghij'.repeat(50), /damaged/],
    ['bytes that are no text', async () => btoa('\u0001\u0002\u0000\u00fd\u00ff\u00ff\u00ff'), /damaged/],
    ['too many letters', async () => 'A'.repeat(2_000_000), /more than 8000 letters/],
    ['a bomb', async () => pack('0'.repeat(5_000_000)), /holds more/],
    ['lists without end', async () => pack('['.repeat(50_000)), /more than 20 deep/],
    ['lists that are closed', async () => pack('['.repeat(5_000) + ']'.repeat(5_000)), /deep/],
    ['a key that is a trap', async () => pack(text().replace('{', '{"__proto__":{"kind":"study"},')), /__proto__/],
    [
      'keys of every object',
      async () => pack(text().replace('{', '{"constructor":1,"toString":2,')),
      /do not belong here/,
    ],
    ['no study', async () => pack('{"kind":"save"}'), /./],
    ['null', async () => pack('null'), /./],
    ['a later version', async () => pack(text({ version: 4 })), /./],
    ['an unknown edition', async () => pack(text({ edition: 'constructor' })), /no edition/],
    ['another edition', async () => pack(text({ edition: 'revised' })), /./],
    ['a move that is not allowed', async () => pack(text().replace('"end-phase"', '"press"')), /not allowed/],
  ])('%s', async (_, packed, word) => {
    const hostile = await packed();
    const before = { ...useGame.getState() };
    const opened = await openLink(hostile);
    expect(opened.ok ? 'it was opened' : opened.fault.map(({ message }) => message).join()).toMatch(word);
    expect(opened.ok).toBe(false);
    expect({ ...useGame.getState() }).toEqual(before);
    expect(useLab.getState().study).toBeNull();
    expect({}).not.toHaveProperty('kind');
  });
});

test('a browser that cannot unpack says so, and does not call the link damaged', async () => {
  const packed = await packedStudy(file());
  vi.stubGlobal('DecompressionStream', undefined);
  const read = await readLink(packed);
  vi.unstubAllGlobals();
  expect(read.ok ? [] : read.fault.map(({ message }) => message)).toEqual([
    expect.stringMatching(/this browser is too old/),
  ]);
});
