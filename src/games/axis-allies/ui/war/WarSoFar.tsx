import { GAME_ADDRESS } from '../../../../ui/address/address.ts';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';

/** The game told afterwards, over the game screen. It is loaded when it is first opened. */
export const WarSoFar = lazyPart(async () => (await import('./WarPage.tsx')).WarPage, {
  name: 'The war so far',
  back: GAME_ADDRESS,
});
