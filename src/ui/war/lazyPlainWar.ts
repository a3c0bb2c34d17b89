import { GAME_ADDRESS } from '../address/address.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';

/** The game told afterwards, over the game screen, where its family tells no more of it than its orders. */
export const PlainWar = lazyPart(async () => (await import('./PlainWar.tsx')).PlainWar, {
  name: 'The war so far',
  back: GAME_ADDRESS,
});
