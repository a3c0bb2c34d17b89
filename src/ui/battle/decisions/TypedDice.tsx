import { useState, type FormEvent } from 'react';
import { useGame } from '../../../store/gameStore.ts';
import { Button } from '../../pieces/Button.tsx';
import { useFirstFocus } from '../../pieces/useFirstFocus.ts';
import { fieldsOf } from '../fields.ts';
import type { AskedProps } from './asked.ts';
import { DeciderHeading } from './DeciderHeading.tsx';
import { DiceField } from './DiceField.tsx';
import { diceIn } from './diceIn.ts';

/** Fields for the dice that were rolled on the table, one field a value to hit. */
export function TypedDice({ state, asked }: AskedProps<'dice'>) {
  const dispatch = useGame((store) => store.dispatch);
  const first = useFirstFocus<HTMLInputElement>();
  const fields = fieldsOf(asked.groups, state.battle?.kind ?? 'land').map((field) => ({ ...field, units: field.groups.flatMap(({ units }) => units) }));
  const [texts, setTexts] = useState<readonly string[]>(fields.map(() => ''));
  const [isChecked, setChecked] = useState(false);
  const read = fields.map(({ units }, i) => diceIn(texts[i] ?? '', units.length));

  const enter = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    // Fields join neighbouring groups, so their dice in a row are the groups' dice in a row.
    if (read.every(({ fault }) => fault === null)) dispatch({ type: 'roll', dice: read.flatMap(({ dice }) => dice) });
  };

  return (
    <form onSubmit={enter} className="typed-dice">
      <DeciderHeading state={state} by={asked.by} what={`roll for the ${asked.side} and type the dice`} />
      {fields.map((field, i) => (
        <DiceField
          key={i}
          id={`dice-${i}`}
          state={state}
          field={field}
          units={field.units}
          text={texts[i] ?? ''}
          read={diceIn(texts[i] ?? '', field.units.length)}
          isChecked={isChecked}
          input={i === 0 ? first : null}
          onText={(next) => setTexts(texts.map((text, at) => (at === i ? next : text)))}
        />
      ))}
      <Button look="main" wide type="submit">
        Enter these dice
      </Button>
    </form>
  );
}
