import { useState, type FormEvent } from 'react';
import type { GameState, PowerId } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { Button } from '../components/Button.tsx';
import { useInitialFocus } from '../components/useInitialFocus.ts';
import { DeciderHeading } from './DeciderHeading.tsx';
import { DiceField } from './DiceField.tsx';
import type { DiceRow } from './diceRow.ts';
import { parseDice } from './parseDice.ts';

interface TypedDiceProps {
  readonly state: GameState;
  readonly by: readonly PowerId[];
  /** What must be done: 'roll for the attacker and type the dice'. */
  readonly what: string;
  /** In the order in which the dice are given. */
  readonly rows: readonly DiceRow[];
}

/** Fields for dice rolled at the table. */
export function TypedDice({ state, by, what, rows }: TypedDiceProps) {
  const dispatch = useGame((store) => store.dispatch);
  const isLab = useGame((store) => store.isLab);
  const first = useInitialFocus<HTMLInputElement>();
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const fields = rows.map((row, i) => {
    const text = texts[i] ?? '';
    return { row, text, read: parseDice(text, row.wanted) };
  });

  const enter = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (fields.every(({ read }) => read.fault === null))
      dispatch({ type: 'roll', dice: fields.flatMap(({ read }) => read.dice), by: isLab ? 'hand' : 'table' });
  };

  return (
    <form onSubmit={enter} className="typed-dice">
      <DeciderHeading state={state} by={by} what={what} />
      {fields.map(({ row, text, read }, i) => (
        <DiceField
          key={i}
          id={`dice-${i}`}
          row={row}
          text={text}
          read={read}
          isChecked={isChecked}
          input={i === 0 ? first : null}
          onText={(next) => setTexts({ ...texts, [i]: next })}
        />
      ))}
      <Button look="main" wide type="submit">
        Enter these dice
      </Button>
      {isLab && (
        <Button look="quiet" wide onClick={() => useGame.setState({ isTypingDice: false })}>
          Let the program roll
        </Button>
      )}
    </form>
  );
}
