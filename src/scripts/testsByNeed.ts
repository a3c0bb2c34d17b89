import { readdirSync, readFileSync } from 'node:fs';

/** Test files by the world they need, as patterns for vitest. */
export interface TestsByNeed {
  /**
   * With modules replaced, with a database that stays, or with one beside a page, whose listeners and channels stay:
   * each needs its own process.
   */
  readonly alone: readonly string[];
  /** With a page. */
  readonly onPage: readonly string[];
}

/** Sorts the test files under a folder by what they say in their text. */
export function testsByNeed(folder: string): TestsByNeed {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const isOnPage = (text: string): boolean => text.startsWith('// @vitest-environment happy-dom');
  const keepsGames = (text: string): boolean => isOnPage(text) && text.includes('freshDatabase');
  const isAlone = (text: string): boolean =>
    /fake-indexeddb\/auto|twoEditions|vi\.(do)?[mM]ock\(/.test(text) || keepsGames(text);
  return {
    alone: files.filter(({ text }) => isAlone(text)).map(({ path }) => path),
    onPage: files.filter(({ text }) => isOnPage(text) && !isAlone(text)).map(({ path }) => path),
  };
}
