import { loadMenus, loadOpenings } from '../../games/screens.ts';
import { GAME_ADDRESS } from '../address/address.ts';
import { MenuStandIn } from '../shell/MenuStandIn.tsx';
import { lazyControl } from './lazyControl.tsx';
import { lazyPart } from './lazyPart.tsx';

/*
 * What the first map of a running game does not need. It is loaded when it is first shown, or else in the background
 * once the map is drawn.
 */

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
