import { useEffect, useRef, useState } from 'react';
import type { Development, GameState } from '../../../../engine/axis-allies/index.ts';
import { programRolls } from '../../../../session/dice.ts';
import { diceText } from '../../text/battleText.ts';
import { chanceText } from '../../text/developmentText.ts';
import { ipcs } from '../../../../text/words.ts';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { useGame } from '../../store/game.ts';

interface ResearchOrderProps {
  readonly state: GameState;
  readonly chosen: Development | null;
  readonly dieCost: number;
  /** How many dice can be paid. */
  readonly most: number;
}

/** How many dice: what they cost, what is left, and the chance that they bring the development. */
export function ResearchOrder({ state, chosen, dieCost, most }: ResearchOrderProps) {
  const fightOn = useGame((store) => store.fightOn);
  const readOnly = useGame((store) => store.readOnly);
  const isProgram = useGame((store) => programRolls(store.setup));
  const [dice, setDice] = useState(1);
  const cost = dice * dieCost;
  const left = (state.treasury[state.power] ?? 0) - cost;
  const order = useRef<HTMLDivElement>(null);
  // In a low panel the order comes after the list, where nobody would look for it.
  useEffect(() => {
    if (chosen !== null) order.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const then = isProgram ? `roll ${diceText(dice)}` : 'roll at the table';
  return (
    <div className="research-order" ref={order}>
      <span className="research-order__more" aria-hidden />
      {chosen !== null && <p className="research-order__what">{chosen.name}</p>}
      <dl className="research-sums">
        <div>
          <dt>Dice, {ipcs(dieCost)} each</dt>
          <dd>
            <Stepper
              label="research dice"
              value={dice}
              min={1}
              max={most}
              limit="You cannot pay for more."
              disabled={readOnly || chosen === null}
              onChange={setDice}
            />
          </dd>
        </div>
        <div>
          <dt>Chance</dt>
          <dd aria-live="polite">{chanceText(dice)}</dd>
        </div>
        <div>
          <dt>Cost</dt>
          <dd>{ipcs(cost)}</dd>
        </div>
        <div>
          <dt>Left to spend</dt>
          <dd>{ipcs(left)}</dd>
        </div>
      </dl>
      <DelayedButton
        meaning={chosen?.id ?? ''}
        look={chosen === null ? 'plain' : 'main'}
        wide
        disabled={readOnly || chosen === null}
        onClick={() => chosen !== null && fightOn({ type: 'research', development: chosen.id, dice })}
      >
        {chosen === null ? 'Choose what to develop' : `Pay ${ipcs(cost)} and ${then}`}
      </DelayedButton>
    </div>
  );
}
