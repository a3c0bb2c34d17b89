import type { Battle, GameState } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { hitsText } from '../../text/battleText.ts';
import { FATE_TEXT } from '../../text/stepText.ts';
import { UnitCounter } from '../components/UnitCounter.tsx';
import { carryCounter } from './carryCounter.ts';
import { fateNow } from './roundSteps.ts';
import { stackName } from './StackCounter.tsx';
import type { Stack } from './stacks.ts';
import type { CasualtyChoice } from './useCasualtyChoice.ts';

interface StripShelfProps {
  readonly state: GameState;
  readonly battle: Battle;
  readonly choice: CasualtyChoice;
}

/**
 * The place behind the strip for those who take the hits: units are dragged there and back, and a press takes one back.
 */
export function StripShelf({ state, battle, choice }: StripShelfProps) {
  const readOnly = useGame((store) => store.readOnly);
  const hit = choice.stacks.flatMap((stack) => {
    const n = choice.hitsOn(stack)?.n ?? 0;
    return n > 0 ? [{ stack, n }] : [];
  });
  const fate = fateNow(state, battle);
  const back = (stack: Stack) => (over: Element | null) => {
    if (over !== null && over.closest('.strip-shelf') === null) choice.takeBack(stack);
  };
  return (
    <div className="strip-shelf" role="group" aria-label="Behind the strip">
      <span className="strip-shelf__word">Behind the strip</span>
      {hit.map(({ stack, n }) => (
        <button
          key={stack.key}
          type="button"
          className="strip-shelf__stack"
          disabled={readOnly}
          aria-label={`Take one back: ${stackName(state, stack)}, ${hitsText(n)}`}
          onPointerDown={(event) => carryCounter(event, back(stack))}
          onClick={() => choice.takeBack(stack)}
        >
          <UnitCounter type={stack.type} power={stack.owner} size="small" />
          {n}
        </button>
      ))}
      {fate !== null && <span className="soft strip-shelf__fate">{FATE_TEXT[fate]}</span>}
      {choice.missing > 0 && <span className="strip-shelf__missing">{hitsText(choice.missing)} to come</span>}
    </div>
  );
}
