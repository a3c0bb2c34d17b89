import { useEffect, useMemo, useState } from 'react';
import { SHELF, type BySpace, type Edition, type PowerId } from '../../engine/index.ts';
import { latestEdition, useComingEdition } from '../../store/comingEdition.ts';
import { useGame } from '../../store/gameStore.ts';
import { lastEdition } from '../../store/lastEdition.ts';
import { useStartPosition } from '../../store/startPosition.ts';
import { BrokenGame } from '../files/BrokenGame.tsx';
import { GamesButton } from '../games/GamesButton.tsx';
import { TableTools } from '../tableMode/parts.ts';
import { StorageNotices } from '../shell/StorageNotices.tsx';
import { EditionChoice } from './EditionChoice.tsx';
import { OpeningLinks } from './OpeningLinks.tsx';
import { LastGame } from './LastGame.tsx';
import { NewGame } from './NewGame.tsx';
import type { Seat } from './seating.ts';
import { useEdition } from './useEdition.ts';
import { WorldFrame, type WorldPicture } from './WorldFrame.tsx';

const hasChoice = SHELF.length > 1;

/**
 * The opening screen: the world or the editions to choose from, what can be done here, the running game, and the form
 * for a new one.
 */
export function OpeningScreen({ World }: { readonly World: WorldPicture }) {
  // A game that has just begun is not the last one: drawing its picture would only delay its map.
  const game = useGame((store) => (store.inGame ? null : store.game));
  // The same edition is usually played again, or studied in the lab.
  const [last, setLast] = useState(latestEdition() ?? game?.edition ?? lastEdition());
  const chosen = useStartPosition((store) => store.position?.edition) ?? last;
  const choose = (edition: string): void => {
    // A position that was set up is of another edition.
    if (edition !== chosen) useStartPosition.setState({ position: null });
    setLast(edition);
  };
  const { edition, hasFailed, tryAgain } = useEdition(chosen);
  // Its map is loaded meanwhile.
  useEffect(() => useComingEdition.setState({ edition: chosen }), [chosen]);
  const [seats, setSeats] = useState<readonly Seat[] | null>(null);
  return (
    <main className="opening">
      <header className="opening__title">
        <h1>Warboard</h1>
        <p>The Second World War as a board game, on the map of the real world.</p>
        <StorageNotices />
        <TableTools />
        {game !== null && <LastGame game={game} World={World} />}
        <BrokenGame />
        <GamesButton />
        {hasChoice && <EditionChoice value={chosen} onChange={choose} />}
        {game === null && !hasChoice && <FirstPlate World={World} edition={edition} />}
        <OpeningLinks edition={chosen} seats={seats} />
        <p className="opening__small">
          Warboard is an unofficial program made for the love of the game. It is not connected with, approved by or paid
          by any publisher.
        </p>
      </header>
      <NewGame edition={edition} onTryAgain={hasFailed ? tryAgain : null} onSeats={setSeats} />
    </main>
  );
}

function FirstPlate({ World, edition }: { readonly World: WorldPicture; readonly edition: Edition | null }) {
  const control = useMemo(() => (edition ? firstOwners(edition) : {}), [edition]);
  return edition ? (
    <WorldFrame
      World={World}
      edition={edition.id}
      control={control}
      label="The world and its powers as the game begins"
    />
  ) : null;
}

const firstOwners = (edition: Edition): BySpace<PowerId | null> =>
  Object.fromEntries(edition.spaces.map((space) => [space.id, space.kind === 'land' ? space.owner : null]));
