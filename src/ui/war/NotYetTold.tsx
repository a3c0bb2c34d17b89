import { GAME_ADDRESS } from '../address/address.ts';
import { Button } from '../components/Button.tsx';
import type { Telling } from './useTold.ts';

interface NotYetToldProps extends Pick<Telling<unknown>, 'hasFailed' | 'tryAgain'> {
  readonly className: string;
}

/** Stands where a game is told until it has been played again, and says so if the program fails at that. */
export function NotYetTold({ className, hasFailed, tryAgain }: NotYetToldProps) {
  if (!hasFailed)
    return (
      <p className={className} role="status">
        Telling the war so far …
      </p>
    );
  return (
    <div className={className} role="alert">
      <p>The war could not be told: the program failed as it played the game again. The game itself is not touched.</p>
      <p className="war__buttons">
        <Button look="main" onClick={tryAgain}>
          Try again
        </Button>
        <a className="button" href={GAME_ADDRESS}>
          Back to the game
        </a>
      </p>
    </div>
  );
}
