import { useDeferredValue, useState, type ComponentType, type ReactNode } from 'react';
import { useAutosave } from '../store/autosaveStore.ts';
import { GAME_ADDRESS, RULES_ADDRESS, rulesAddress, type Address } from './address/address.ts';
import { liesOverMap, type ClassroomPage } from './address/classroomPages.ts';
import { useAddress, useEscapeTo, useRestoredFocus, useOpenRulebook, useTitle } from './address/useAddress.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyPart, NotYetLoaded } from './lazy/lazyPart.tsx';
import { LossWindow } from './files/parts.ts';
import { OpeningScreen, WhatItDoes, GameOfLink, StudyOfLink } from './lazy/parts.ts';
import { SaidNote } from './tableMode/parts.ts';
import type { PlacePicture, WorldPicture } from '../games/face/pictures.ts';
import type { Pages } from '../games/face/screens.ts';
import { allScreens, screensOf } from '../games/screens.ts';
import { lastEdition } from '../store/nextGame.ts';
import { BeingStored } from './files/AutosaveNotice.tsx';
import { EditionRulebook } from './rules/EditionRulebook.tsx';
import { Games } from './games/Games.tsx';
import { KeySheet } from './keys/KeySheet.tsx';
import { Layer } from './components/Layer.tsx';
import { Shell } from './shell/Shell.tsx';
import { useGame } from '../store/gameStore.ts';
import './theme.css';

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
