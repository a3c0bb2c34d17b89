import { Bookmark, Scale } from 'lucide-react';
import type { GameState } from '../../engine/index.ts';
import { closeComparison, compareAs, openComparison, useComparison } from '../../store/lab/comparison.ts';
import { Button } from '../components/Button.tsx';
import { bringToFront, useIsInFront } from '../shell/overMap.ts';
import { shownWords } from './compare/shownWords.ts';

/** Keeps the position shown as the first of two that are compared, and compares it with the one shown then. */
export function CompareButtons({ state }: { readonly state: GameState }) {
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
