/* What is shown of a short game, in one file: it is loaded when one is played. */

import { useEffect, useRef, useMemo } from 'react';
import { create } from 'zustand';
import {
  lastRound,
  goalStanding,
  roundsLeft,
  stateAtEnd,
  type PlayedGame,
  type GoalStanding,
} from '../../shortGames/goal.ts';
import { type ToldShortGame, toldShortGameSchema } from '../../shortGames/schema.ts';
import {
  goalInShort,
  goalText,
  otherGoalText,
  roundText,
  goalStandingText,
  winnerText,
  goalHeldText,
} from '../../text/shortGames.ts';
import { powerName, spaceName } from '../../text/names.ts';
import { classroomAddress } from '../../../../ui/address/classroomPages.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import type { Command, GameState } from '../../../../engine/axis-allies/index.ts';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import { readShape } from '../../../../engine/index.ts';
import { useWhoPlays } from '../../../../ui/shell/useWhoPlays.ts';
import { Window } from '../../../../ui/components/Window.tsx';
import { HappenedText } from './HappenedText.tsx';
import './shortGame.css';

/** The short game that is played on the table; null if its description cannot be read. */
function useShortGame(): ToldShortGame | null {
  const told = useGame((store) => store.setup?.shortGame);
  return useMemo(() => {
    const parsed = readShape(toldShortGameSchema, told);
    return parsed.success ? parsed.data : null;
  }, [told]);
}

/** Whether the end of the short game is shown. It opens by itself when the last round is over. */
const useEndWindow = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

const openEnd = (): void => useEndWindow.setState({ isOpen: true });
export const closeEnd = (): void => useEndWindow.setState({ isOpen: false });

/** How a short game ended. */
interface ShortGameEnding {
  readonly state: GameState;
  readonly standing: GoalStanding;
}

interface KnownEnd {
  readonly start: GameState;
  /** The commands up to the end. */
  readonly commands: readonly Command[];
  readonly state: GameState;
}

/** The end that was played last, so that it is not played again with every command that follows it. */
let known: KnownEnd | null = null;

function endOf(shortGame: ToldShortGame, { start, commands }: PlayedGame): GameState | null {
  const isKnown = known?.start === start && known.commands.every((command, i) => command === commands[i]);
  if (known === null || !isKnown) {
    const state = stateAtEnd(shortGame, { start, commands });
    known = state === null ? null : { start, commands, state };
  }
  return known?.state ?? null;
}

/** How the short game on the table ended; null while it is played. */
function useEnding(shortGame: ToldShortGame): ShortGameEnding | null {
  const start = useGame((store) => store.start);
  const game = useGame((store) => store.game);
  const commands = useGame((store) => store.commands);
  return useMemo(() => {
    if (start === null || game === null || roundsLeft(shortGame, start, game) > 0) return null;
    const state = endOf(shortGame, { start, commands }) ?? game;
    return { state, standing: goalStanding(shortGame.goal, state) };
  }, [shortGame, start, game, commands]);
}

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
          {goalStandingText(goal, standing)} {title}: {goalText(game.edition, goal, last)} {otherGoalText(goal)}
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
  readonly ending: ShortGameEnding;
  readonly last: number;
}

function EndText({ shortGame, ending: { state, standing }, last }: EndTextProps) {
  const { title, goal, questions } = shortGame;
  return (
    <div className="short-game-end">
      <section>
        <h3>In your game</h3>
        <p>
          {title}. The goal was: {goalText(state.edition, goal, last)} {goalHeldText(state, goal, standing)}
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
