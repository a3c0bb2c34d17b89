import type { ComponentType } from 'react';
import type { ClassroomPage } from '../ui/address/classroomPages.ts';
import { allScreens, screensOf } from '../games/screens.ts';
import { loadNames } from '../store/findSpaces.ts';
import { lastEdition } from '../store/nextGame.ts';
import { GAME_ADDRESS } from '../ui/address/address.ts';
import { lazyPart, type LazyPart } from '../ui/lazy/lazyPart.tsx';
import { openGlossary } from '../store/atlas/glossary.ts';
import { loadEditionOf } from '../store/loadEditionOf.ts';
import type { ClassroomPageProps } from './frame/frame.tsx';

/** The short games of the family that was played last, or else of the first that has any. Rejects if none has. */
async function loadShortGames(): Promise<ComponentType<ClassroomPageProps>> {
  const [last, all] = [screensOf({ edition: lastEdition() }), allScreens()];
  const screens = [last, ...all].find(({ loadShortGames: load }) => load !== undefined);
  if (screens?.loadShortGames === undefined) throw new Error('No family has short games.');
  return screens.loadShortGames();
}

/** The pages, each loaded when it is first opened. */
const PAGES: Readonly<Record<ClassroomPage, LazyPart<ClassroomPageProps>>> = {
  atlas: lazyPart(() => withBoard(async () => (await import('./atlas/AtlasPage.tsx')).AtlasPage, loadNames), {
    name: 'The map',
    back: GAME_ADDRESS,
  }),
  time: lazyPart(() => withBoard(async () => (await import('./time/TimePage.tsx')).TimePage), {
    name: 'The time line',
    back: GAME_ADDRESS,
  }),
  globe: lazyPart(() => withBoard(async () => (await import('./globe/GlobePage.tsx')).GlobePage), {
    name: 'The globe',
    back: GAME_ADDRESS,
  }),
  'short-games': lazyPart(loadShortGames, {
    name: 'The short games',
    back: GAME_ADDRESS,
  }),
  glossary: lazyPart(async () => (await import('./glossary/GlossaryPage.tsx')).loadGlossary(), {
    name: 'The glossary',
    back: GAME_ADDRESS,
  }),
  print: lazyPart(() => withBoard(async () => (await import('./print/PrintPage.tsx')).PrintPage), {
    name: 'Printing',
    back: GAME_ADDRESS,
  }),
  quiz: lazyPart(async () => (await import('./quiz/loadQuizPage.ts')).loadQuizPage(), {
    name: 'The quiz',
    back: GAME_ADDRESS,
  }),
  lessons: lazyPart(() => withBoard(async () => (await import('./lessons/LessonsPage.tsx')).LessonsPage), {
    name: 'The lessons',
    back: GAME_ADDRESS,
  }),
};

/** A page over the map, once the board that it shows first is there too, and what `more` loads of its edition. */
async function withBoard(
  load: () => Promise<ComponentType<ClassroomPageProps>>,
  more?: (edition: string) => Promise<void>,
): Promise<ComponentType<ClassroomPageProps>> {
  const edition = lastEdition();
  // Texts lead to it as soon as it is there; a page without is still a page.
  void openGlossary().catch(() => undefined);
  const [Page] = await Promise.all([load(), loadEditionOf({ edition }), more?.(edition)]);
  return Page;
}

interface ClassroomProps {
  readonly page: ClassroomPage;
  readonly rest: readonly string[];
}

/** The page of the classroom that the address names. */
export function Classroom({ page, rest }: ClassroomProps) {
  const Page = PAGES[page];
  return <Page rest={rest} />;
}
