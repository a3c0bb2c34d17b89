import { gameName } from '../../text/gameName.ts';
import { Button } from '../components/Button.tsx';
import { useInitialFocus } from '../components/useInitialFocus.ts';
import { namedGame, type GameShown } from './gameShown.ts';

interface DeletedEntryProps {
  readonly game: GameShown | null;
  readonly isOnTable: boolean;
  readonly onBack: () => void;
}

/** A game that goes for ever when the list is closed, and the button that brings it back. */
export function DeletedEntry({ game, isOnTable, onBack }: DeletedEntryProps) {
  const back = useInitialFocus<HTMLButtonElement>();
  const name = game === null ? 'The damaged game' : `“${gameName(namedGame(game))}”`;
  return (
    <li className="game game--deleted">
      <span>
        {name} is deleted when this list is closed{isOnTable && ', and the table is empty then'}.
      </span>
      <Button small ref={back} onClick={onBack}>
        Bring it back
      </Button>
    </li>
  );
}
