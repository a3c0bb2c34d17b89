import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import type { PlacePicture, WorldPicture } from '../games/face/pictures.ts';
import type { Pages } from '../games/face/screens.ts';
import { allScreens, loadKeys, screensOf } from '../games/screens.ts';
import { useAutosave } from '../store/autosaveStore.ts';
import { useGame } from '../store/gameStore.ts';
import { keyOf } from '../store/keyOf.ts';
import { lastEdition } from '../store/nextGame.ts';
import { KEYS } from '../text/keys.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type Address, GAME_ADDRESS, RULES_ADDRESS, rulesAddress } from './address/address.ts';
import { type ClassroomPage, liesOverMap } from './address/classroomPages.ts';
import { useAddress, useEscapeTo, useOpenRulebook, useRestoredFocus, useTitle } from './address/useAddress.ts';
import { Layer } from './components/Layer.tsx';
import { BeingStored } from './files/AutosaveNotice.tsx';
import { LossWindow } from './files/parts.ts';
import { useGamesOpen } from './games/gamesOpen.ts';
import { openKeySheet, useKeySheetOpen } from './keys/keySheetOpen.ts';
import { TEXT_FIELDS } from './keys/letterOf.ts';
import { lazyPart, type LazyPart, NotYetLoaded } from './lazy/lazyPart.tsx';
import { GameOfLink, OpeningScreen, StudyOfLink, WhatItDoes } from './lazy/parts.ts';
import type { RulebookPageProps } from './rules/RulebookPage.tsx';
import { booksOnShelf } from './rules/books.ts';
import { Shell } from './shell/Shell.tsx';
import { SaidNote } from './tableMode/parts.ts';
import './theme.css';

const PAGES = new Map<string, LazyPart<RulebookPageProps>>();

function pageOf(edition: string): LazyPart<RulebookPageProps> {
  const page =
    PAGES.get(edition) ??
    lazyPart(async () => (await import('./rules/RulebookPage.tsx')).rulebookPage(edition), {
      name: 'The rulebook',
      back: GAME_ADDRESS,
    });
  PAGES.set(edition, page);
  return page;
}

/** An edition's rulebook; nothing without one. Its page, texts and cases are loaded when it is first shown. */
function EditionRulebook({ edition, ...props }: RulebookPageProps & { readonly edition: string }) {
  return booksOnShelf().map((book) => {
    const Page = book.edition === edition ? pageOf(edition) : null;
    return Page && <Page key={edition} {...props} />;
  });
}

const KeyWindow = lazyPart(
  async () => {
    const [sheet] = await Promise.all([import('./keys/KeyWindow.tsx'), loadKeys()]);
    return sheet.KeyWindow;
  },
  { later: true },
);

/** Where a question mark is text, or would open a window over another. */
const IGNORED = `${TEXT_FIELDS}, [role=dialog]`;

/** The sheet of all keys, which the key `?` opens wherever one is. */
export function KeySheet() {
  const isOpen = useKeySheetOpen();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (keyOf(event) !== KEYS.sheet || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(IGNORED) !== null) return;
      event.preventDefault();
      openKeySheet();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return isOpen ? <KeyWindow /> : null;
}

const GamesWindow = lazyPart(async () => (await import('./games/GamesWindow.tsx')).GamesWindow, { later: true });
const GameLinkWindow = lazyPart(async () => (await import('./games/link/GameLinkWindow.tsx')).GameLinkWindow);
const AddGamesWindow = lazyPart(async () => (await import('./games/AddGamesWindow.tsx')).AddGamesWindow);

/** The windows of the games of this browser, wherever they are opened from. */
export function Games({ World }: { readonly World: WorldPicture }) {
  const { isList, link, file } = useGamesOpen();
  return (
    <>
      {isList && <GamesWindow World={World} />}
      {link !== null && <GameLinkWindow id={link.id} />}
      {file !== null && <AddGamesWindow key={file.name + file.lastModified} file={file} />}
    </>
  );
}

interface ClassroomDoorProps {
  readonly page: ClassroomPage;
  /** What follows in the address. */
  readonly rest: readonly string[];
}

interface AppProps {
  readonly map: ReactNode;
  readonly World: WorldPicture;
  /** Draws parts of the map; without it “How to play” has no pictures of them. */
  readonly Place?: PlacePicture;
  /** Shows the pages of the classroom; without it there are none. */
  readonly Classroom?: ComponentType<ClassroomDoorProps>;
}

/** The game told afterwards, over the game screen, where its family tells no more of it than its orders. */
const PlainWar = lazyPart(async () => (await import('./war/PlainWar.tsx')).PlainWar, {
  name: 'The war so far',
  back: GAME_ADDRESS,
});

/** A link's study or game is offered over what is shown. */
const isLink = ({ place }: Address): boolean => place === 'study' || place === 'game-link';

/** The pages of the family that has an edition; without one, of that of the game last played. */
const pagesOf = (edition: string | null): Pages => screensOf({ edition: edition ?? lastEdition() }).pages ?? {};

/** The whole page. The map and the pictures of it are passed in, so that src/ui need not import src/map. */
export function App({ map, World, Place, Classroom }: AppProps) {
  // Deferred, so that the page stays responsive while the game screen is rendered.
  const hasGame = useDeferredValue(useGame((store) => store.game !== null));
  const inGame = useDeferredValue(useGame((store) => store.inGame));
  const edition = useGame((store) => (store.inGame ? (store.game?.edition ?? null) : null));
  const played = useGame((store) => store.game?.edition ?? null);
  const opening = useDeferredValue(useAutosave((store) => store.isLoading));
  const isBroken = useAutosave((store) => store.broken !== null);
  const address = useAddress();
  // Without a game there is nothing to tell.
  const isTold = address.place === 'war' || address.place === 'story';
  const inWar = address.place === 'war' && hasGame;
  const isHome = address.place === 'game' || isLink(address) || (isTold && !hasGame);
  const inCase = address.place === 'case';
  const inEditor = address.place === 'editor';
  const inClass = address.place === 'classroom' && Classroom !== undefined;
  const classroom = inClass ? <Classroom page={address.page} rest={address.rest} /> : null;
  const isOverMap = inClass && liesOverMap(address.page, address.rest);
  // Once mounted, the game screen stays mounted behind the others: setting up the map again takes about a second.
  const [isMounted, setMounted] = useState(false);
  if (!isMounted && (hasGame || inCase || inEditor || isOverMap)) setMounted(true);
  useTitle(address, edition);
  useRestoredFocus(address.place);
  const reading = useOpenRulebook(address);
  const back = reading === null ? RULES_ADDRESS : rulesAddress(reading.edition, reading.at);
  useEscapeTo(isHome || inEditor || inClass ? null : address.place === 'case' ? back : GAME_ADDRESS);
  if (opening) return <NotYetLoaded>Opening Warboard …</NotYetLoaded>;
  const isPlaying = hasGame && inGame;
  const {
    Case,
    Editor,
    HowToPlay,
    WarSoFar = PlainWar,
    Story,
  } = pagesOf('edition' in address ? (address.edition ?? played) : played);
  const example = inCase ? (
    Case && <Case edition={address.edition} rule={address.rule} number={address.number} back={back} />
  ) : inEditor ? (
    Editor && <Editor />
  ) : inWar ? (
    <WarSoFar />
  ) : isOverMap ? (
    classroom
  ) : null;
  return (
    <ErrorBoundary>
      {isBroken && <LossWindow />}
      <BeingStored />
      <KeySheet />
      <SaidNote />
      {isMounted && (
        <Layer inFront={example !== null || (isHome && isPlaying)}>
          <Shell map={map} example={example} />
        </Layer>
      )}
      {!isPlaying && (
        <Layer inFront={isHome}>
          <OpeningScreen World={World} />
        </Layer>
      )}
      {!isOverMap && classroom}
      {address.place === 'how-to-play' && HowToPlay && (
        <HowToPlay edition={address.edition} World={World} Place={Place} />
      )}
      {address.place === 'what-it-does' && <WhatItDoes />}
      {address.place === 'story' && hasGame && Story && <Story World={World} />}
      {address.place === 'study' && <StudyOfLink packed={address.packed} />}
      {address.place === 'game-link' && <GameOfLink packed={address.packed} World={World} />}
      <Games World={World} />
      {allScreens().map(({ pages }, i) => pages?.Windows && <pages.Windows key={i} />)}
      {reading !== null && (
        <Layer inFront={!inCase}>
          <EditionRulebook edition={reading.edition} at={reading.at} unknown={reading.unknown} />
        </Layer>
      )}
    </ErrorBoundary>
  );
}
