import { useState, type FormEvent } from 'react';
import { diceIn } from '../../../engine/index.ts';
import { useGame } from '../../../store/gameStore.ts';
import { Button } from '../../components/Button.tsx';
import { useInitialFocus } from '../../components/useInitialFocus.ts';
import { joinGroups } from '../joinGroups.ts';
import type { DecisionProps } from './decisionProps.ts';
import { DeciderHeading } from './DeciderHeading.tsx';
import { DiceField } from './DiceField.tsx';
import { parseDice } from './parseDice.ts';

/** Fields for dice rolled at the table, one for each value to hit. */
export function TypedDice({ state, question }: DecisionProps<'dice'>) {
  const dispatch = useGame((store) => store.dispatch);
  const first = useInitialFocus<HTMLInputElement>();
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const fields = joinGroups(question.groups, state.battle?.kind ?? 'land').map((field, i) => {
    const units = field.groups.flatMap((group) => group.units);
    const text = texts[i] ?? '';
    return { field, units, text, read: parseDice(text, diceIn(field.groups)) };
  });

  const enter = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    // Fields join neighbouring groups, so their dice are in the same order as the groups'.
    if (fields.every(({ read }) => read.fault === null))
      dispatch({ type: 'roll', dice: fields.flatMap(({ read }) => read.dice) });
  };

  return (
    <form onSubmit={enter} className="typed-dice">
      <DeciderHeading state={state} by={question.by} what={`roll for the ${question.side} and type the dice`} />
      {fields.map(({ field, units, text, read }, i) => (
        <DiceField
          key={i}
          id={`dice-${i}`}
          state={state}
          field={field}
          units={units}
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
    </form>
  );
}
