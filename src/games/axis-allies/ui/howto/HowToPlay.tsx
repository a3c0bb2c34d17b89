import { GAME_ADDRESS } from '../../../../ui/address/address.ts';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';
import { SHELF } from '../../../../engine/axis-allies/index.ts';
import type { HowToPlayProps } from './HowToPlayPage.tsx';

const PAGES = SHELF.map(({ id: edition }) => ({
  of: edition,
  Page: lazyPart(async () => (await import('./HowToPlayPage.tsx')).howToPlayPage(edition), {
    name: '“How to play”',
    back: GAME_ADDRESS,
  }),
}));

/** How an edition is played, on one page. It, the edition and its cases are loaded when it is first shown. */
export function HowToPlay({ edition, ...props }: HowToPlayProps & { readonly edition: string }) {
  return PAGES.map(({ of, Page }) => of === edition && <Page key={of} {...props} />);
}
