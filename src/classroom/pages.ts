import { GAME_ADDRESS } from '../ui/address/address.ts';
import type { ClassroomPage } from '../ui/address/classroomPages.ts';
import { lazyPart, type LazyPart } from '../ui/lazy/lazyPart.tsx';
import { loadAtlasPage } from './atlas/loadAtlasPage.ts';
import type { PageProps } from './pageProps.ts';

/** The pages, each loaded when it is first opened. */
export const PAGES: Readonly<Record<ClassroomPage, LazyPart<PageProps>>> = {
  atlas: lazyPart(loadAtlasPage, { name: 'The map', back: GAME_ADDRESS }),
};
