import { MAX_ARCHIVED_GAMES } from '../../saves/limits.ts';
import { useAutosave } from '../../store/autosaveStore.ts';
import { gameName } from '../../text/gameName.ts';
import { joinWords, oneOrMany } from '../../text/words.ts';
import { Button } from '../components/Button.tsx';
import { namedGame } from './gameShown.ts';

/** Says which games had to go to make room, until somebody has read it. */
export function DroppedGames() {
  const dropped = useAutosave((store) => store.dropped);
  const names = dropped.map((game) => `“${gameName(namedGame(game))}”`);
  return (
    <div className="storage-notice">
      <p>
        {joinWords(names)} {oneOrMany(names.length, 'was', 'were')} deleted: {MAX_ARCHIVED_GAMES} games are kept beside
        the one on the table, and finished ones go first, then the oldest.
      </p>
      <Button small onClick={() => useAutosave.setState({ dropped: [] })}>
        I have read it
      </Button>
    </div>
  );
}
