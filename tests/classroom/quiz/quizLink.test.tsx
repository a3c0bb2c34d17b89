// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadAtlas } from '../../../src/atlas/loadAtlas.ts';
import { newQuestions, type QuizSetup } from '../../../src/atlas/quiz/course.ts';
import { packedQuiz, QuizLinkWindow, QuizOfLink, readQuizLink } from '../../../src/classroom/quiz/link/quizLink.tsx';
import { loadQuizFacts } from '../../../src/atlas/quiz/loadQuizFacts.ts';
import { KINDS } from '../../../src/atlas/quiz/question.ts';
import { MAX_LINK_LENGTH, packedFile } from '../../../src/saves/link.ts';
import { NO_QUIZ, useQuiz } from '../../../src/store/quiz/quizStore.ts';
import { questionText } from '../../../src/text/quiz/questionText.ts';
import { setupLines } from '../../../src/text/quiz/sheetText.ts';
import { restOf } from '../../../src/ui/address/classroomPages.ts';
import { loadWindows } from '../../../src/ui/components/Window.tsx';

// In a page there are no files to read them from.
const REAL = await loadQuizFacts('1941', await loadAtlas('1941'));
const ALL_REGIONS = REAL.regions.map(({ id }) => id);

const LOADING = { timeout: 20_000 };
const SETUP: QuizSetup = {
  kinds: KINDS,
  regions: ALL_REGIONS,
  level: 'medium',
  players: 'teams',
  teams: ['Red Foxes', 'Füchse'],
  length: 20,
  seed: '123456',
  typesNames: true,
};

const linked = (setup: unknown, more: object = {}): Promise<string> =>
  packedFile({ version: 1, kind: 'quiz', edition: '1941', setup, ...more });

/** The faults of a link, as "path: message". */
async function faultsOf(packed: Promise<string> | string): Promise<readonly string[]> {
  const read = await readQuizLink(await packed);
  return read.ok ? [] : read.fault.map(({ path, message }) => `${path}: ${message}`);
}

describe('a quiz in a link', () => {
  test('gives everybody the same questions in the same order, for the same teams', async () => {
    const packed = await packedQuiz('1941', SETUP);
    expect(packed.length).toBeLessThan(MAX_LINK_LENGTH / 10);
    const read = await readQuizLink(packed);
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    expect(read.value.setup).toEqual(SETUP);
    expect(newQuestions(read.value.facts, read.value.setup)).toEqual(newQuestions(REAL, SETUP));
  });

  test('of an earlier version has the questions that it had then', async () => {
    const read = await readQuizLink(await linked({ ...SETUP, players: 'one', teams: [], length: 60 }));
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    const held = newQuestions(read.value.facts, read.value.setup).filter(({ kind }) => kind === 'held');
    expect(held.slice(0, 4).map((asked) => `${asked.id}: ${asked.right} of ${asked.choices.join()}`)).toEqual([
      'held french-madagascar 1939-09: france of iran,south-africa,france,portugal',
      'held west-russia 1941-07: germany of sweden,soviet-union,germany,spain',
      'held central-america 1939-09: latin-american-republics of latin-american-republics,canada,thailand,denmark',
      'held philippine-islands 1945-03: united-states of united-kingdom,united-states,netherlands,japan',
    ]);
    expect(held.map((asked) => asked.kind === 'held' && asked.month).slice(0, 4)).toEqual([
      '1940-02',
      '1942-04',
      '1942-05',
      '1945-09',
    ]);
    expect(held[1] && questionText(REAL, held[1])).toBe('Who held the greatest part of West Russia in April 1942?');
  });

  test('names no teams where none play', async () => {
    const read = await readQuizLink(await packedQuiz('1941', { ...SETUP, players: 'class' }));
    expect(read).toMatchObject({ ok: true, value: { setup: { players: 'class', teams: [] } } });
  });

  test('says what it is', () => {
    const quiz: QuizSetup = { ...SETUP, regions: ['europe'], kinds: ['find', 'held'], length: 10, asksOfLands: true };
    const lines = [
      'Teams in turns: Red Foxes and Füchse',
      '10 questions: Find this place · Who held it?',
      'Europe',
      'Medium',
      'Number of the questions: 123456',
    ];
    expect(setupLines(REAL, quiz)).toEqual(lines);
    const { asksOfLands: _, ...earlier } = quiz;
    expect(setupLines(REAL, earlier)).toEqual(
      lines.toSpliced(2, 0, '“Who held it?” asks about the spaces of the game, as it did when this quiz was made'),
    );
  });

  test.each([
    ['setup.regions[1]: there is no part of the world "atlantis"', { regions: ['europe', 'atlantis'] }],
    ['setup.regions[1]: "europe" is named twice', { regions: ['europe', 'europe'] }],
    ['setup.kinds[1]: "find" is named twice', { kinds: ['find', 'find'] }],
    ['setup.kinds[0]: it must be one of "find"', { kinds: ['__proto__'] }],
    ['setup.teams[1]: "Red" is named twice', { teams: ['Red', 'Red'] }],
    ['setup.teams[0]: it has characters that cannot be shown, or none', { teams: ['\u202eRed', 'Blue'] }],
    ['setup.teams[0]: it has characters that cannot be shown, or none', { teams: ['  ', 'Blue'] }],
    ['setup.teams: there are at least two', { teams: ['Red'] }],
    ['setup.teams: there are at most 6 teams', { teams: Array.from({ length: 7 }, (_, i) => `${i}`) }],
    ['setup.length: 2 teams cannot share 5 questions evenly', { length: 5 }],
    ['setup.length: it must be at most 60', { length: 1e9 }],
    ['setup.length: it must be a whole number', { length: 1.5 }],
    ['setup.seed: the number of a quiz has one to twelve digits', { seed: '<img src=x onerror=alert(1)>' }],
  ])('%s', async (fault, change) => {
    expect(await faultsOf(linked({ ...SETUP, ...change }))).toContainEqual(expect.stringContaining(fault));
  });

  test('an unknown edition, another kind, another version and further keys are refused', async () => {
    expect(await faultsOf(linked(SETUP, { edition: 'revised' }))).toEqual(['edition: there is no quiz on "revised"']);
    expect(await faultsOf(linked(SETUP, { edition: '__proto__' }))).toEqual([
      'edition: there is no quiz on "__proto__"',
    ]);
    expect(await faultsOf(linked(SETUP, { kind: 'lesson' }))).toEqual(['kind: this link holds no quiz']);
    expect(await faultsOf(linked(SETUP, { version: 2 }))).toHaveLength(1);
    expect(await faultsOf(linked({ ...SETUP, more: 1 }))).toHaveLength(1);
    expect(await faultsOf(packedFile([1, 2]))).toHaveLength(1);
    expect(await faultsOf('not a link')).toEqual([': the link is damaged; a part of it may be missing']);
  });

  test('a bad link changes nothing', async () => {
    useQuiz.setState({ ...NO_QUIZ, setup: SETUP, isRunning: true, answers: ['germany'] });
    const before = useQuiz.getState();
    await faultsOf(linked({ ...SETUP, length: -1 }));
    expect(useQuiz.getState()).toBe(before);
  });
});

describe('the windows', () => {
  beforeAll(loadWindows);
  afterEach(cleanup);

  test('a link that is copied offers the quiz to others, and nothing happens before it is begun', async () => {
    render(<QuizLinkWindow edition="1941" setup={SETUP} onClose={() => undefined} />);
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to the quiz' }, LOADING);
    const [, , packed = ''] = restOf(new URL(link.value).hash.slice(1).split('/'));
    cleanup();
    useQuiz.setState({ ...NO_QUIZ, setup: { ...SETUP, seed: '1' }, isRunning: true, answers: ['germany'] });
    render(<QuizOfLink packed={packed} />);
    expect(await screen.findByText('Teams in turns: Red Foxes and Füchse', {}, LOADING)).toBeTruthy();
    expect(screen.getByText(/The quiz that is open in this tab ends/)).toBeTruthy();
    expect(useQuiz.getState().answers).toEqual(['germany']);
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(useQuiz.getState()).toMatchObject({ setup: SETUP, isRunning: true, answers: [] });
    expect(window.location.hash).toBe('#/quiz');
  });

  test('a bad link lists what is wrong, and changes nothing', async () => {
    useQuiz.setState({ ...NO_QUIZ, setup: SETUP });
    render(<QuizOfLink packed={await linked({ ...SETUP, regions: ['<b>x</b>'] })} />);
    const refused = within(await screen.findByRole('alert', {}, LOADING));
    expect(refused.getByText('Nothing was changed.')).toBeTruthy();
    expect(refused.getByText(/there is no part of the world "<b>x<\/b>"/)).toBeTruthy();
    expect(useQuiz.getState()).toMatchObject({ setup: SETUP, isRunning: false });
  });
});
