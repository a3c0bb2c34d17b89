import { GAME_ADDRESS } from '../address/address.ts';
import { lazyPart, type LazyPart } from '../lazy/lazyPart.tsx';
import { booksOnShelf } from './books.ts';
import type { RulebookPageProps } from './RulebookPage.tsx';

const PAGES = new Map<string, LazyPart<RulebookPageProps>>();

function pageOf(edition: string): LazyPart<RulebookPageProps> {
  const page =
    PAGES.get(edition) ??
    lazyPart(async () => (await import('./RulebookPage.tsx')).rulebookPage(edition), {
      name: 'The rulebook',
      back: GAME_ADDRESS,
    });
  PAGES.set(edition, page);
  return page;
}

/** An edition's rulebook; nothing without one. Its page, texts and cases are loaded when it is first shown. */
export function EditionRulebook({ edition, ...props }: RulebookPageProps & { readonly edition: string }) {
  return booksOnShelf().map((book) => {
    const Page = book.edition === edition ? pageOf(edition) : null;
    return Page && <Page key={edition} {...props} />;
  });
}
