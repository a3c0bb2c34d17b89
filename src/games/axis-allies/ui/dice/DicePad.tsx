import { DOES_NOT_FIT, padText } from '../../text/diceText.ts';
import { Die } from './Die.tsx';
import type { DiceRow } from './diceRow.ts';

const FACES = [1, 2, 3, 4, 5, 6];

interface DicePadProps {
  /** The dice that are entered now. */
  readonly row: DiceRow;
  /** How many of them, and of all, are still to come. */
  readonly left: number;
  readonly leftInAll: number;
  /** Whether each row has just its dice; with none left to come, there may still be too many. */
  readonly hasAll: boolean;
  readonly onDie: (face: number) => void;
}

/** Six large faces to tap: each press enters a die of the row. The faces that hit are marked. */
export function DicePad({ row, left, leftInAll, hasAll, onDie }: DicePadProps) {
  return (
    <div className="dice-pad" role="group" aria-label="Tap what fell">
      <p className="dice-pad__what" aria-live="polite">
        {leftInAll === 0 && !hasAll ? DOES_NOT_FIT : padText(row, left, leftInAll)}
      </p>
      <div className="dice-pad__faces">
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            className="dice-pad__face"
            aria-label={row.isHit(face) ? `${face}, a hit` : `${face}`}
            aria-disabled={leftInAll === 0}
            onClick={() => onDie(face)}
          >
            <span aria-hidden>
              <Die value={face} hit={row.isHit(face)} />
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
