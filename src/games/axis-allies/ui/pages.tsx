import { GAME_ADDRESS, RULES_ADDRESS } from '../../../ui/address/address.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { SHELF } from '../../../engine/axis-allies/index.ts';
import type { CasePageProps } from './example/CasePage.tsx';
import type { HowToPlayProps } from './howto/HowToPlayPage.tsx';
import { useCalculator } from '../store/odds/calculator.ts';

/** The position editor over the game screen. It is loaded, with the draft that was kept, when it is first opened. */
export const PositionEditor = lazyPart(async () => (await import('./editor/EditorPage.tsx')).editorPage(), {
  name: 'The position editor',
  back: GAME_ADDRESS,
});

const CASE_PAGES = SHELF.map(({ id: edition }) => ({
  of: edition,
  Page: lazyPart(async () => (await import('./example/CasePage.tsx')).casePage(edition), {
    name: 'The example',
    back: RULES_ADDRESS,
  }),
}));

/** A case of an edition on the map. Its page, the edition and its cases are loaded when one is first shown. */
export function EditionCase({ edition, ...props }: CasePageProps & { readonly edition: string }) {
  return CASE_PAGES.map(({ of, Page }) => of === edition && <Page key={of} {...props} />);
}

const HOW_TO_PLAY = SHELF.map(({ id: edition }) => ({
  of: edition,
  Page: lazyPart(async () => (await import('./howto/HowToPlayPage.tsx')).howToPlayPage(edition), {
    name: '“How to play”',
    back: GAME_ADDRESS,
  }),
}));

/** How an edition is played, on one page. It, the edition and its cases are loaded when it is first shown. */
export function HowToPlay({ edition, ...props }: HowToPlayProps & { readonly edition: string }) {
  return HOW_TO_PLAY.map(({ of, Page }) => of === edition && <Page key={of} {...props} />);
}

/** The story of the war on one page. */
export const WarStory = lazyPart(async () => (await import('./story/StoryPage.tsx')).StoryPage, {
  name: 'The story of the war',
  back: GAME_ADDRESS,
});

/** The game told afterwards, over the game screen. It is loaded when it is first opened. */
export const WarSoFar = lazyPart(async () => (await import('./war/WarPage.tsx')).WarPage, {
  name: 'The war so far',
  back: GAME_ADDRESS,
});

const CalculatorWindow = lazyPart(
  async () => (await import('./odds/calculator/CalculatorWindow.tsx')).CalculatorWindow,
  {
    name: 'The battle calculator',
  },
);

/** The battle calculator, wherever it is opened from. */
export function Calculator() {
  return useCalculator((calculator) => calculator.isOpen) ? <CalculatorWindow /> : null;
}
