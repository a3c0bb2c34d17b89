import { lastRound, goalStanding } from '../../shortGames/goal.ts';
import type { ToldShortGame } from '../../shortGames/schema.ts';
import { goalInShort, goalText, otherGoalText, roundText, standingText, winnerText } from '../../text/shortGames.ts';
import { powerName, spaceName } from '../../text/names.ts';
import { classroomAddress } from '../../../../ui/address/classroomPages.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import { openEnd } from './endWindow.ts';
import { useEnding } from './useEnding.ts';
import { useWhoPlays } from '../../../../ui/shell/useWhoPlays.ts';
import { useShortGame } from './useShortGame.ts';
import { useDisplayedGame, useGame } from '../../store/game.ts';
import './shortGame.css';

/** In the panel: the goal of the short game, how it stands, and the rounds left; after the end, who reached it. */
export function ShortGameBox() {
  const shortGame = useShortGame();
  if (shortGame === null)
    return <p className="short-game">The goal of this short game cannot be read. Play on freely.</p>;
  return <Box shortGame={shortGame} />;
}

function Box({ shortGame }: { readonly shortGame: ToldShortGame }) {
  const game = useDisplayedGame();
  const begun = useGame((store) => store.start?.round) ?? 1;
  const ending = useEnding(shortGame);
  const whoPlays = useWhoPlays();
  const { goal, rounds, title } = shortGame;
  if (ending !== null)
    return (
      <section className="short-game" aria-label="Short game">
        <p>
          <strong>The short game is over.</strong> {winnerText(ending.standing.winner)}
        </p>
        <Button small onClick={openEnd}>
          Show the end
        </Button>
      </section>
    );
  const last = lastRound(shortGame, { round: begun });
  const standing = goalStanding(goal, game);
  return (
    <section className="short-game" aria-label="Short game">
      <p className="short-game__who">
        {whoPlays(game, game.power)} ({powerName(game, game.power)})
      </p>
      <details>
        <summary>
          <strong>{roundText(game.round - begun + 1, rounds)}.</strong> {goalInShort(goal, standing)}
        </summary>
        <p>
          {standingText(goal, standing)} {title}: {goalText(game.edition, goal, last)} {otherGoalText(goal)}
        </p>
        <ul>
          {goal.spaces.map((space) => {
            const holder = game.control[space];
            return (
              <li key={space}>
                {holder !== undefined && <PowerEmblem power={holder} size={18} />} {spaceName(game, space)}
                {holder !== undefined && `: ${powerName(game, holder)}`}
              </li>
            );
          })}
        </ul>
        <a href={classroomAddress('short-games', 'game')}>Groups and their sheets</a>
      </details>
    </section>
  );
}
