import { useEffect, useMemo, useRef, useState, type FormEvent, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import type { GameState, PowerId } from '../../../../engine/axis-allies/index.ts';
import { diceMark, forgetDice, keepDice, keptDice } from '../../../../store/keptDice.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { mayTakeFocus } from '../../../../ui/components/useInitialFocus.ts';
import { isUndoIgnored, undoKey } from '../../../../ui/undo/useUndoKeys.ts';
import { DeciderHeading } from './DeciderHeading.tsx';
import { diceText } from '../../text/battleText.ts';
import { Die, MissingDie } from './Die.tsx';
import {
  type DiceRow,
  parseDice,
  hasAll,
  nothingTyped,
  toCome,
  typedInto,
  withDie,
  withoutLastDie,
  type Typed,
} from './typed.ts';
import { DOES_NOT_FIT, padText } from '../../text/diceText.ts';
import { keyOf } from '../../../../store/keyOf.ts';
import { useGame } from '../../store/game.ts';
import './typed.css';

/** Elements that take digits themselves. */
const WRITABLE = 'input, select, textarea, canvas, [role=application], [role=dialog], [role=menu], [role=tree]';

/** The keys 1 to 6 enter a die and Backspace takes one back, wherever the focus is but where it can be typed. */
function useDiceKeys(onDie: (face: number) => void, onTakeBack: () => void): void {
  const latest = useRef({ onDie, onTakeBack });
  useEffect(() => {
    latest.current = { onDie, onTakeBack };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(WRITABLE) !== null) return;
      const key = keyOf(event);
      if (/^[1-6]$/.test(key)) latest.current.onDie(Number(key));
      else if (key === 'Backspace') latest.current.onTakeBack();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

const FACES = [1, 2, 3, 4, 5, 6];

interface DicePadProps {
  /** The dice that are entered now. */
  readonly row: DiceRow;
  /** How many of them, and of all, are still to come. */
  readonly left: number;
  readonly leftInAll: number;
  /** Whether each row has just its dice; with none left to come, there may still be too many. */
  readonly isComplete: boolean;
  readonly onDie: (face: number) => void;
}

/** Six large faces to tap: each press enters a die of the row. The faces that hit are marked. */
function DicePad({ row, left, leftInAll, isComplete, onDie }: DicePadProps) {
  return (
    <div className="dice-pad" role="group" aria-label="Tap what fell">
      <p className="dice-pad__what" aria-live="polite">
        {leftInAll === 0 && !isComplete ? DOES_NOT_FIT : padText(row, left, leftInAll)}
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

interface DiceFieldProps {
  readonly id: string;
  readonly row: DiceRow;
  readonly text: string;
  /** The form was submitted: missing dice are reported too. */
  readonly isChecked: boolean;
  /** The next die is one of this row. */
  readonly isNow: boolean;
  readonly field: (element: HTMLInputElement | null) => void;
  readonly onText: (text: string) => void;
  readonly onFocus: () => void;
  /** Backspace where nothing is typed. */
  readonly onBackFromEmpty: () => void;
}

/** A field for the dice of a row, which shows those that were typed and those still to come. */
function DiceField({ id, row, text, isChecked, isNow, field, onText, onFocus, onBackFromEmpty }: DiceFieldProps) {
  const { label, hint, wanted, isHit } = row;
  const read = parseDice(text, wanted);
  const isTooMuch = read.fault !== null && (read.hasInvalidDigit || read.dice.length > wanted);
  const fault = isChecked || isTooMuch ? read.fault : null;
  const onKeyDown = (event: ReactKeyboardEvent): void => {
    if (event.key !== 'Backspace' || text !== '') return;
    event.preventDefault();
    onBackFromEmpty();
  };
  return (
    <div className={isNow ? 'typed-group typed-group--now' : 'typed-group'}>
      <label htmlFor={id}>
        {diceText(wanted)} for {label} <span className="soft">{hint}</span>
      </label>
      <div className="typed-row">
        <input
          id={id}
          ref={field}
          // The pad takes the place of a keyboard on the screen.
          inputMode="none"
          autoComplete="off"
          size={Math.max(3, wanted + 1)}
          value={text}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onChange={(event) => onText(event.target.value)}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        />
        <span className="rolled-dice">
          {Array.from({ length: wanted }, (_, at) => {
            const die = read.dice[at];
            return die === undefined ? <MissingDie key={at} /> : <Die key={at} value={die} hit={isHit(die)} />;
          })}
        </span>
      </div>
      {fault !== null && (
        <p id={`${id}-fault`} className="battle-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

interface TypedDiceProps {
  readonly state: GameState;
  readonly by: readonly PowerId[];
  /** What must be done: 'roll for the attacker and enter the dice'. */
  readonly what: string;
  /** In the order in which the dice are given. */
  readonly rows: readonly DiceRow[];
}

/** Dice rolled at the table, group by group: typed, or tapped on a pad. They can be changed until they are entered. */
export function TypedDice({ state, by, what, rows }: TypedDiceProps) {
  const dispatch = useGame((store) => store.dispatch);
  const isLab = useGame((store) => store.isLab);
  const readOnly = useGame((store) => store.readOnly);
  const wanted = rows.map((row) => row.wanted);
  const seed = useGame((store) => store.setup?.seed ?? '');
  const mark = useMemo(() => diceMark(state, seed), [state, seed]);
  const [typed, setTyped] = useState(() => keptDice(mark, rows.length) ?? nothingTyped(wanted));
  useEffect(() => keepDice(mark, typed), [mark, typed]);
  const [isChecked, setChecked] = useState(false);
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const submit = useRef<HTMLButtonElement>(null);
  const begunAt = useRef(typed.at);
  useEffect(() => {
    const first = fields.current[begunAt.current] ?? null;
    if (mayTakeFocus(first)) first?.focus({ preventScroll: true });
  }, []);
  // In the lab the pad takes the place of buttons below the roll, and its words could be above the edge.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isLab) form.current?.querySelector('.dice-pad')?.scrollIntoView?.({ block: 'nearest' });
  }, [isLab]);

  /** By typing, the focus goes to the row that has the turn. */
  const type = (next: Typed): void => {
    setTyped(next);
    if (next.at !== typed.at) fields.current[next.at]?.focus({ preventScroll: true });
  };
  const tap = (face: number): void => {
    if (readOnly || hasAll(typed, wanted)) return;
    const next = withDie(typed, wanted, face);
    setTyped(next);
    if (hasAll(next, wanted)) submit.current?.focus({ preventScroll: true });
  };
  const takeBack = (): void => {
    if (!readOnly) setTyped(withoutLastDie(typed));
  };
  useDiceKeys(tap, takeBack);
  const isEmpty = typed.texts.every((text) => text === '');
  /** At the pad Ctrl+Z takes back what was tapped, before the game goes back; in a field it undoes typing. */
  const undo = (event: ReactKeyboardEvent): void => {
    if (isEmpty || undoKey(event.nativeEvent) !== 'undo' || isUndoIgnored(event.nativeEvent)) return;
    event.preventDefault();
    takeBack();
  };

  const enter = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    const dice = rows.flatMap((row, i) => parseDice(typed.texts[i] ?? '', row.wanted).dice);
    if (hasAll(typed, wanted) && dispatch({ type: 'roll', dice, by: isLab ? 'hand' : 'table' })) forgetDice(mark);
  };
  const left = rows.map((_, i) => toCome(typed, wanted, i));
  const now = rows[typed.at];

  return (
    // The keys are those of the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form ref={form} onSubmit={enter} onKeyDown={undo} className="typed-dice">
      <DeciderHeading state={state} by={by} what={what} />
      {rows.map((row, i) => (
        <DiceField
          key={i}
          id={`dice-${i}`}
          row={row}
          text={typed.texts[i] ?? ''}
          isChecked={isChecked}
          isNow={i === typed.at && (left[i] ?? 0) > 0}
          field={(element) => {
            fields.current[i] = element;
          }}
          onText={(text) => type(typedInto(typed, wanted, i, text))}
          onFocus={() => setTyped((latest) => ({ ...latest, at: i }))}
          onBackFromEmpty={() => type(withoutLastDie(typed))}
        />
      ))}
      {now !== undefined && (
        <DicePad
          row={now}
          left={left[typed.at] ?? 0}
          leftInAll={left.reduce((sum, n) => sum + n, 0)}
          isComplete={hasAll(typed, wanted)}
          onDie={tap}
        />
      )}
      <div className="typed-dice__foot">
        <Button aria-disabled={isEmpty} onClick={takeBack}>
          Take one back
        </Button>
        <Button ref={submit} look="main" type="submit">
          Enter these dice
        </Button>
      </div>
      {isLab && (
        <Button look="quiet" wide onClick={() => useGame.setState({ isTypingDice: false })}>
          Let the program roll
        </Button>
      )}
    </form>
  );
}
