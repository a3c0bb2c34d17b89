import { useEffect, useState } from 'react';
import { decidingFall } from '../../history/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { passBy } from '../../store/mapCamera.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { endText } from '../../text/endText.ts';
import { decidedText } from '../../text/history/storyText.ts';
import { Button } from '../components/Button.tsx';
import { useToldGame } from '../war/useToldGame.ts';
import './end.css';
import { EndCard } from './EndCard.tsx';

/** Who won and why, with the map at the place that decided it. It can be minimized to look at the final map. */
export function EndScreen() {
  const state = useCurrentGame();
  const leave = useGame((store) => store.leaveGame);
  const { told } = useToldGame();
  const [isMinimized, setMinimized] = useState(false);
  const text = endText(state);
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
