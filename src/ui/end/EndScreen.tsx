import { useState } from 'react';
import { useGame } from '../../store/gameStore.ts';
import { useTable } from '../../store/selectors.ts';
import { powerList, sideName } from '../../text/names.ts';
import { endText } from '../../text/endText.ts';
import { editionOf } from '../../engine/index.ts';
import { Button } from '../pieces/Button.tsx';
import { PowerEmblem } from '../pieces/PowerEmblem.tsx';
import './end.css';

/** Who won and why. It steps aside for a look at the final map. */
export function EndScreen() {
  const state = useTable();
  const leave = useGame((store) => store.leave);
  const [isAside, setAside] = useState(false);
  const text = endText(state);
  if (text === null || state.outcome === null) return null;
  const { winner } = state.outcome;
  const winners = editionOf(state.edition).powers.filter(({ side }) => side === winner).map(({ id }) => id);
  const players = state.players.filter(({ powers }) => powers.some((power) => winners.includes(power)));

  if (isAside) {
    return (
      <div className="end-aside" role="region" aria-label="The game is over">
        <strong>{text.title}</strong>
        <Button onClick={() => setAside(false)}>Show the result</Button>
        <Button look="main" onClick={leave}>
          Play again
        </Button>
      </div>
    );
  }
  return (
    <div className="end-screen" role="dialog" aria-labelledby="end-title" aria-describedby="end-why">
      <div className="end-emblems">
        {winners.map((power) => (
          <PowerEmblem key={power} power={power} size={64} />
        ))}
      </div>
      <h2 id="end-title">{text.title}</h2>
      <p id="end-why" className="end-why">
        {text.why}
      </p>
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
        <Button onClick={() => setAside(true)}>Look at the map</Button>
        <Button look="main" autoFocus onClick={leave}>
          Play again
        </Button>
      </div>
    </div>
  );
}
