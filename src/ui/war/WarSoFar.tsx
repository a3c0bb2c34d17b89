import { GAME_ADDRESS } from '../address/address.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';

/** The game told afterwards, over the game screen. It is loaded when it is first opened. */
export const WarSoFar = lazyPart(async () => (await import('./WarPage.tsx')).WarPage, {
  name: 'The war so far',
  back: GAME_ADDRESS,
});
