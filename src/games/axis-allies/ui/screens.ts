import type { ComponentType } from 'react';
import type { RefusedCommand } from '../../../engine/index.ts';
import type { Screens, Pages } from '../../face/screens.ts';
import type { TellTurn } from '../../face/story.ts';
import { lab } from './lab/parts.ts';
import { PositionEditor, EditionCase, HowToPlay, Calculator, WarStory, WarSoFar } from './pages.tsx';
import { SpaceList } from './parts.tsx';
import { Refused, RefusalReason, RefusalText } from './refusals/Refused.tsx';
import { NewsLinks, table } from './table.tsx';

/** Pages of this family's own. */
export const pages: Pages = {
  Case: EditionCase,
  Editor: PositionEditor,
  HowToPlay,
  WarSoFar,
  Story: WarStory,
  Windows: Calculator,
};

/** What games of this family show at places of the program's pages. */
export const screens: Screens = {
  SpaceList,
  RefusalReason: RefusalReason as ComponentType<RefusedCommand>,
  RefusalText: RefusalText as ComponentType<Omit<RefusedCommand, 'command'>>,
  Refused: Refused as ComponentType<RefusedCommand>,
  NewsLinks,
  loadStory: async () => (await import('./handover/tellTurn.ts')).tellTurn as TellTurn,
  table,
  pages,
  loadKeys: async () => (await import('../text/keys.ts')).OWN_KEYS,
  loadMenu: async () => (await import('./OwnMenu.tsx')).OwnMenu,
  lab,
  loadShortGames: async () => (await import('./shortGames/loadShortGames.tsx')).loadShortGames(),
  loadOpening: async () => (await import('./newGame/opening.tsx')).opening,
};
