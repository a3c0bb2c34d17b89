// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { booksOnShelf } from '../../../src/ui/rules/books.ts';
import { loadBook } from '../../../src/ui/rules/loadBook.ts';
import { placeIn } from '../../../src/ui/rules/RulebookPage.tsx';
import { plainRulings, plainText } from '../../../src/ui/rules/rulebook.ts';
import { freshPage, goThere, openAt } from '../support.ts';

freshPage();

const heading = (name: string): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name: `The rules of ${name}` });
const contents = (): HTMLElement => screen.getByRole('navigation', { name: 'Rules' });
const current = (): string | null | undefined => contents().querySelector('[aria-current]')?.textContent;
const otherBook = (name: string): string | null =>
  screen.getByRole('link', { name: `Rules of ${name}` }).getAttribute('href');

describe.each(booksOnShelf())('the rulebook of $name', ({ edition }) => {
  test('is read whole: every rule has a title and a text, and every ruling its reasons', async () => {
    const { book } = await loadBook(edition);
    const rules = book.chapters.flatMap((chapter) => chapter.rules);
    for (const rule of rules) {
      expect(rule.title, rule.id).not.toBe('');
      expect(plainText(rule).length, rule.id).toBeGreaterThan(20);
      expect(plainText(rule) + plainRulings(rule), rule.id).not.toMatch(/\*\*|\]\(|`|\.(?:md|json)\b/);
      const isDecided = rule.paragraphs.some(({ isRuling, isErratum }) => isRuling || isErratum);
      if (isDecided) expect(rule.rulings, rule.id).not.toEqual([]);
    }
  });

  test('is linked chapter by chapter from its preface', async () => {
    const { book } = await loadBook(edition);
    const linked = book.preface.flatMap(({ runs }) => runs).flatMap(({ to }) => to ?? []);
    expect(linked).toEqual(book.chapters.map(({ id }) => id));
  });
});

describe('the rulebooks of two editions', () => {
  test('have an address each, with links within the book', async () => {
    openAt('#/rules/revised/CM-3');
    await heading('Revised');
    expect(current()).toBe('CM-3Land units stop at the enemy');
    const link = within(screen.getByRole('article', { name: /^CM-3/ })).getByRole('link', { name: 'CM-9' });
    expect(link.getAttribute('href')).toBe('#/rules/revised/CM-9');
    await goThere('#/rules/1941/CM-3');
    await heading('1941');
    expect(current()).toBe('CM-3Land units stop at the enemy');
  });

  test('show an advantage of a power in its own chapter, and a rule that is all ruling or erratum', async () => {
    openAt('#/rules/revised/NA-SU-1');
    await heading('Revised');
    expect(current()).toBe('NA-SU-1Russian Winter');
    expect(screen.getByRole('heading', { level: 2, name: 'Advantages of the Soviet Union' })).toBeTruthy();
    const paragraphs = (rule: string) =>
      [...screen.getByRole('article', { name: new RegExp(`^${rule} `) }).querySelectorAll('.rule__text p')].map(
        ({ className, textContent }) => [className, textContent?.split(' ')[0]],
      );
    expect(paragraphs('RES-6')).toEqual([['ruling', 'Ruling']]);
    expect(paragraphs('RKT-2')).toEqual([['ruling', 'Erratum']]);
  });

  test('lead to one another at the same rule, else at its chapter, else at the beginning', async () => {
    openAt('#/rules/revised/CM-3');
    await heading('Revised');
    expect(otherBook('1941')).toBe('#/rules/1941/CM-3');
    await goThere('#/rules/revised/RES-3');
    expect(otherBook('1941')).toBe('#/rules/1941');
    await goThere('#/rules/1941/COM-16');
    await heading('1941');
    expect(otherBook('Revised')).toBe('#/rules/revised/COM');
    const [revised] = (await loadBook('1941')).others;
    expect(placeIn(revised!, 'NCM')).toBe('NCM');
    expect(placeIn(revised!, null)).toBeNull();
  });

  test('say if a rule holds in the other edition only, and lead there', async () => {
    openAt('#/rules/1941/RES-3');
    await heading('1941');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('The rules of 1941 have no RES-3.');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('#/rules/revised/RES-3');
    expect(current()).toBeUndefined();
  });
});
