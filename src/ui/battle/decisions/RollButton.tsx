import { useEffect } from 'react';
import { useGame } from '../../../store/gameStore.ts';
import { diceText } from '../../../text/battleText.ts';
import { Button } from '../../pieces/Button.tsx';
import { useFirstFocus } from '../../pieces/useFirstFocus.ts';
import type { AskedProps } from './asked.ts';
import { DeciderHeading } from './DeciderHeading.tsx';

/** Rolls the dice asked for: by the button, and by Enter or Space unless another control has the focus. */
export function RollButton({ state, asked }: AskedProps<'dice'>) {
  const roll = useGame((store) => store.roll);
  const readOnly = useGame((store) => store.readOnly);
  const button = useFirstFocus<HTMLButtonElement>();
  const dice = asked.groups.reduce((sum, { units }) => sum + units.length, 0);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || readOnly || (event.key !== 'Enter' && event.key !== ' ')) return;
      if (event.target !== document.body) return;
      event.preventDefault();
      roll();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [roll, readOnly]);

  return (
    <>
      <DeciderHeading
        state={state}
        by={asked.by}
        what={asked.side === 'attacker' ? 'the attacker fires' : 'the defender fires'}
      />
      <Button look="main" wide className="roll-button" ref={button} onClick={roll}>
        Roll {diceText(dice)}
      </Button>
    </>
  );
}
