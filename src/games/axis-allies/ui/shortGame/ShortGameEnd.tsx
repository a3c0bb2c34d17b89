import { useEffect, useRef } from 'react';
import type { ToldShortGame } from '../../shortGames/schema.ts';
import { lastRound } from '../../shortGames/goal.ts';
import { goalText, heldText, winnerText } from '../../text/shortGames.ts';
import { classroomAddress } from '../../../../ui/address/classroomPages.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { Window } from '../../../../ui/components/Window.tsx';
import { closeEnd, openEnd, useEndWindow } from './endWindow.ts';
import { HappenedText } from './HappenedText.tsx';
import { useEnding, type Ending } from './useEnding.ts';
import { useShortGame } from './useShortGame.ts';
import { useGame } from '../../store/game.ts';
import './shortGame.css';

/** The end of a short game: who reached the goal, beside what happened in the war. Play can go on. */
export function ShortGameEnd() {
  const shortGame = useShortGame();
  return shortGame === null ? null : <EndOf shortGame={shortGame} />;
}

function EndOf({ shortGame }: { readonly shortGame: ToldShortGame }) {
  const ending = useEnding(shortGame);
  const start = useGame((store) => store.start);
  const isOpen = useEndWindow((store) => store.isOpen);
  // Of a game that was over when it was opened, the panel tells.
  const wasPlayed = useRef<typeof start>(null);
  useEffect(() => {
    if (ending === null) {
      wasPlayed.current = start;
      closeEnd();
    } else if (wasPlayed.current === start) {
      wasPlayed.current = null;
      openEnd();
    }
  }, [ending, start]);
  return (
    <Window
      open={isOpen && ending !== null}
      title={ending === null ? shortGame.title : winnerText(ending.standing.winner)}
      onClose={closeEnd}
      buttons={
        <>
          <Button onClick={closeEnd}>{ending?.state.outcome === null ? 'Play on' : 'Close'}</Button>
          <a className="button button--main" href={classroomAddress('short-games', 'game')} onClick={closeEnd}>
            Sheet to talk about it
          </a>
        </>
      }
    >
      {ending !== null && start !== null && (
        <EndText shortGame={shortGame} ending={ending} last={lastRound(shortGame, start)} />
      )}
    </Window>
  );
}

interface EndTextProps {
  readonly shortGame: ToldShortGame;
  readonly ending: Ending;
  readonly last: number;
}

function EndText({ shortGame, ending: { state, standing }, last }: EndTextProps) {
  const { title, goal, questions } = shortGame;
  return (
    <div className="short-game-end">
      <section>
        <h3>In your game</h3>
        <p>
          {title}. The goal was: {goalText(state.edition, goal, last)} {heldText(state, goal, standing)}
        </p>
        <h3>To talk about</h3>
        <ul>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>In the war</h3>
        <HappenedText happened={shortGame.happened} />
      </section>
    </div>
  );
}
