import { loadOpenings } from '../../games/screens.ts';
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
export const TakebackWindow = lazyPart(async () => (await import('../takebacks/TakebackWindow.tsx')).TakebackWindow, {
  name: 'The takeback',
  later: true,
});
export const GameMenu = lazyControl(
  async () => (await import('../shell/GameMenu.tsx')).GameMenu,
  MenuStandIn,
  () => 'The menu',
);
