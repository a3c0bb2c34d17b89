import type { ShortGame } from '../../shortGames/schema.ts';
import { GAME_ADDRESS } from '../../ui/address/address.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { useEscapeTo } from '../../ui/address/useEscapeTo.ts';
import { ClassroomBar } from '../frame/ClassroomBar.tsx';
import type { PageProps } from '../pageProps.ts';
import { EDIT, ShortGameEditor } from './editor/ShortGameEditor.tsx';
import { ShortGameList } from './ShortGameList.tsx';
import { ShortGameView } from './ShortGameView.tsx';
import { useWantedShortGame } from './wantedShortGame.ts';
import '../../ui/components/print.css';
import './shortGames.css';

interface ShortGamesPageProps extends PageProps {
  readonly shipped: readonly ShortGame[];
}

/**
 * Games of some forty minutes for a class: all of them, or one with its groups and their sheets to print. On
 * '#/short-games/edit/ID' one of one's own is made.
 */
export function ShortGamesPage({ shipped, rest: [wanted = '', own = ''] }: ShortGamesPageProps) {
  const shortGame = useWantedShortGame(shipped, wanted);
  useEscapeTo(wanted === '' ? GAME_ADDRESS : classroomAddress('short-games'));
  return (
    <div className="classroom-page short-games">
      <ClassroomBar page="short-games" />
      {wanted === EDIT && own !== '' ? (
        <ShortGameEditor id={own} />
      ) : shortGame === null ? (
        <ShortGameList shipped={shipped} unknown={wanted} />
      ) : (
        <ShortGameView key={wanted} shortGame={shortGame} />
      )}
    </div>
  );
}
