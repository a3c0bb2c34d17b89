import { GAME_ADDRESS } from '../address/address.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { BOOKS } from './books.ts';
import type { RulebookPageProps } from './RulebookPage.tsx';

const PAGES = BOOKS.map(({ edition }) => ({
  of: edition,
  Page: lazyPart(async () => (await import('./RulebookPage.tsx')).rulebookPage(edition), {
    name: 'The rulebook',
    back: GAME_ADDRESS,
  }),
}));

/** An edition's rulebook. Its page, texts and cases are loaded when it is first shown. */
export function EditionRulebook({ edition, ...props }: RulebookPageProps & { readonly edition: string }) {
  return PAGES.map(({ of, Page }) => of === edition && <Page key={of} {...props} />);
}
