import { useState } from 'react';
import { useFightOn, useIsFightWaiting } from '../../../store/fightOn/fightOnStore.ts';
import { useGame } from '../../../store/gameStore.ts';
import { countedUnits } from '../../../text/unitNames.ts';
import { Button } from '../../components/Button.tsx';
import { DelayedButton } from '../../components/DelayedButton.tsx';
import { Stepper } from '../../components/Stepper.tsx';
import { OddsOfAnswers } from '../../odds/parts.tsx';
import { DeciderHeading } from '../../dice/DeciderHeading.tsx';
import type { DecisionProps } from './decisionProps.ts';

/** Words for what submarines do instead: strike now, or, at the end of a round, stay in the battle. */
const INSTEAD = {
  strike: {
    question: 'strike by surprise or submerge?',
    note: 'A strike comes before all other fire; who submerges leaves the battle and stays in the zone.',
    one: 'Strike',
    all: (n: number) => `Strike with all ${n}`,
    some: (n: number) => `strike with ${n}`,
  },
  stay: {
    question: 'submerge or stay in the battle?',
    note: 'Who submerges leaves the battle and stays under water till noncombat moves are over.',
    one: 'Stay',
    all: (n: number) => `Stay with all ${n}`,
    some: (n: number) => `stay with ${n}`,
  },
};

/** Whether submarines submerge: all of them, some or none (COM-5). */
export function SubmergeChoice({ state, question }: DecisionProps<'submerge'>) {
  const fightOn = useGame((store) => store.fightOn);
  const dispatch = useGame((store) => store.dispatch);
  const goOn = useFightOn((store) => store.goOn);
  const isWaiting = useIsFightWaiting(state);
  const all = question.submarines.length;
  const [n, setN] = useState(1);
  const words = question.endsRound === true ? INSTEAD.stay : INSTEAD.strike;
  const submerge = (count: number): void => {
    const command = { type: 'submerge', units: question.submarines.slice(0, count) } as const;
    if (isWaiting) void goOn(command);
    // After this answer another round may begin at once.
    else if (question.endsRound === true) fightOn(command);
    else dispatch(command);
  };

  return (
    <>
      <DeciderHeading
        state={state}
        by={question.by}
        what={`${countedUnits('submarine', all)}: ${words.question}`}
        takesFocus
      />
      <OddsOfAnswers />
      <p className="soft">No enemy destroyer is here. {words.note}</p>
      <div className="decision-buttons">
        <DelayedButton meaning="strike" look="main" wide onClick={() => submerge(0)}>
          {all === 1 ? words.one : words.all(all)}
        </DelayedButton>
        <DelayedButton meaning="submerge" wide onClick={() => submerge(all)}>
          {all === 1 ? 'Submerge' : `Submerge all ${all}`}
        </DelayedButton>
      </div>
      {all > 1 && (
        <div className="decision-some">
          <Stepper label="submarines to submerge" value={n} min={1} max={all - 1} onChange={setN} />
          <Button onClick={() => submerge(n)}>
            Submerge {n}, {words.some(all - n)}
          </Button>
        </div>
      )}
    </>
  );
}
