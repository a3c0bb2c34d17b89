import { useState, type FormEvent } from 'react';
import { useGame } from '../../../store/gameStore.ts';
import { diceText } from '../../../text/battleText.ts';
import { unitList } from '../../../text/unitNames.ts';
import { Button } from '../../pieces/Button.tsx';
import { useFirstFocus } from '../../pieces/useFirstFocus.ts';
import { Die } from '../Die.tsx';
import type { AskedProps } from './asked.ts';
import { DeciderHeading } from './DeciderHeading.tsx';
import { diceIn } from './diceIn.ts';

/** Fields for the dice that were rolled on the table, one field a value to hit. */
export function TypedDice({ state, asked }: AskedProps<'dice'>) {
  const dispatch = useGame((store) => store.dispatch);
  const first = useFirstFocus<HTMLInputElement>();
  const [texts, setTexts] = useState<readonly string[]>(asked.groups.map(() => ''));
  const [isChecked, setChecked] = useState(false);
  const read = asked.groups.map((group, i) => diceIn(texts[i] ?? '', group.units.length));
  const isReady = read.every(({ fault }) => fault === null);

  const enter = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (isReady) dispatch({ type: 'roll', dice: read.flatMap(({ dice }) => dice) });
  };

  return (
    <form onSubmit={enter} className="typed-dice">
      <DeciderHeading state={state} by={asked.by} what={`roll on the table, then type the dice of the ${asked.side}`} />
      {asked.groups.map((group, i) => {
        const { dice, fault } = read[i] ?? { dice: [], fault: null };
        const isFaulty = fault !== null && (isChecked || (texts[i] ?? '') !== '') && (isChecked || dice.length > group.units.length);
        return (
          <div key={i} className="typed-group">
            <label htmlFor={`dice-${i}`}>
              {diceText(group.units.length)} at {group.value === 1 ? '1' : `1–${group.value}`} <span className="soft">{unitList(state, group.units)}</span>
            </label>
            <div className="typed-row">
              <input
                id={`dice-${i}`}
                inputMode="numeric"
                autoComplete="off"
                ref={i === 0 ? first : null}
                size={Math.max(6, group.units.length + 2)}
                value={texts[i]}
                aria-invalid={isFaulty}
                aria-describedby={isFaulty ? `dice-fault-${i}` : undefined}
                onChange={(event) => setTexts(texts.map((text, at) => (at === i ? event.target.value : text)))}
              />
              <span className="rolled-dice">
                {dice.slice(0, group.units.length).map((die, at) => (
                  <Die key={at} value={die} hit={die <= group.value} />
                ))}
              </span>
            </div>
            {isFaulty && (
              <p id={`dice-fault-${i}`} className="battle-fault">
                {fault}
              </p>
            )}
          </div>
        );
      })}
      <Button look="main" wide type="submit">
        Enter these dice
      </Button>
    </form>
  );
}
