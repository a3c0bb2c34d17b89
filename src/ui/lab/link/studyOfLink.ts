import { GAME_ADDRESS } from '../../address/address.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';

/** Opens the study that the page's address holds. Loaded when there is one. */
export const StudyOfLink = lazyPart(async () => (await import('./OpeningLink.tsx')).OpeningLink, {
  name: 'The study',
  back: GAME_ADDRESS,
});
