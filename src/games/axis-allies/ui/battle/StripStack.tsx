import type { GameState } from '../../../../engine/axis-allies/index.ts';
import { hitsText } from '../../text/battleText.ts';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { carryCounter } from './carryCounter.ts';
import { StackCounter, stackName } from './StackCounter.tsx';
import type { Stack } from './stacks.ts';
import type { CasualtyChoice } from './useCasualtyChoice.ts';
import { useGame } from '../../store/game.ts';

/** A stack of the battle strip; while its owner chooses casualties, with the number of hits it takes. */
export function StripStack({
  state,
  stack,
  choice,
}: {
  state: GameState;
  stack: Stack;
  choice: CasualtyChoice | null;
}) {
  const readOnly = useGame((store) => store.readOnly);
  const hits = choice?.hitsOn(stack) ?? null;
  if (choice === null || hits === null) return <StackCounter state={state} stack={stack} />;
  return (
    <div
      className={hits.n > 0 ? 'strip-choice strip-choice-hit' : 'strip-choice'}
      role="group"
      tabIndex={-1}
      aria-label={`${stackName(state, stack)}, ${hitsText(hits.n)}`}
      data-stack={stack.key}
    >
      <div
        className="strip-carried"
        onPointerDown={(event) => {
          if (!readOnly) carryCounter(event, (over) => over?.closest('.chosen-losses') && choice.put(stack));
        }}
      >
        <StackCounter state={state} stack={stack} />
      </div>
      <Stepper
        label={`hits on ${stackName(state, stack)}`}
        value={hits.n}
        max={hits.max}
        disabled={readOnly}
        onChange={(n) => choice.setHits(stack, n)}
      />
    </div>
  );
}
