import { expect, type Page } from '@playwright/test';
import { quizCourseOf, newQuestions, type QuizSetup } from '../src/atlas/quiz/course.ts';
import { KINDS } from '../src/atlas/quiz/question.ts';
import { ALL_REGIONS, REAL } from '../tests/atlas/quiz/facts.ts';
import { inspectPage } from './support/inspect.ts';
import { pressOnMap } from './support/spaces.ts';
import { openPage } from './support/table.ts';
import { test } from './support/test.ts';

/** What the form gives: all kinds everywhere, easy, five questions for each of two teams. */
const SETUP: QuizSetup = {
  players: 'teams',
  teams: ['Red Foxes', 'Team 2'],
  kinds: KINDS,
  regions: ALL_REGIONS,
  level: 'easy',
  length: 10,
  seed: '4711',
  asksOfLands: true,
};
const LEAST_PIXELS = 22;

const quiz = (page: Page) => page.getByRole('complementary', { name: 'Quiz' });

/** Visible texts of the quiz that are smaller than can be read from the back row. */
const smallTexts = (page: Page): Promise<string[]> =>
  quiz(page).evaluate((panel, least) => {
    const isShown = (element: Element): boolean => element.closest('.visually-hidden') === null;
    const hasText = ({ childNodes }: Element): boolean =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '');
    return [...panel.querySelectorAll('*')]
      .filter((element) => isShown(element) && hasText(element))
      .filter((element) => parseFloat(getComputedStyle(element).fontSize) < least)
      .map(({ textContent }) => textContent ?? '');
  }, LEAST_PIXELS);

test('two teams play a quiz; what was wrong comes back, and a reload loses nothing', async ({ page }) => {
  await openPage(page);
  await page.goto('/?e2e#/quiz');
  const panel = quiz(page);
  await panel.getByLabel('Teams in turns').check();
  await panel.getByLabel('Name of team 1').fill('Red Foxes');
  await panel.getByRole('group', { name: 'Questions for each team' }).getByLabel('5').check();
  await panel.getByLabel(/^Number of an earlier quiz/).fill(SETUP.seed);
  await inspectPage(page, 'quiz-form');
  await panel.getByRole('button', { name: 'Begin' }).click();
  await page.waitForFunction(() => window.warboardPointOf !== undefined);

  const questions = newQuestions(REAL, SETUP);
  const answers: string[] = [];
  let onMap = 0;
  for (;;) {
    const { next, answered } = quizCourseOf(questions, 2, answers);
    if (next === null) break;
    const { question, team, isBack } = next;
    await expect(
      panel.getByText(isBack ? 'All teams together' : `It is the turn of ${SETUP.teams[team ?? 0]}`),
    ).toBeVisible();
    // The first answer is wrong.
    const answer = answers.length === 0 ? question.choices.find((choice) => choice !== question.right) : question.right;
    if (answer === undefined) throw new Error('There is no wrong choice.');
    if (question.kind === 'find' && onMap === 0) {
      onMap += 1;
      await pressOnMap(page, answer);
    } else {
      if (question.kind === 'find') await panel.getByRole('button', { name: 'Choose from a list' }).click();
      if (answers.length < 4) expect(await smallTexts(page)).toEqual([]);
      await page.keyboard.press(String(question.choices.indexOf(answer) + 1));
    }
    await expect(panel.getByRole('status')).toContainText(answered.length === 0 ? 'Not quite.' : 'Right.');
    if (answers.length === 0) {
      await inspectPage(page, 'quiz-answer');
      await page.reload();
      await expect(panel.getByRole('status')).toContainText('Not quite.');
    }
    answers.push(answer);
    await expect(panel.getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  expect(onMap).toBe(1);
  await expect(panel).toContainText('Team 2 has the most points: 5.');
  await inspectPage(page, 'quiz-result');
  await panel.getByRole('link', { name: /^Table of all answers/ }).click();
  await expect(page.getByRole('table', { name: 'Questions and answers' }).getByRole('row')).toHaveCount(11);
  await inspectPage(page, 'quiz-sheet');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Save the answers/ }).click();
  expect((await download).suggestedFilename()).toBe('warboard-quiz.csv');
});

test('a class types the names of places, and what is no name is not counted', async ({ page }) => {
  await openPage(page);
  await page.goto('/?e2e#/quiz');
  const panel = quiz(page);
  await panel.getByLabel('The whole class together').check();
  for (const kind of ['Find this place', 'Who held it?', 'Which came first?', 'Which is farther?'])
    await panel.getByLabel(kind).uncheck();
  await panel.getByLabel('By typing its name').check();
  await panel.getByRole('group', { name: 'How many questions' }).getByLabel('5').check();
  await panel.getByLabel(/^Number of an earlier quiz/).fill(SETUP.seed);
  await panel.getByRole('button', { name: 'Begin' }).click();

  const questions = newQuestions(REAL, { ...SETUP, players: 'class', teams: [], kinds: ['name'], length: 5 });
  for (const [i, { right }] of questions.entries()) {
    const field = panel.getByLabel('Type its name');
    await expect(field).toBeFocused();
    if (i === 0) {
      await page.keyboard.type('Atlantis');
      await page.keyboard.press('Enter');
      await expect(panel.getByText(/^No place of this map is surely meant by “Atlantis”/)).toBeVisible();
      await inspectPage(page, 'quiz-typed');
      expect(await smallTexts(page)).toEqual([]);
      await field.clear();
    }
    const name = REAL.names.get(right) ?? '';
    await page.keyboard.type(i === 1 ? `the ${name.toLowerCase()}` : name);
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Right.')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(panel.getByText('The quiz is over')).toBeVisible();
});
