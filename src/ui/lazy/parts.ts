/*
 * What the first map of a running game does not need. It is loaded when it is first shown, or else in the background
 * once the map is drawn.
 */

import { loadMenus, loadOpenings } from '../../games/screens.ts';
import { GAME_ADDRESS } from '../address/address.ts';
import { MenuStandIn } from '../shell/MenuStandIn.tsx';
import { lazyControl } from './lazyControl.tsx';
import { lazyPart } from './lazyPart.tsx';

export const OpeningScreen = lazyPart(
  async () => {
    const [page] = await Promise.all([import('../newgame/OpeningScreen.tsx'), loadOpenings()]);
    return page.OpeningScreen;
  },
  { name: 'The opening page', later: true },
);
/** All that the program can do, to look up. */
export const WhatItDoes = lazyPart(async () => (await import('../rules/WhatItDoesPage.tsx')).WhatItDoesPage, {
  name: '“What Warboard can do”',
  back: GAME_ADDRESS,
});
export const TakebackWindow = lazyPart(async () => (await import('../takebacks/TakebackWindow.tsx')).TakebackWindow, {
  name: 'The takeback',
  later: true,
});
export const GameMenu = lazyControl(
  async () => {
    const [menu] = await Promise.all([import('../shell/GameMenu.tsx'), loadMenus()]);
    return menu.GameMenu;
  },
  MenuStandIn,
  () => 'The menu',
);

/** Offers the game that the page's address holds. Loaded when there is one. */
export const GameOfLink = lazyPart(async () => (await import('../games/link/GameOfLink.tsx')).GameOfLink, {
  name: 'The game of the link',
  back: GAME_ADDRESS,
});

/** Opens the study that the page's address holds. Loaded when there is one. */
export const StudyOfLink = lazyPart(async () => (await import('../lab/link/OpeningLink.tsx')).OpeningLink, {
  name: 'The study',
  back: GAME_ADDRESS,
});
