import { Bookmark, Dices, Scale } from 'lucide-react';
import { useState } from 'react';
import type { GameState } from '../../../../engine/axis-allies/index.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { bringToFront, useIsInFront } from '../../../../ui/shell/overMap.ts';
import { useGame } from '../../store/game.ts';
import { closeComparison, compareAs, openComparison, useComparison } from '../../store/lab/comparison.ts';
import { hasBattles } from '../../store/odds/knownOdds.ts';
import { shownWords } from '../compare/shownWords.ts';
import { RollOutWindow } from '../rollOut/RollOutWindow.tsx';

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

/** Keeps the position shown as the first of two that are compared, and compares it with the one shown then. */
function CompareButtons({ state }: { readonly state: GameState }) {
  const { first, isOpen } = useComparison();
  const isInFront = useIsInFront('comparison');
  const isKept = first !== null && first !== 'shown' && first.state === state;
  const compare = (): void => {
    if (isOpen && isInFront) return closeComparison();
    openComparison();
    bringToFront('comparison');
  };
  return (
    <>
      <Button
        small
        title={isKept ? 'Remembered' : 'Remember to compare'}
        aria-pressed={isKept}
        onClick={() => compareAs('first', { state, words: shownWords(state) })}
      >
        <Bookmark size={16} aria-hidden />
        {isKept ? (
          'Remembered'
        ) : (
          <span>
            Remember <span className="lab-tools__more">to compare</span>
          </span>
        )}
      </Button>
      <Button
        small
        className="lab-tools__compare"
        title="Compare with another position"
        aria-expanded={isOpen && isInFront}
        onClick={compare}
      >
        <Scale size={16} aria-hidden />
        <span>
          Compare <span className="lab-tools__more">with another position</span>
        </span>
      </Button>
    </>
  );
}
