import { useState } from 'react';
import { useGame } from '../../../store/gameStore.ts';
import { countedUnits } from '../../../text/unitNames.ts';
import { Button } from '../../components/Button.tsx';
import { DelayedButton } from '../../components/DelayedButton.tsx';
import { Stepper } from '../../components/Stepper.tsx';
import type { DecisionProps } from './decisionProps.ts';
import { DeciderHeading } from '../../dice/DeciderHeading.tsx';

const AT_THE_BEGINNING = {
  question: 'strike by surprise or submerge?',
  note: 'A strike comes before all other fire; who submerges leaves the battle and stays in the zone.',
  stay: (all: number): string => (all === 1 ? 'Strike' : `Strike with all ${all}`),
  others: (n: number): string => `strike with ${n}`,
};

const AT_THE_END = {
  question: 'stay in the battle or submerge?',
  note: 'Who submerges leaves the battle and stays under water in the zone till noncombat move ends.',
  stay: (all: number): string => (all === 1 ? 'Stay' : `Stay with all ${all}`),
  others: (n: number): string => `stay with ${n}`,
};

/** Submerge, or strike or stay, for all submarines or for some (COM-5). */
export function SubmergeChoice({ state, question }: DecisionProps<'submerge'>) {
  const dispatch = useGame((store) => store.dispatch);
  const all = question.submarines.length;
  const [n, setN] = useState(1);
  const submerge = (count: number) => dispatch({ type: 'submerge', units: question.submarines.slice(0, count) });
  const submarines = countedUnits('submarine', all);
  const words = question.endsRound ? AT_THE_END : AT_THE_BEGINNING;

  return (
    <>
      <DeciderHeading state={state} by={question.by} what={`${submarines}: ${words.question}`} takesFocus />
      <p className="soft">No enemy destroyer is here. {words.note}</p>
      <div className="decision-buttons">
        <DelayedButton meaning="strike" look="main" wide onClick={() => submerge(0)}>
          {words.stay(all)}
        </DelayedButton>
        <DelayedButton meaning="submerge" wide onClick={() => submerge(all)}>
          {all === 1 ? 'Submerge' : `Submerge all ${all}`}
        </DelayedButton>
      </div>
      {all > 1 && (
        <div className="decision-some">
          <Stepper label="submarines to submerge" value={n} min={1} max={all - 1} onChange={setN} />
          <Button onClick={() => submerge(n)}>
            Submerge {n}, {words.others(all - n)}
          </Button>
        </div>
      )}
    </>
  );
}
