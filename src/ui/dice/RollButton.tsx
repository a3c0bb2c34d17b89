import { useEffect } from 'react';
import type { GameState, PowerId } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { diceText } from '../../text/battleText.ts';
import { Button } from '../components/Button.tsx';
import { DelayedButton } from '../components/DelayedButton.tsx';
import { useInitialFocus } from '../components/useInitialFocus.ts';
import { useIsReady } from '../components/useIsReady.ts';
import { DeciderHeading } from './DeciderHeading.tsx';
import { LowLuckNote } from './LowLuckNote.tsx';

interface RollButtonProps {
  readonly state: GameState;
  readonly by: readonly PowerId[];
  /** What must be done: 'the attacker fires'. */
  readonly what: string;
  /** How many dice. */
  readonly dice: number;
  /** Which roll it is; another one starts the delay of the button again. */
  readonly meaning: string;
}

/** Elements that handle Enter and Space themselves. */
const CONTROLS = 'a, button, input, select, textarea, summary, canvas, [role=application], [role=dialog], [role=menu]';

/** Rolls the dice: by the button, or by Enter or Space unless another control has the focus. */
export function RollButton({ state, by, what, dice, meaning }: RollButtonProps) {
  const roll = useGame((store) => store.roll);
  const readOnly = useGame((store) => store.readOnly);
  const isLab = useGame((store) => store.isLab);
  const button = useInitialFocus<HTMLButtonElement>();
  const isReady = useIsReady(meaning);

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
      <DeciderHeading state={state} by={by} what={what} />
      <LowLuckNote state={state} />
      <DelayedButton meaning={meaning} look="main" wide className="roll-button" ref={button} onClick={roll}>
        Roll {diceText(dice)}
      </DelayedButton>
      {isLab && (
        <Button wide className="roll-by-hand" onClick={() => useGame.setState({ isTypingDice: true })}>
          Set the dice by hand
        </Button>
      )}
    </>
  );
}
