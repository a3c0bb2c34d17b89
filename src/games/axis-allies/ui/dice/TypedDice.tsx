import { useEffect, useMemo, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { GameState, PowerId } from '../../../../engine/axis-allies/index.ts';
import { diceMark, forgetDice, keepDice, keptDice } from '../../../../store/keptDice.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { mayTakeFocus } from '../../../../ui/components/useInitialFocus.ts';
import { isUndoIgnored, undoKey } from '../../../../ui/undo/useUndoKeys.ts';
import { DeciderHeading } from './DeciderHeading.tsx';
import { DiceField } from './DiceField.tsx';
import { DicePad } from './DicePad.tsx';
import type { DiceRow } from './diceRow.ts';
import { parseDice } from './parseDice.ts';
import { hasAll, nothingTyped, toCome, typedInto, withDie, withoutLastDie, type Typed } from './typed.ts';
import { useDiceKeys } from './useDiceKeys.ts';
import { useGame } from '../../store/game.ts';
import './typed.css';

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
  const undo = (event: KeyboardEvent): void => {
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
          hasAll={hasAll(typed, wanted)}
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
