import { useMemo, useState } from 'react';
import { refusalOf } from '../../../engine/index.ts';
import { useGame } from '../../../store/gameStore.ts';
import { casualtyWhat, hitsToTakeText } from '../../../text/battleText.ts';
import { refusalText } from '../../../text/refusals.ts';
import { unitTypeName } from '../../../text/unitNames.ts';
import { Button } from '../../pieces/Button.tsx';
import { Stepper } from '../../pieces/Stepper.tsx';
import { hitsByStack, hitsTaken, unitsHit } from '../assignment.ts';
import { StackCounter, stackName } from '../StackCounter.tsx';
import { stacksOf } from '../stacks.ts';
import type { AskedProps } from './asked.ts';
import { DeciderHeading } from './DeciderHeading.tsx';

/** Casualties by their owner, from the sensible choice the engine offers. */
export function CasualtyChoice({ state, asked }: AskedProps<'casualties'>) {
  const dispatch = useGame((store) => store.dispatch);
  const stacks = useMemo(() => stacksOf(state, asked.candidates), [state, asked.candidates]);
  const suggested = useMemo(() => hitsByStack(stacks, asked.suggestion), [stacks, asked.suggestion]);
  const [hits, setHits] = useState(suggested);

  const units = stacks.flatMap((stack) => unitsHit(stack, hits[stack.key] ?? 0));
  const missing = asked.most - units.length;
  const refusal = missing === 0 ? refusalOf(state, { type: 'casualties', units }) : null;
  const isSuggested = stacks.every(({ key }) => hits[key] === suggested[key]);

  return (
    <>
      <DeciderHeading state={state} by={asked.by} what={casualtyWhat(asked.most)} takesFocus />
      <p className="soft">{hitsToTakeText(asked.hits, asked.most, stacks.some(({ type }) => type === 'transport'))}</p>
      <ul className="casualties">
        {stacks.map((stack) => {
          const taken = hits[stack.key] ?? 0;
          return (
            <li key={stack.key} className={taken > 0 ? 'casualty casualty-chosen' : 'casualty'}>
              <StackCounter state={state} stack={stack} />
              <Stepper
                label={`hits on ${stackName(state, stack)}`}
                value={taken}
                max={Math.min(hitsTaken(state, stack), taken + Math.max(0, missing))}
                onChange={(n) => setHits({ ...hits, [stack.key]: n })}
              />
              <span className="casualty-name">{unitTypeName(stack.type, stack.units.length)}</span>
            </li>
          );
        })}
      </ul>
      <p className={refusal === null ? 'casualty-sum' : 'battle-fault'} role="status">
        {refusal === null ? (missing > 0 ? `${missing} still to choose.` : '') : refusalText(state, refusal)}
      </p>
      <div className="decision-buttons">
        <Button look="main" wide disabled={missing !== 0 || refusal !== null} onClick={() => dispatch({ type: 'casualties', units })}>
          Confirm
        </Button>
        {!isSuggested && <Button onClick={() => setHits(suggested)}>As suggested</Button>}
      </div>
    </>
  );
}
