import { RULES_ADDRESS } from '../../../../ui/address/address.ts';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';
import { SHELF } from '../../../../engine/axis-allies/index.ts';
import type { CasePageProps } from './CasePage.tsx';

const PAGES = SHELF.map(({ id: edition }) => ({
  of: edition,
  Page: lazyPart(async () => (await import('./CasePage.tsx')).casePage(edition), {
    name: 'The example',
    back: RULES_ADDRESS,
  }),
}));

/** A case of an edition on the map. Its page, the edition and its cases are loaded when one is first shown. */
export function EditionCase({ edition, ...props }: CasePageProps & { readonly edition: string }) {
  return PAGES.map(({ of, Page }) => of === edition && <Page key={of} {...props} />);
}
