import { GAME_ADDRESS } from '../../../../ui/address/address.ts';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';

/** The story of the war on one page. */
export const WarStory = lazyPart(async () => (await import('./StoryPage.tsx')).StoryPage, {
  name: 'The story of the war',
  back: GAME_ADDRESS,
});
