import type { Battle, GameState } from '../../../../engine/axis-allies/index.ts';
import { hitsText } from '../../text/battleText.ts';
import { FATE_TEXT } from '../../text/stepText.ts';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import { carryCounter } from './carryCounter.ts';
import { fateNow } from './roundSteps.ts';
import { stackName } from './StackCounter.tsx';
import type { Stack } from './stacks.ts';
import type { CasualtyChoice } from './useCasualtyChoice.ts';
import { useGame } from '../../store/game.ts';

interface ChosenLossesProps {
  readonly state: GameState;
  readonly battle: Battle;
  readonly choice: CasualtyChoice;
}

/**
 * The row of those that take the hits: units are dragged into it and out of it, and a press takes one out.
 */
export function ChosenLosses({ state, battle, choice }: ChosenLossesProps) {
  const readOnly = useGame((store) => store.readOnly);
  const hit = choice.stacks.flatMap((stack) => {
    const n = choice.hitsOn(stack)?.n ?? 0;
    return n > 0 ? [{ stack, n }] : [];
  });
  const fate = fateNow(state, battle);
  const back = (stack: Stack) => (over: Element | null) => {
    if (over !== null && over.closest('.chosen-losses') === null) choice.takeBack(stack);
  };
  return (
    <div className="chosen-losses" role="group" aria-label="Chosen losses">
      <span className="chosen-losses__word">Chosen losses</span>
      {hit.map(({ stack, n }) => (
        <button
          key={stack.key}
          type="button"
          className="chosen-losses__stack"
          disabled={readOnly}
          aria-label={`Take one back: ${stackName(state, stack)}, ${hitsText(n)}`}
          onPointerDown={(event) => carryCounter(event, back(stack))}
          onClick={() => choice.takeBack(stack)}
        >
          <UnitCounter type={stack.type} power={stack.owner} size="small" />
          {n}
        </button>
      ))}
      {fate !== null && <span className="soft chosen-losses__fate">{FATE_TEXT[fate]}</span>}
      {choice.missing > 0 && <span className="chosen-losses__missing">{hitsText(choice.missing)} to come</span>}
    </div>
  );
}
