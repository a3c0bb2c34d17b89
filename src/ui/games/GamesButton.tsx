import { Archive } from 'lucide-react';
import { useAutosave } from '../../store/autosaveStore.ts';
import { Button } from '../components/Button.tsx';
import { openGames } from './gamesOpen.ts';
import { useGame } from '../../store/gameStore.ts';

/** Opens the list of games; hidden if there are none. */
export function GamesButton() {
  const others = useAutosave((store) => store.archived.length);
  const count = useGame((store) => (store.game === null ? others : others + 1));
  if (count === 0) return null;
  return (
    <Button onClick={openGames}>
      <Archive size={18} aria-hidden /> Games ({count})
    </Button>
  );
}
