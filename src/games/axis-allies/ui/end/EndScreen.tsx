import { useEffect, useState } from 'react';
import { decidingFall } from '../../history/index.ts';
import { passBy } from '../../../../store/mapCamera.ts';
import { gameEndText, type EndText } from '../../text/victoryText.ts';
import { decidedText } from '../../text/history/storyText.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { useToldGame } from '../war/useToldGame.ts';
import { editionOf, type GameState, type Outcome } from '../../../../engine/axis-allies/index.ts';
import { powerList, sideName } from '../../text/names.ts';
import { STORY_ADDRESS } from '../../../../ui/address/address.ts';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import { useInitialFocus } from '../../../../ui/components/useInitialFocus.ts';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './end.css';

/** Who won and why, with the map at the place that decided it. It can be minimized to look at the final map. */
export function EndScreen() {
  const state = useDisplayedGame();
  const leave = useGame((store) => store.leaveGame);
  const { told } = useToldGame();
  const [isMinimized, setMinimized] = useState(false);
  const text = gameEndText(state);
  const fall = state.outcome === null || told === null ? null : decidingFall(state.outcome, told.record.entries);
  const place = told === null ? null : (fall?.spaces[0] ?? state.outcome?.held[0] ?? null);
  useEffect(() => {
    if (place !== null) passBy([place]);
  }, [place]);
  if (text === null || state.outcome === null) return null;
  if (!isMinimized)
    return (
      <EndCard
        state={state}
        outcome={state.outcome}
        text={text}
        decided={fall === null ? null : decidedText(state, fall)}
        onMinimize={() => setMinimized(true)}
      />
    );
  return (
    <div className="end-aside" role="region" aria-label="The game is over">
      <strong>{text.title}</strong>
      <Button onClick={() => setMinimized(false)}>Show the result</Button>
      <Button look="main" onClick={leave}>
        Play again
      </Button>
    </div>
  );
}

interface EndCardProps {
  readonly state: GameState;
  readonly outcome: Outcome;
  readonly text: EndText;
  /** What decided it; null while it is looked for, and if nothing fell. */
  readonly decided: string | null;
  readonly onMinimize: () => void;
}

/** The result over the map: winners, reason and players. */
function EndCard({ state, outcome: { winner }, text, decided, onMinimize }: EndCardProps) {
  const leave = useGame((store) => store.leaveGame);
  const isLab = useGame((store) => store.isLab);
  const card = useInitialFocus<HTMLDivElement>();
  const winners = editionOf(state.edition)
    .powers.filter(({ side }) => side === winner)
    .map(({ id }) => id);
  const players = state.players.filter(({ powers }) => powers.some((power) => winners.includes(power)));
  return (
    <div
      ref={card}
      tabIndex={-1}
      className="end-screen"
      data-over-map
      role="dialog"
      aria-labelledby="end-title"
      aria-describedby="end-why"
    >
      <div className="end-emblems">
        {winners.map((power) => (
          <PowerEmblem key={power} power={power} size={64} />
        ))}
      </div>
      <h2 id="end-title">{text.title}</h2>
      <p id="end-why" className="end-why">
        {text.why}
      </p>
      {decided !== null && <p className="end-players">{decided}</p>}
      <p className="end-players">
        Played for the {sideName(winner)} by{' '}
        {players.map(({ name, powers }, i) => (
          <span key={name}>
            {i > 0 && ', '}
            <strong>{name}</strong> ({powerList(state, powers)})
          </span>
        ))}
      </p>
      <div className="end-buttons">
        <Button onClick={onMinimize}>Look at the map</Button>
        {!isLab && (
          <a className="button" href={STORY_ADDRESS}>
            The story of the war
          </a>
        )}
        {!isLab && (
          <Button look="main" onClick={leave}>
            Play again
          </Button>
        )}
      </div>
    </div>
  );
}
