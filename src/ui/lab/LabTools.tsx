import { Dices } from 'lucide-react';
import { useState } from 'react';
import { useGame } from '../../store/gameStore.ts';
import { hasBattles } from '../../store/odds/hasBattles.ts';
import { Button } from '../components/Button.tsx';
import { CompareButtons } from './CompareButtons.tsx';
import { RollOutWindow } from './rollOut/RollOutWindow.tsx';

/** What can be asked of the position shown. */
export function LabTools() {
  const game = useGame((store) => store.game);
  const [isRolling, setRolling] = useState(false);
  if (game === null) return null;
  return (
    <div className="lab-tools" role="group" aria-label="Ask of this position">
      {hasBattles(game) && (
        <Button small title="Try this turn 10,000 times" onClick={() => setRolling(true)}>
          <Dices size={16} aria-hidden />
          <span>
            Try this turn <span className="lab-tools__more">10,000 times</span>
          </span>
        </Button>
      )}
      <CompareButtons state={game} />
      {isRolling && <RollOutWindow state={game} onClose={() => setRolling(false)} />}
    </div>
  );
}
