import type { ShortGame } from '../../shortGames/schema.ts';
import { GAME_ADDRESS } from '../../ui/address/address.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { useEscapeTo } from '../../ui/address/useEscapeTo.ts';
import { ClassroomBar } from '../frame/ClassroomBar.tsx';
import type { PageProps } from '../pageProps.ts';
import { ShortGameList } from './ShortGameList.tsx';
import { ShortGameView } from './ShortGameView.tsx';
import { useWantedShortGame } from './wantedShortGame.ts';
import '../../ui/components/print.css';
import './shortGames.css';

interface ShortGamesPageProps extends PageProps {
  readonly shipped: readonly ShortGame[];
}

/** Games of some forty minutes for a class: all of them, or one with its groups and their sheets to print. */
export function ShortGamesPage({ shipped, rest: [wanted = ''] }: ShortGamesPageProps) {
  const shortGame = useWantedShortGame(shipped, wanted);
  useEscapeTo(wanted === '' ? GAME_ADDRESS : classroomAddress('short-games'));
  return (
    <div className="classroom-page short-games">
      <ClassroomBar page="short-games" />
      {shortGame === null ? (
        <ShortGameList shipped={shipped} unknown={wanted} />
      ) : (
        <ShortGameView key={wanted} shortGame={shortGame} />
      )}
    </div>
  );
}
