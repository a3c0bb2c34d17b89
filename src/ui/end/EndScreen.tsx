import { useState } from 'react';
import { useGame } from '../../store/gameStore.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { endText } from '../../text/endText.ts';
import { Button } from '../components/Button.tsx';
import './end.css';
import { EndCard } from './EndCard.tsx';

/** Who won and why. It can be minimized to look at the final map. */
export function EndScreen() {
  const state = useCurrentGame();
  const leave = useGame((store) => store.leaveGame);
  const [isMinimized, setMinimized] = useState(false);
  const text = endText(state);
  if (text === null || state.outcome === null) return null;
  if (!isMinimized)
    return <EndCard state={state} outcome={state.outcome} text={text} onMinimize={() => setMinimized(true)} />;
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
