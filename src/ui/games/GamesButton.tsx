import { Archive } from 'lucide-react';
import { useAutosave } from '../../store/autosaveStore.ts';
import { Button } from '../components/Button.tsx';
import { openGames } from './gamesOpen.ts';

/** Opens the list of games; hidden if there are none beside the one on the table. */
export function GamesButton() {
  const others = useAutosave((store) => store.archived.length);
  if (others === 0) return null;
  return (
    <Button onClick={openGames}>
      <Archive size={18} aria-hidden /> Games ({others} more)
    </Button>
  );
}
