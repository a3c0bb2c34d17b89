import { useCurrentGame } from '../../store/selectors.ts';
import { useInitialFocus } from '../components/useInitialFocus.ts';
import type { WorldPicture } from '../newgame/WorldFrame.tsx';
import { NotYetTold } from '../war/NotYetTold.tsx';
import { useToldGame } from '../war/useToldGame.ts';
import '../war/war.css';
import '../components/print.css';
import './story.css';
import { StoryHead } from './StoryHead.tsx';
import { StorySheet } from './StorySheet.tsx';

/** How the war went and who won it, on one sheet that can be printed, and what can be done with the game now. */
export function StoryPage({ World }: { readonly World: WorldPicture }) {
  const game = useCurrentGame();
  const { told, hasFailed, tryAgain } = useToldGame();
  const page = useInitialFocus<HTMLElement>();
  return (
    <div className="story">
      <StoryHead game={game} />
      <main ref={page} tabIndex={-1} className="story__page" aria-label="The story of the war">
        {told === null ? (
          <NotYetTold className="story__waiting" hasFailed={hasFailed} tryAgain={tryAgain} />
        ) : (
          <StorySheet game={game} told={told} World={World} />
        )}
      </main>
    </div>
  );
}
