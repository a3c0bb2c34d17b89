import { useEffect } from 'react';
import { diceAsked } from '../../../engine/index.ts';
import { useGame } from '../../../store/gameStore.ts';
import { diceText } from '../../../text/battleText.ts';
import { DelayedButton } from '../../components/DelayedButton.tsx';
import { useInitialFocus } from '../../components/useInitialFocus.ts';
import { useIsReady } from '../../components/useIsReady.ts';
import type { DecisionProps } from './decisionProps.ts';
import { DeciderHeading } from './DeciderHeading.tsx';
import { FightToEndButton } from './FightToEndButton.tsx';

/** Elements that handle Enter and Space themselves. */
const CONTROLS = 'a, button, input, select, textarea, summary, canvas, [role=application], [role=dialog], [role=menu]';

/** Rolls the dice: by the button, or by Enter or Space unless another control has the focus. */
export function RollButton({ state, question }: DecisionProps<'dice'>) {
  const roll = useGame((store) => store.roll);
  const readOnly = useGame((store) => store.readOnly);
  const button = useInitialFocus<HTMLButtonElement>();
  const meaning = `${state.battle?.space} ${state.battle?.round} ${state.battle?.step}`;
  const isReady = useIsReady(meaning);
  const dice = diceAsked(question);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || readOnly || !isReady || (event.key !== 'Enter' && event.key !== ' ')) return;
      if (event.target instanceof Element && event.target.closest(CONTROLS) !== null) return;
      event.preventDefault();
      roll();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [roll, readOnly, isReady]);

  return (
    <>
      <DeciderHeading
        state={state}
        by={question.by}
        what={question.side === 'attacker' ? 'the attacker fires' : 'the defender fires'}
      />
      <DelayedButton meaning={meaning} look="main" wide className="roll-button" ref={button} onClick={roll}>
        Roll {diceText(dice)}
      </DelayedButton>
      <FightToEndButton state={state} />
    </>
  );
}
