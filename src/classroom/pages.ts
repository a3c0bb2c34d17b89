import type { ComponentType } from 'react';
import { allScreens, screensOf } from '../games/screens.ts';
import { loadNames } from '../store/findSpaces.ts';
import { lastEdition } from '../store/nextGame.ts';
import { GAME_ADDRESS } from '../ui/address/address.ts';
import type { ClassroomPage } from '../ui/address/classroomPages.ts';
import { lazyPart, type LazyPart } from '../ui/lazy/lazyPart.tsx';
import { withBoard } from './atlas/withBoard.ts';
import type { PageProps } from './pageProps.ts';

/** The short games of the family that was played last, or else of the first that has any. Rejects if none has. */
async function loadShortGames(): Promise<ComponentType<PageProps>> {
  const [last, all] = [screensOf({ edition: lastEdition() }), allScreens()];
  const screens = [last, ...all].find(({ loadShortGames: load }) => load !== undefined);
  if (screens?.loadShortGames === undefined) throw new Error('No family has short games.');
  return screens.loadShortGames();
}

/** The pages, each loaded when it is first opened. */
export const PAGES: Readonly<Record<ClassroomPage, LazyPart<PageProps>>> = {
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
  glossary: lazyPart(async () => (await import('./glossary/loadGlossary.ts')).loadGlossary(), {
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
