import { useState } from 'react';
import { programRolls } from '../../../../session/dice.ts';
import { diceModeText } from '../../text/diceText.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { useGame } from '../../store/game.ts';

/** How the dice of the game on the table are rolled, and the seed that they are repeated with. */
export function GameDice() {
  const setup = useGame((store) => store.setup);
  const [said, setSaid] = useState('');
  if (setup === null) return null;

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(setup.seed);
      setSaid('Copied.');
    } catch {
      setSaid('The browser does not let it be copied; select it and copy it by hand.');
    }
  };
  return (
    <section className="game-dice" aria-label="The dice of this game">
      <p>{diceModeText(setup.diceMode)}</p>
      {programRolls(setup) && (
        <p className="game-dice__seed">
          Seed: <code>{setup.seed}</code>{' '}
          <Button small onClick={() => void copy()}>
            Copy the seed
          </Button>
        </p>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
