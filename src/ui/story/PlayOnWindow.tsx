import { useState } from 'react';
import type { GameState } from '../../engine/index.ts';
import { playOn } from '../../store/playOn.ts';
import { editionIn } from '../../store/selectors.ts';
import { GAME_ADDRESS } from '../address/address.ts';
import { goTo } from '../address/useAddress.ts';
import { Button } from '../components/Button.tsx';
import { Window } from '../components/Window.tsx';
import { victoryName, victoryText } from '../../text/victoryText.ts';

interface PlayOnWindowProps {
  readonly game: GameState;
  readonly victories: readonly string[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for which longer victory a game that is won goes on. */
export function PlayOnWindow({ game, victories, open, onClose }: PlayOnWindowProps) {
  const [hasFailed, setFailed] = useState(false);
  const goOn = (victory: string): void => {
    playOn(victory).then(
      (isOn) => (isOn ? goTo(GAME_ADDRESS) : setFailed(true)),
      () => setFailed(true),
    );
  };
  return (
    <Window
      open={open}
      title="Play on for more"
      onClose={onClose}
      buttons={<Button onClick={onClose}>It stays as it is</Button>}
    >
      <p>The war goes on from here with all its story. The game that is won stays in the list of games as it is.</p>
      {victories.map((victory) => (
        <p key={victory} className="story__victory">
          <Button look="main" wide onClick={() => goOn(victory)}>
            Play on: {victoryName(victory).toLowerCase()}
          </Button>
          {victoryText(editionIn(game), victory)}
        </p>
      ))}
      {hasFailed && <p role="alert">This game cannot go on: it does not play the same for that victory.</p>}
    </Window>
  );
}
