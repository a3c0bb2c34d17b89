import { GAME_ADDRESS } from '../../address/address.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';

/** Offers the game that the page's address holds. Loaded when there is one. */
export const GameOfLink = lazyPart(async () => (await import('./GameOfLink.tsx')).GameOfLink, {
  name: 'The game of the link',
  back: GAME_ADDRESS,
});
